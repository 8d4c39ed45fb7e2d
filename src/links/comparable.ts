import { COMPARABLE, type ComparableBy } from '@/domain/adjudication/comparable';

/** In the address of a judgment: with which others its sums are compared. */
const NAME = 'vs';

const VALUES: { readonly [Name in keyof ComparableBy]: readonly ComparableBy[Name][] } = {
  right: ['same', 'any'],
  cause: ['same', 'any'],
  court: ['any', 'level', 'same'],
  years: ['any', 'near', 'same'],
  procedure: ['same', 'any'],
};

const NAMES = Object.keys(VALUES) as (keyof ComparableBy)[];

/** Reads the choices of a comparison from an address; what cannot be read has its default. */
export function readComparable(search: string): ComparableBy {
  const told = new URLSearchParams(search).get(NAME)?.split('-') ?? [];
  const read = NAMES.flatMap((name, place) => {
    const value = VALUES[name].find((one) => one === told[place]);
    return value ? [[name, value]] : [];
  });
  return { ...COMPARABLE, ...Object.fromEntries(read) };
}

/** The query of an address with the choices of a comparison; the same text where it has them. */
export function withComparable(search: string, by: ComparableBy): string {
  const query = new URLSearchParams(search);
  const text = NAMES.map((name) => by[name]).join('-');
  if (query.get(NAME) === text) return search;
  query.set(NAME, text);
  return `?${query}`;
}
