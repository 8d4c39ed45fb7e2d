import { type ReadingOption, readPatentNumber } from './anyNumber';

/** The numbers that a row of a list tells. */
interface Numbered {
  readonly applicationNumber: string | null;
  readonly publicationNumber: string | null;
  readonly grantNumber: string | null;
}

const DOMESTIC: readonly string[] = ['application', 'publication'];

/**
 * Whether a row is of the patent with a number. A publication number without kind code stands for
 * all its kinds (domain reference 3).
 *
 * @param number as a search box takes it
 * @returns undefined where the row does not tell: it names no number, or the one asked for is an
 * international one, which rows do not name
 */
export function hasPatentNumber(
  { applicationNumber, publicationNumber, grantNumber }: Numbered,
  number: string,
  option: ReadingOption,
): boolean | undefined {
  const asked = readPatentNumber(number, option);
  const told = [applicationNumber, publicationNumber, grantNumber].flatMap(
    (one) => (one && readPatentNumber(one, option)) || [],
  );
  if (!asked || told.length === 0 || !DOMESTIC.includes(asked.kind)) return undefined;
  const isAnyKind = /\d$/.test(asked.number) && asked.kind === 'publication';
  return told.some(({ number: own }) =>
    isAnyKind ? own.replace(/[A-Z]\d?$/, '') === asked.number : own === asked.number,
  );
}
