import type { FormBody } from '../../../../src/domain/form/body';
import { numberAnswer, rowsAnswer, textAnswer, toNumber } from '../facts';

type Implementation = 'FULL' | 'PARTIAL' | 'NONE';

/** What the rules read of a request for a value assessment (domain reference 2.9). */
export interface ValueAnswers {
  readonly implementation?: Implementation;
  /** 万元 a year, of the years given. */
  readonly revenue: readonly number[];
  /** 万元 a year. */
  readonly marketSize?: number;
  /** Per cent. */
  readonly marketShare?: number;
  /** Years. */
  readonly remainingLife?: number;
  readonly standards: string;
  readonly awards: string;
  readonly operations: string;
  /** Own marks of technical indicators by code, 1–5. */
  readonly techSelf: Readonly<Record<string, number>>;
}

const IMPLEMENTATIONS: readonly Implementation[] = ['FULL', 'PARTIAL', 'NONE'];

/** Reads the body of a request; what is missing or no number is absent. */
export function valueAnswers(body: FormBody): ValueAnswers {
  const told = textAnswer(body, 'implementation');
  const implementation = IMPLEMENTATIONS.find((one) => one === told);
  const optional = <Key extends string>(key: Key) => {
    const value = numberAnswer(body, key);
    return value === undefined ? {} : ({ [key]: value } as Record<Key, number>);
  };
  const marks = rowsAnswer(body, 'techSelf').flatMap((row): [string, number][] => {
    const mark = toNumber(textAnswer(row, 'score'));
    const usable = mark !== undefined && mark >= 1 && mark <= 5;
    return usable ? [[textAnswer(row, 'indicator'), mark]] : [];
  });
  return {
    ...(implementation && { implementation }),
    revenue: rowsAnswer(body, 'revenue3y').flatMap((row) => numberAnswer(row, 'amount') ?? []),
    ...optional('marketSize'),
    ...optional('marketShare'),
    ...optional('remainingLife'),
    standards: textAnswer(body, 'standards'),
    awards: textAnswer(body, 'awards'),
    operations: textAnswer(body, 'operations'),
    techSelf: Object.fromEntries(marks),
  };
}
