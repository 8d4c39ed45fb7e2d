import type { AssessmentWeights } from './result';
import { type IndexSystem, weightsOf } from './systems';

/** Highest weight that can be set. */
export const MAX_WEIGHT = 100;

/** A weight that can be set: a whole number or half, 0 to 100; null where the text is none. */
export function readWeight(text: string): number | null {
  if (!/^\d{1,3}(?:\.\d)?$/.test(text.trim())) return null;
  const weight = Number(text);
  return weight <= MAX_WEIGHT ? weight : null;
}

/**
 * Weights as a short text for an address: those that differ from the given ones, such as
 * `L_40-T_30-L11.0-E31.7`: the code of a part and its weight with `_` between, the code of an
 * indicator with a point. '' where none differs.
 */
export function weightsCode(
  system: IndexSystem,
  weights: AssessmentWeights,
  base: AssessmentWeights = weightsOf(system),
): string {
  const written: string[] = [];
  for (const { code, indicators } of system.dimensions) {
    const weight = weights.dimensions[code];
    if (weight !== undefined && weight !== base.dimensions[code]) written.push(`${code}_${weight}`);
    for (const indicator of indicators) {
      const own = weights.indicators[indicator.code];
      if (own !== undefined && own !== base.indicators[indicator.code]) {
        written.push(`${indicator.code}.${own}`);
      }
    }
  }
  return written.join('-');
}

/**
 * Reads `weightsCode`. What is not understood is passed over: an address that was cut off still
 * shows the result.
 */
export function readWeightsCode(
  system: IndexSystem,
  code: string,
  base: AssessmentWeights = weightsOf(system),
): AssessmentWeights {
  const dimensions = { ...base.dimensions };
  const indicators = { ...base.indicators };
  for (const entry of code.split('-')) {
    const match = /^([A-Z]\d{0,2})([_.])(\d{1,3}(?:\.\d)?)$/.exec(entry);
    const [, name = '', kind, text = ''] = match ?? [];
    const weight = readWeight(text);
    if (weight === null) continue;
    const level = kind === '_' ? dimensions : indicators;
    if (Object.hasOwn(level, name)) level[name] = weight;
  }
  return { dimensions, indicators };
}
