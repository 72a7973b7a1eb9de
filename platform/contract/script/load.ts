/** Loads the conversion into a script on demand, once for pages and emails. */
import type { Script } from '../variant.ts';

type Convert = (text: string) => string;

const dictionaries = { hans: () => import('./hans.ts'), hant: () => import('./hant.ts') };
const conversions = new Map<Script, Promise<Convert>>();

async function open(script: Script): Promise<Convert> {
  const [{ convert }, { memoize }] = await Promise.all([dictionaries[script](), import('./memoize.ts')]);
  return memoize(convert);
}

/** The conversion of texts into a script; a failed load can be repeated. */
export function loadScript(script: Script): Promise<Convert> {
  const loaded = conversions.get(script);
  if (loaded) return loaded;
  const conversion = open(script);
  conversions.set(script, conversion);
  conversion.catch(() => conversions.delete(script));
  return conversion;
}
