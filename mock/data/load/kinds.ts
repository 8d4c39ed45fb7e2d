import type { PatentType } from '../../contract';

const TYPE_OF_KIND: Readonly<Record<string, PatentType>> = {
  A: 'INVENTION_PUB',
  B: 'INVENTION_GRANT',
  C: 'INVENTION_GRANT',
  U: 'UTILITY',
  Y: 'UTILITY',
  S: 'DESIGN',
  D: 'DESIGN',
};

/**
 * Patent type by the kind letter of a publication number. Numbers before 2007 often come without
 * one; whether such a number is of an application or a grant is then not known.
 */
export function typeOfNumber(number: string | undefined): PatentType | undefined {
  const letter = /^CN\d+([A-Z])\d?$/.exec(number ?? '')?.[1];
  return letter === undefined ? undefined : TYPE_OF_KIND[letter];
}

/** The number itself when its kind says that it is the announcement of a grant. */
export function grantOf(number: string | undefined): string | undefined {
  const type = typeOfNumber(number);
  return type === undefined || type === 'INVENTION_PUB' ? undefined : number;
}
