/** How the rows of a list are called in its sentences. */
export interface RowNoun {
  /** What a row is: 专利, 法律法规, 裁判文书. */
  what: string;
  /** What rows are counted in: 件, 部, 篇, 家. */
  unit: string;
  /** Who counts them: 专利检索服务. */
  source: string;
  /** A row has one value of each facet, so their numbers add up to the total. */
  single?: true;
}
