import type { AssessmentResult } from '../result';

type Json = string | number | boolean | null | undefined | readonly Json[] | object;

/** JSON with the keys of every object in order, so that equal data has one text. */
function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonicalJson(one)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as Readonly<Record<string, Json>>)
      .filter(([, own]) => own !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    return `{${entries.map(([key, own]) => `${JSON.stringify(key)}:${canonicalJson(own)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/**
 * The text under the checksum of a result: what it is about, what went in, the weights, the scores
 * and the total, the rules and the days. UTF-8, SHA-256 (portal features 6b.6).
 */
export function frozenText(result: AssessmentResult): string {
  const { applyNo, kind, subject, scene, totalScore, grade, finishedTime, frozen } = result;
  const { checksum: _, ...evidence } = frozen;
  return canonicalJson({
    applyNo,
    kind,
    subject,
    scene,
    totalScore,
    grade,
    finishedTime,
    ...evidence,
    scores: Object.fromEntries(
      result.dimensions.flatMap(({ indicators }) =>
        indicators.map(({ code, score }) => [code, score]),
      ),
    ),
  });
}

/** The result with its checksum, 64 hexadecimal digits. */
export function withChecksum(result: AssessmentResult, checksum: string): AssessmentResult {
  return { ...result, frozen: { ...result.frozen, checksum } };
}
