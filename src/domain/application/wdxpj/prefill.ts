import type { FormValues } from '../../form/description';
import type { Validity } from '../../patentLabels';
import { type PatentFacts, recordPrefill } from '../pjsq/prefill';
import { RECORD_CLAIMS } from './claims';

/** What the record of a patent tells for an evaluation of its stability. */
export interface AssessedPatent extends PatentFacts {
  readonly validity?: Validity | null | undefined;
  readonly claims?:
    | readonly {
        readonly no: number | undefined;
        readonly kind: string | undefined;
        readonly text: string;
      }[]
    | undefined;
}

/** As much of a claim as tells it from the others. */
const SHOWN_OF_CLAIM = 40;

function beginning(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length > SHOWN_OF_CLAIM
    ? `${letters.slice(0, SHOWN_OF_CLAIM).join('')}…`
    : letters.join('');
}

/**
 * The answers that the record of a patent gives, its claims included; independent ones are ticked,
 * and the text is that of the record. What the record lacks is blank, not absent.
 */
export function assessedPatentPrefill(record: AssessedPatent): FormValues {
  // What has no number cannot be ticked.
  const claims = (record.claims ?? [])
    .flatMap(({ no, ...claim }) => (no === undefined ? [] : [{ no, ...claim }]))
    .sort((one, other) => one.no - other.no);
  const independent = claims.flatMap(({ no, kind }) =>
    kind === 'INDEPENDENT' ? [String(no)] : [],
  );
  return {
    ...recordPrefill(record),
    validity: record.validity ?? '',
    claimCount: claims.length ? String(claims.length) : '',
    independentClaims: independent.join('、'),
    claimsToEvaluate: independent,
    [RECORD_CLAIMS]: claims.map(({ text }) => beginning(text)),
    textSource: claims.length ? 'RECORD' : 'UPLOAD',
  };
}
