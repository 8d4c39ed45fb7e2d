import type { FormBody } from '../../../../src/domain/form/body';
import { choicesAnswer, numberAnswer, rowsAnswer, textAnswer } from '../facts';

/** What the rules read of a request before filing (domain reference 2.7). */
export interface PreAnswers {
  readonly caseName: string;
  readonly targets: readonly string[];
  readonly background: string;
  readonly problem: string;
  readonly solution: string;
  readonly effects: string;
  readonly innovations: readonly string[];
  readonly alternatives: string;
  readonly embodiments: string;
  readonly data: string;
  readonly priorArt: readonly { readonly source: string; readonly difference: string }[];
  readonly ipcs: string;
  readonly disclosed?: boolean;
  /** `YYYY-MM-DD`, and key of the way, when it is disclosed. */
  readonly disclosureDate: string;
  readonly way: string;
  readonly market: string;
  readonly products: string;
  readonly plan: string;
  readonly competitors: string;
  readonly overseas: string;
  /** 1–9. */
  readonly trl?: number;
}

/** Reads the body of a request; texts not given are ''. */
export function preAnswers(body: FormBody): PreAnswers {
  const text = (key: string) => textAnswer(body, key);
  const trl = numberAnswer(body, 'trl');
  return {
    caseName: text('caseName'),
    targets: choicesAnswer(body, 'targetType'),
    background: text('background'),
    problem: text('problem'),
    solution: text('solution'),
    effects: text('effects'),
    innovations: rowsAnswer(body, 'innovation')
      .map((row) => textAnswer(row, 'point'))
      .filter(Boolean),
    alternatives: text('alternatives'),
    embodiments: text('embodiments'),
    data: text('data'),
    priorArt: rowsAnswer(body, 'priorArt').map((row) => ({
      source: textAnswer(row, 'source'),
      difference: textAnswer(row, 'difference'),
    })),
    ipcs: text('ipcs'),
    ...(typeof body.disclosed === 'boolean' && { disclosed: body.disclosed }),
    disclosureDate: text('disclosureDate'),
    way: text('way'),
    market: text('market'),
    products: text('products'),
    plan: text('plan'),
    competitors: text('competitors'),
    overseas: text('overseas'),
    ...(trl !== undefined && trl >= 1 && trl <= 9 && { trl }),
  };
}

/** Characters of a text, those outside of the basic plane as one. */
export function letterCount(text: string): number {
  return Array.from(text).length;
}
