import type { Citation } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { mixSeed, Random } from '../random';

/** What the patent cites and what cites it; every entry can be opened here. */
export function citationsOf(blueprint: Blueprint): Citation[] {
  return [
    ...blueprint.cites.map((cited) => citation('BACKWARD', blueprint, cited)),
    ...blueprint.citedBy.map((citing) => citation('FORWARD', citing, blueprint, citing)),
  ];
}

/** One citation; both ends tell the same category and source. */
function citation(
  direction: Citation['direction'],
  citing: Blueprint,
  cited: Blueprint,
  other: Blueprint = cited,
): Citation {
  const random = new Random(mixSeed(citing.seed, cited.seed));
  return {
    direction,
    number: other.publicationNumber,
    id: other.id,
    title: other.title,
    applicant: other.applicants.map(({ name }) => name).join(';'),
    date: other.life.publication,
    ...categoryOf(citing, random),
  };
}

function categoryOf({ kind }: Blueprint, random: Random): Partial<Citation> {
  if (kind !== 'INVENTION' || random.chance(0.25)) return { by: 'APPLICANT' };
  const category = random.pick(['X', 'Y', 'A', 'A'] as const);
  return { category, by: 'EXAMINER', claims: `1-${random.int(2, 8)}` };
}

const LITERATURE = [
  '示例某等. #研究进展[J]. 示例学报, 20@, 38(4): 211-219.',
  '示例某某. #关键技术研究[D]. 江南示例大学, 20@.',
  '示例某甲. #的建模与试验[C]. 示例学术年会论文集, 20@: 56-61.',
];

/** Papers an examiner cites beside patents; most patents have none. */
export function literatureOf({ kind, subject, life, seed }: Blueprint): string[] {
  const random = new Random(mixSeed(seed, 8));
  if (kind !== 'INVENTION' || subject.kind !== 'technical' || !random.chance(0.2)) return [];
  const year = String(Number(life.filing.slice(2, 4)) - 1).padStart(2, '0');
  return [random.pick(LITERATURE).replace('#', subject.product.name).replace('@', year)];
}
