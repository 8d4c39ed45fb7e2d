import { createContext, useContext, useMemo } from 'react';
import { readNumerals, sortNumerals } from '@/domain/numeralLegend';
import { type NumeralName, type NumeralReader, numeralReader } from '@/domain/numerals';
import type { PatentRecord } from '@/services/cnipr';
import type { Figure } from './figures';

/** The reference numerals of a record, and how to find them in its texts. */
export interface Numerals {
  legend: readonly NumeralName[];
  inDescription: NumeralReader;
  inClaims: NumeralReader;
}

const NO_NUMERALS: Numerals = {
  legend: [],
  inDescription: numeralReader([]),
  inClaims: numeralReader([]),
};

/** Numerals as the record lists them; where it does not, as its texts use them. */
function numeralsOf({ description, claims = [] }: PatentRecord): Numerals {
  const paragraphs = (description?.sections ?? []).flatMap((section) =>
    section.paragraphs.map(({ text }) => text),
  );
  const listed = description?.numerals?.filter(({ numeral, name }) => numeral && name) ?? [];
  const legend = listed.length
    ? sortNumerals(listed)
    : readNumerals([...paragraphs, ...claims.map(({ text }) => text)]);
  return {
    legend,
    inDescription: numeralReader(legend),
    inClaims: numeralReader(legend, { namesAlone: true }),
  };
}

export const NumeralsContext = createContext<Numerals>(NO_NUMERALS);

/** The numerals of the record being read. */
export const useNumerals = (): Numerals => useContext(NumeralsContext);

/** Numerals of a record, read once. */
export function useRecordNumerals(record: PatentRecord): Numerals {
  return useMemo(() => numeralsOf(record), [record]);
}

/** Where a numeral is to be seen. */
export interface NumeralFigures {
  figures: readonly Figure[];
  /** False when the drawings do not tell and the text beside the numeral was asked. */
  told: boolean;
}

/** The figures that carry a numeral; failing that, those its paragraphs speak of. */
export function figuresWith(
  numeral: string,
  figures: readonly Figure[],
  record: PatentRecord,
  { inDescription }: Numerals,
): NumeralFigures {
  if (figures.some((figure) => figure.numerals)) {
    return { figures: figures.filter((figure) => figure.numerals?.includes(numeral)), told: true };
  }
  const named = new Set(
    (record.description?.sections ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .filter(({ text }) => inDescription(text).some((run) => run.numeral === numeral))
      .flatMap((paragraph) => paragraph.figures),
  );
  return { figures: figures.filter(({ no }) => no !== undefined && named.has(no)), told: false };
}
