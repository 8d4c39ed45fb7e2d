import { FIGURES, type StatisticsCode } from '../../src/domain/statistics/codes';
import { allPatents, type CountedCode, type Figure, foundIn, selection, UNKNOWN } from './counted';
import { addressExpression, allOf, type Kind, type Span } from './expressions';
import { partTexts } from './regions';

/** What a stock is at the end of the years, and a flow over them. */
const spanOf = (code: StatisticsCode, { from, to }: Span): Span =>
  FIGURES[code].measure === 'flow' ? { from, to } : { from: to, to };

/** What of a folder of real patents has its address in a region; none found is not known. */
export function realPart(
  code: CountedCode,
  region: string,
  span: Span,
  kind: Kind | undefined,
): Figure {
  const texts = partTexts(region, true);
  if (texts === undefined) return UNKNOWN;
  const { of, expression } = selection(code, spanOf(code, span), kind);
  const found = allPatents().filter(
    (fact) => texts.some((text) => fact.address.includes(text)) && of(fact),
  );
  return found.length === 0
    ? UNKNOWN
    : { value: found.length, query: allOf([addressExpression(texts), expression]) };
}

/** The whole that the parts are of: every patent of the folder. */
export function realWhole(code: CountedCode, span: Span, kind: Kind | undefined): Figure {
  const { of, expression } = selection(code, spanOf(code, span), kind);
  const all = allPatents();
  const value = foundIn(code, all, all.filter(of).length);
  return { value, query: value ? expression : null };
}

/** What of a whole is in none of its parts; null where there is nothing, or it is not known. */
export function restOf(whole: Figure, parts: readonly Figure[]): number | null {
  if (whole.value === null) return null;
  const rest = whole.value - parts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return rest > 0 ? rest : null;
}
