import { readNumberList } from '../../src/domain/numberList';
import { TODAY } from './checkSuite';

/** A list of numbers as it is read today. */
export const read = (text: string) => readNumberList(text, { today: TODAY });

/** The numbers that are read, in their normal form. */
export const numbers = (text: string) => read(text).entries.map(({ number }) => number);
