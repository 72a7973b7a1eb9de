/**
 * Resolves the modules of drizzle-orm faster. For each of them Node reads the package.json with 180 KB of exports to
 * learn that it is an ES module, which takes half a second and 130 MB at every start (docs/decisions/0010).
 */
import { registerHooks } from 'node:module';

const folder = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isNeighbour = specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(folder);
    if (!isNeighbour) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
