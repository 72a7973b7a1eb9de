/** The dictionaries, fetched when a script is asked for. */
import type { Script } from '@platform/contract/variant';
import type { ScriptConverter } from './current.ts';

const dictionaries = { hans: () => import('./hans.ts'), hant: () => import('./hant.ts') };

async function open(script: Script): Promise<ScriptConverter> {
  const [{ convert }, { converterFor: writingIn }, { memoize: remembering }] = await Promise.all([
    dictionaries[script](),
    import('./elements.ts'),
    import('./remembering.ts'),
  ]);
  return writingIn(script, remembering(convert));
}

const opened = new Map<Script, Promise<ScriptConverter>>();

/** The writing in a script; its dictionary is loaded once. A failed attempt is forgotten. */
export function loadConverter(script: Script): Promise<ScriptConverter> {
  const known = opened.get(script);
  if (known) return known;
  const opening = open(script);
  opened.set(script, opening);
  opening.catch(() => opened.delete(script));
  return opening;
}
