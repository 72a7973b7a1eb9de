/** The converter to traditional characters as Hong Kong writes them; loaded on demand. */
import { ConverterFactory } from 'opencc-js/core';
import hongKong from 'opencc-js/dict/HKVariants';
import hongKongPhrases from 'opencc-js/dict/HKVariantsPhrases';
import characters from 'opencc-js/dict/STCharacters';
import phrases from 'opencc-js/dict/STPhrases';
import morePhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases';
import traditional from 'opencc-js/dict/TSCharacters';
import { aspects, hantWords, hongKongForms, sharedCharacters } from './corrections.ts';
import { convert as simplify } from './hans.ts';

const sourcesOf = (entries: string) => entries.split('|').map((entry) => entry.slice(0, entry.indexOf(' ')));
const targetsOf = (entries: string) => entries.split('|').map((entry) => entry.slice(entry.indexOf(' ') + 1));

/** Characters that both scripts use. */
const neutralCharacters = new Set([...sharedCharacters, ...targetsOf(hongKong), ...targetsOf(hongKongForms)]);
/** Characters that occur in simplified text only, and in traditional text only. */
export const onlySimplified: ReadonlySet<string> = new Set(
  sourcesOf(characters).filter((character) => !neutralCharacters.has(character)),
);
export const onlyTraditional: ReadonlySet<string> = new Set(
  sourcesOf(traditional).filter((character) => !neutralCharacters.has(character)),
);

const fromSimplified = ConverterFactory([hantWords, phrases, morePhrases, characters]);
const toHongKong = ConverterFactory([hongKongPhrases, hongKong], [aspects, hongKongForms]);

/** Which scripts a text contains. */
function scriptsOf(text: string): { simplified: boolean; traditional: boolean } {
  let simplified = false;
  let isTraditional = false;
  for (const character of text) {
    simplified ||= onlySimplified.has(character);
    isTraditional ||= onlyTraditional.has(character);
  }
  return { simplified, traditional: isTraditional };
}

const clause = /[^，。；：！？、,.;:!?\s]*[，。；：！？、,.;:!?\s]*/g;

/**
 * Traditional text only gets Hong Kong's forms, because 干擾 read as simplified would become 幹擾. A text in both scripts
 * is converted clause by clause, and a clause in both by way of simplified characters.
 */
function traditionalise(text: string): string {
  const textScripts = scriptsOf(text);
  if (!textScripts.traditional) return fromSimplified(text);
  if (!textScripts.simplified) return text;
  const clauses = text.match(clause) ?? [];
  if (clauses.filter((part) => part !== '').length > 1) return clauses.map(traditionalise).join('');
  return fromSimplified(simplify(text));
}

/** Converts simplified characters into traditional ones, in Hong Kong's forms. */
export function convert(text: string): string {
  return toHongKong(traditionalise(text));
}
