/** Simplified characters; loaded only when they are chosen. */
import { ConverterFactory } from 'opencc-js/core';
import hongKongRev from 'opencc-js/dict/HKVariantsRev';
import hongKongPhrasesRev from 'opencc-js/dict/HKVariantsRevPhrases';
import characters from 'opencc-js/dict/TSCharacters';
import phrases from 'opencc-js/dict/TSPhrases';
import { aspects } from './corrections.ts';

/** Turns traditional characters of any usage into simplified ones and leaves the simplified alone. */
export const convert = ConverterFactory([aspects, hongKongPhrasesRev, hongKongRev], [phrases, characters]);
