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

const opened = new Map<Script, Promise<ScriptConverter>>();

/** The converter of a script, loaded once; a failed load can be repeated. */
export function loadConverter(script: Script): Promise<ScriptConverter> {
  const known = opened.get(script);
  if (known) return known;
  const opening = open(script);
  opened.set(script, opening);
  opening.catch(() => opened.delete(script));
  return opening;
}
