/** The converter to simplified characters; loaded on demand. */
import { ConverterFactory } from 'opencc-js/core';
import hongKongRev from 'opencc-js/dict/HKVariantsRev';
import hongKongPhrasesRev from 'opencc-js/dict/HKVariantsRevPhrases';
import characters from 'opencc-js/dict/TSCharacters';
import phrases from 'opencc-js/dict/TSPhrases';
import { aspects } from './corrections.ts';

/** Converts traditional characters of any region into simplified ones. */
export const convert = ConverterFactory([aspects, hongKongPhrasesRev, hongKongRev], [phrases, characters]);
