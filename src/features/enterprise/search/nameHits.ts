import { foldEnterpriseName } from '@/domain/enterprise/name';

/**
 * Where a query stands in a name, whatever the width of its letters, its brackets and its spaces.
 *
 * @returns none or one half-open range of the name
 */
export function nameHits(name: string, query: string): { from: number; to: number }[] {
  const wanted = foldEnterpriseName(query);
  if (wanted === '') return [];
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of name) {
    const part = foldEnterpriseName(sign);
    for (let unit = 0; unit < part.length; unit++) places.push(at);
    folded += part;
    at += sign.length;
  }
  const start = folded.indexOf(wanted);
  const from = places[start];
  const last = places[start + wanted.length - 1];
  if (from === undefined || last === undefined) return [];
  return [{ from, to: last + String.fromCodePoint(name.codePointAt(last) ?? 0).length }];
}
