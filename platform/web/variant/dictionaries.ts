/** Loads the dictionaries on demand. */
import type { Script } from '@platform/contract/variant';
import type { ScriptConverter } from './current.ts';

const dictionaries = { hans: () => import('./hans.ts'), hant: () => import('./hant.ts') };

async function open(script: Script): Promise<ScriptConverter> {
  const [{ convert }, { converterFor }, { memoize }] = await Promise.all([
    dictionaries[script](),
    import('./elements.ts'),
    import('./memoize.ts'),
  ]);
  return converterFor(script, memoize(convert));
}

const converters = new Map<Script, Promise<ScriptConverter>>();

/** The converter of a script, loaded once; a failed load can be repeated. */
export function loadConverter(script: Script): Promise<ScriptConverter> {
  const cached = converters.get(script);
  if (cached) return cached;
  const converter = open(script);
  converters.set(script, converter);
  converter.catch(() => converters.delete(script));
  return converter;
}
