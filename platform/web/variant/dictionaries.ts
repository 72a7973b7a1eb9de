/** The dictionaries, fetched when a script is asked for. */
import type { Script } from '@platform/contract/variant';
import type { Writing } from './current.ts';
import { remembering } from './remembering.ts';

const dictionaries = { hans: () => import('./hans.ts'), hant: () => import('./hant.ts') };

const opened = new Map<Script, Promise<Writing>>();

async function open(script: Script): Promise<Writing> {
  const { convert } = await dictionaries[script]();
  return { script, convert: remembering(convert) };
}

/** The writing in a script; its dictionary is loaded once. A failed attempt is forgotten. */
export function openWriting(script: Script): Promise<Writing> {
  const known = opened.get(script);
  if (known) return known;
  const opening = open(script);
  opened.set(script, opening);
  opening.catch(() => opened.delete(script));
  return opening;
}
