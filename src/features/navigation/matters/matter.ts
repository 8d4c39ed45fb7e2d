import type { ReactNode } from 'react';

/** The article of a law that a day comes from. */
export interface LegalRule {
  /** Name of the law, without 《》. */
  readonly law: string;
  /** Key of the article: `115`. */
  readonly article: string;
  /** How far the day can be trusted: 按数据推定. */
  readonly trust: string;
}

/** Late payment of annual fees, within 6 months (Implementing Regulations of 2023, Rule 115). */
export const FEE_RULE: LegalRule = {
  law: '专利法实施细则',
  article: '115',
  trust: '按数据推定',
};

/** The term of a patent (Patent Law, article 42). */
export const TERM_RULE: LegalRule = { law: '专利法', article: '42', trust: '按数据推定' };

/** What waits for the user, with the one thing to do. */
export interface Matter {
  key: string;
  kind: string;
  title: string;
  /** How long there is for it, where that is not counted in days. */
  left?: { readonly figure: string; readonly unit: string } | undefined;
  /** What is to be done; until when stands before it. */
  what: ReactNode;
  urgent: boolean;
  /** A duty with a day near or none at all, what can wait, what is good to know. */
  weight: 'duty' | 'later' | 'news';
  /** Last day for it, `YYYY-MM-DD`; '' where there is none. */
  day: string;
  /** '' where the record has no address. */
  to: string;
  action: string;
  /** What the day comes from; nothing where there is no legal or official day. */
  rule?: string | LegalRule | undefined;
  /** What is to be known of it in a calendar, in plain words. */
  note?: string | undefined;
  /** How many it stands for; without it, one. */
  stands?: number | undefined;
  /** Id of the one patent that it is about. */
  patent?: string | undefined;
}

/** What sources beside the requests have found. */
export interface Found {
  readonly matters: readonly Matter[];
  /** What was looked through, each in a word. */
  readonly looked: readonly string[];
  /** All of them have answered. */
  readonly whole: boolean;
}

export const NOTHING_FOUND: Found = { matters: [], looked: [], whole: false };

/** How many matters there are, those that share a row as well. */
export const countOf = (matters: readonly Matter[]): number =>
  matters.reduce((sum, { stands = 1 }) => sum + stands, 0);

/** How long there is until a day, as a figure with its unit. */
export function leftFigure(
  day: string,
  today: string,
  left = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000),
  unit = '天',
): NonNullable<Matter['left']> {
  if (day < today) return { figure: '已过', unit: '期限' };
  if (day === today) return { figure: '今天', unit: '最后一天' };
  return { figure: left > 0 ? `${left}` : '不足 1', unit };
}

const WEIGHTS: readonly Matter['weight'][] = ['duty', 'later', 'news'];

const NO_DAY = '9999-12-31';

/**
 * The matters of all sources, the most urgent first; among equals they stay as they are.
 *
 * @param held keys of those that keep the first places, in this order
 */
export function inOrder(matters: readonly Matter[], held: readonly string[] = []): Matter[] {
  const places = new Map(held.map((key, place) => [key, place]));
  const placeOf = ({ key }: Matter) => places.get(key) ?? held.length;
  return [...matters].sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      Number(b.urgent) - Number(a.urgent) ||
      WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight) ||
      (a.day || NO_DAY).localeCompare(b.day || NO_DAY),
  );
}
