/** Traditional characters as Hong Kong writes them; loaded only when they are chosen. */
import { ConverterFactory } from 'opencc-js/core';
import hongKong from 'opencc-js/dict/HKVariants';
import hongKongPhrases from 'opencc-js/dict/HKVariantsPhrases';
import characters from 'opencc-js/dict/STCharacters';
import phrases from 'opencc-js/dict/STPhrases';
import morePhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases';
import traditional from 'opencc-js/dict/TSCharacters';
import { aspects, hantWords, hongKongForms, inBoth } from './corrections.ts';
import { convert as simplify } from './hans.ts';

const sourcesOf = (entries: string) => entries.split('|').map((entry) => entry.slice(0, entry.indexOf(' ')));
const targetsOf = (entries: string) => entries.split('|').map((entry) => entry.slice(entry.indexOf(' ') + 1));

/** Characters of no script in particular. */
const neutral = new Set([...inBoth, ...targetsOf(hongKong), ...targetsOf(hongKongForms)]);
/** Characters that no traditional text holds, and the reverse. */
export const onlySimplified: ReadonlySet<string> = new Set(
  sourcesOf(characters).filter((character) => !neutral.has(character)),
);
export const onlyTraditional: ReadonlySet<string> = new Set(
  sourcesOf(traditional).filter((character) => !neutral.has(character)),
);

const fromSimplified = ConverterFactory([hantWords, phrases, morePhrases, characters]);
const toHongKong = ConverterFactory([hongKongPhrases, hongKong], [aspects, hongKongForms]);

/** The scripts that a text shows. */
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
 * What is traditional already is only put into Hong Kong's forms: read as simplified, its 干擾 would become 幹擾.
 * A text in both scripts is taken clause by clause, and a clause in both by way of simplified characters.
 */
function traditionalise(text: string): string {
  const found = scriptsOf(text);
  if (!found.traditional) return fromSimplified(text);
  if (!found.simplified) return text;
  const clauses = text.match(clause) ?? [];
  if (clauses.filter((part) => part !== '').length > 1) return clauses.map(traditionalise).join('');
  return fromSimplified(simplify(text));
}

/** Turns simplified characters into traditional ones and leaves the traditional alone but for Hong Kong's forms. */
export function convert(text: string): string {
  return toHongKong(traditionalise(text));
}
