/** How asking one holding went. */
export interface HoldingOutcome {
  /** 专利, 法律法规. */
  readonly name: string;
  /** How many there are, or why that is not known: 12 件, 没有查成. */
  readonly note: string;
  /** The best of its records. */
  readonly hits: readonly {
    readonly key: string;
    readonly title: string;
    readonly to: string;
    readonly note: string;
  }[];
}
