/** The converters of pages, loaded on demand. */
import { loadScript } from '@platform/contract/script/load';
import type { Script } from '@platform/contract/variant';
import type { ScriptConverter } from './current.ts';

/** The converter of a script; a failed load can be repeated. */
export async function loadConverter(script: Script): Promise<ScriptConverter> {
  const [convert, { converterFor }] = await Promise.all([loadScript(script), import('./elements.ts')]);
  return converterFor(script, convert);
}
