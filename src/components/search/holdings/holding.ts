import type { CallOptions } from '@/requests/serviceClient';

/** One record of a holding, as far as a line tells of it. */
export interface Hit {
  readonly key: string;
  readonly title: string;
  /** Address of the record; '' when it cannot be opened. */
  readonly to: string;
  /** Names with values: number, day, and last who, which may be long. Unknown is null or ''. */
  readonly facts: readonly (readonly [name: string, value: string | null | undefined])[];
  /** What it says, where the text names it: the words of an article. */
  readonly text?: string | undefined;
  /** Invented, for demonstration. */
  readonly sample?: boolean;
  /** Whether it is in force, in words and with the sign of its list. */
  readonly status?: { readonly words: string; readonly tone: string };
}

/** What a holding answers to a text. */
export interface Answer {
  /** Records that meet the text, as the holding's own list counts them. */
  readonly total: number;
  /** Whether `total` is known; otherwise there are at least the rows. */
  readonly counted: boolean;
  /** The first of them, as they were answered. */
  readonly rows: readonly unknown[];
  /** The best of them, at most `BEST`. */
  readonly hits: readonly Hit[];
  /** The text is the name of the one record shown: it was not looked for as words. */
  readonly named?: boolean;
}

/** How a holding takes a text. */
export interface Reading {
  /** What is looked for and where, a sentence without full stop. */
  readonly understood: string;
  /** Why it cannot be asked for this text, a sentence; undefined where it can. */
  readonly problem?: string | undefined;
  /** How it is taken as words, where it names one record that is looked for before: 专利法 71. */
  readonly asWords?: string;
}

/** One of the holdings that are asked together. */
export interface Holding {
  /** 专利, 法律法规. */
  readonly name: string;
  /** What its records are counted in: 件, 部. */
  readonly unit: string;
  /** Who counts them: 专利检索服务. */
  readonly source: string;
  /** Its reading uses the table of traditional characters, which may have to come first. */
  readonly needsTable?: boolean;
  readonly read: (q: string) => Reading;
  readonly ask: (q: string, call: CallOptions) => Promise<Answer>;
  /** Its list with the same question, taken as words; '' for all that it has. */
  readonly list: (q: string) => string;
  /** What can be done when nothing was found: a sentence, and a way with its name. */
  readonly otherwise: (q: string) => { advice: string; name: string; to: string };
}

/** Hits shown of each holding. */
export const BEST = 3;

/** What is asked of each holding: its first rows. */
export const FIRST_ROWS = { page: 0, size: BEST } as const;

/** The query string of a list's address, for the records that are opened from it. */
export const queryOf = (address: string): string => address.split('?')[1] ?? '';
