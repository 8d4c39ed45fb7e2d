import type {
  AssessedClaim,
  AssessedDimension,
  AssessmentKind,
  AssessmentResult,
  AssessmentWeights,
  ClaimMatrix,
} from '@/domain/assessment/result';
import { levelWord } from '@/domain/assessment/score';
import { TransportError } from '@/requests/errors';
import type { Complete } from '@/requests/reading';
import type { components } from '../contract/assessment';

type Schemas = components['schemas'];
type Answered = Complete<Schemas['AssessmentResult']>;

const NO_WEIGHTS: AssessmentWeights = { dimensions: {}, indicators: {} };

const dimensionsOf = ({ dimensions }: Answered): AssessedDimension[] =>
  dimensions.map(({ indicators, ...dimension }) => ({
    ...dimension,
    indicators: indicators.map((indicator) => ({
      ...indicator,
      // The word follows from the score (domain reference, section 6).
      level: indicator.level ?? (indicator.score === null ? undefined : levelWord(indicator.score)),
    })),
  }));

const claimOf = (claim: Complete<Schemas['AssessedClaim']>): AssessedClaim => ({
  ...claim,
  cells: claim.cells.filter(({ document }) => document),
});

const matrixOf = ({
  documents,
  claims,
  advice,
}: Complete<Schemas['ClaimMatrix']>): ClaimMatrix => ({
  documents: documents.map((document, index) => ({
    ...document,
    key: document.key || `D${index + 1}`,
  })),
  claims: claims.map(claimOf),
  advice,
});

/**
 * The result as the portal works with it. What it is a result of decides on everything else.
 *
 * @param kind of the result that this one belongs to
 * @throws TransportError when it does not say of which kind it is
 */
export function assessmentResult(
  { others, claims, coverage, frozen, subject, ...answer }: Answered,
  kind: AssessmentKind | undefined = answer.kind,
): AssessmentResult {
  if (!kind) throw new TransportError('unreadable');
  const { known, total } = coverage ?? {};
  return {
    ...answer,
    kind,
    subject: subject ?? { title: '' },
    dimensions: dimensionsOf({ ...answer, coverage, frozen, subject }),
    coverage: known === undefined || total === undefined ? undefined : { known, total },
    ...(claims && { claims: matrixOf(claims) }),
    frozen: {
      inputs: [],
      model: '',
      baseDate: '',
      checksum: '',
      ...frozen,
      weights: frozen?.weights ?? NO_WEIGHTS,
    },
    ...(others && { others: others.map((other) => assessmentResult(other, other.kind ?? kind)) }),
  };
}
