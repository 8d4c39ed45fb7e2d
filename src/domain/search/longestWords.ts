/** Characters of a search for words that each service takes (contract: `q`, `keyword`). */
export const LONGEST_WORDS = {
  law: 200,
  adjudication: 200,
  enterprise: 100,
  listing: 200,
} as const;
