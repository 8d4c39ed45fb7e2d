import { ConverterFactory } from 'opencc-js/core';
import characters from 'opencc-js/dict/TSCharacters';
import phrases from 'opencc-js/dict/TSPhrases';

/** Simplified characters for traditional ones, by phrase where it matters: 乾燥 is 干燥, 乾坤 stays. */
export const simplify = ConverterFactory([phrases, characters]);
