import { foldCaseNumber } from '@/domain/adjudication/citation';
import type { Citation } from '@/domain/law/findCitations';
import {
  type CitationTarget,
  caseTarget,
  type LawCitation,
  lawTarget,
  patentTarget,
} from './citationTarget';

/** Targets by the key of their citations; null where the portal has none. */
type Targets = Map<string, CitationTarget | null>;

type PatentCitation = Extract<Citation, { kind: 'patent' }>;
type CaseCitation = Extract<Citation, { kind: 'case' }>;

// A page loads the service of what its texts cite, and no other.
const lawService = () => import('@/services/data/law');
const caseService = () => import('@/services/data/adjudication');
const patentService = () => import('@/services/cnipr');

/** A text that cites stays readable when nobody answers: nothing is said of that. */
const QUIET = { skipErrorHandler: true } as const;

const MOST_NUMBERS = 100;
/** Numbers looked up one by one; of a text that names more, the others stay text. */
const MOST_ALONE = 30;

function inPieces<T>(all: readonly T[], most: number): T[][] {
  const pieces: T[][] = [];
  for (let at = 0; at < all.length; at += most) pieces.push(all.slice(at, at + most));
  return pieces;
}

async function askLaws(
  citations: readonly LawCitation[],
  asOf: string | undefined,
): Promise<Targets> {
  const targets: Targets = new Map();
  if (citations.length === 0) return targets;
  const { MOST_CITATIONS, resolveLaws } = await lawService();
  for (const piece of inPieces(citations, MOST_CITATIONS)) {
    const wanted = piece.map(({ name, edition, place }) => ({
      name,
      ...(edition !== undefined && { edition }),
      ...(place && { article: place.article }),
    }));
    const answers = await resolveLaws(wanted, asOf, QUIET);
    piece.forEach((citation, i) => {
      const law = answers[i];
      targets.set(citation.key, law ? lawTarget(citation, law, asOf) : null);
    });
  }
  return targets;
}

async function askCases(citations: readonly CaseCitation[]): Promise<Targets> {
  const targets: Targets = new Map();
  if (citations.length === 0) return targets;
  const { findAdjudications } = await caseService();
  for (const { key, number } of citations.slice(0, MOST_ALONE)) {
    const { content } = await findAdjudications(
      { q: number, part: 'CASE_NUMBER', page: 0, size: 5 },
      QUIET,
    );
    const folded = foldCaseNumber(number);
    const row = content.find(({ caseNumber }) => foldCaseNumber(caseNumber ?? '') === folded);
    targets.set(key, row ? caseTarget(row) : null);
  }
  return targets;
}

/** Whether a row of the result is the one that a number names; without kind code all kinds are. */
function bears(number: string, printed: readonly (string | null)[]): boolean {
  return printed.some(
    (one) => one === number || (one !== null && one.replace(/[A-Z]\d?$/, '') === number),
  );
}

async function askPatents(citations: readonly PatentCitation[]): Promise<Targets> {
  const targets: Targets = new Map();
  if (citations.length === 0) return targets;
  const { searchPatents } = await patentService();
  const ask = async (numbers: string[]) => {
    const request = { expression: '', numbers, page: 0, size: numbers.length * 2 };
    return (await searchPatents(request, QUIET)).content;
  };
  const isChinese = ({ numberKind }: PatentCitation) => !numberKind.startsWith('international');
  for (const piece of inPieces(citations.filter(isChinese), MOST_NUMBERS)) {
    const rows = await ask(piece.map(({ number }) => number));
    for (const { key, number } of piece) {
      const row = rows.find(({ applicationNumber, publicationNumber, grantNumber }) =>
        bears(number, [applicationNumber, publicationNumber, grantNumber]),
      );
      targets.set(key, row ? patentTarget(row) : null);
    }
  }
  // Rows do not show their international numbers, so the answer itself must tell.
  const international = citations.filter((citation) => !isChinese(citation));
  for (const { key, number } of international.slice(0, MOST_ALONE)) {
    const [row] = await ask([number]);
    targets.set(key, row ? patentTarget(row) : null);
  }
  return targets;
}

/**
 * Asks the services what citations lead to. A service that does not answer, or does not
 * load, leaves its citations out, so that they are asked for again some other time.
 *
 * @param citations each key once
 * @param asOf the day whose versions of laws are meant; today when undefined
 */
async function askServices(
  citations: readonly Citation[],
  asOf: string | undefined,
): Promise<Targets> {
  const of = <K extends Citation['kind']>(kind: K) =>
    citations.filter((one): one is Extract<Citation, { kind: K }> => one.kind === kind);
  const answers = await Promise.allSettled([
    askLaws(of('law'), asOf),
    askCases(of('case')),
    askPatents(of('patent')),
  ]);
  return new Map(
    answers.flatMap((answer) => (answer.status === 'fulfilled' ? [...answer.value] : [])),
  );
}

/** More than a visit reads; then it begins anew. */
const MOST_KEPT = 5000;

interface Waiting {
  readonly citation: Citation;
  readonly asOf: string | undefined;
}

const kept = new Map<string, CitationTarget | null>();
let waiting = new Map<string, Waiting>();
let next: Promise<void> | undefined;
const underWay = new Map<string, Promise<void>>();

const keyOf = ({ key }: Citation, asOf: string | undefined) => `${asOf ?? ''}|${key}`;

/** What a citation is known to lead to; null where the portal has nothing, undefined if not asked. */
export function keptTarget(
  citation: Citation,
  asOf: string | undefined,
): CitationTarget | null | undefined {
  return kept.get(keyOf(citation, asOf));
}

async function askWaiting(): Promise<void> {
  const asked = [...waiting.values()];
  waiting = new Map();
  next = undefined;
  for (const asOf of new Set(asked.map((one) => one.asOf))) {
    const citations = asked.filter((one) => one.asOf === asOf).map(({ citation }) => citation);
    const targets = await askServices(citations, asOf);
    if (kept.size > MOST_KEPT) kept.clear();
    for (const citation of citations) {
      const target = targets.get(citation.key);
      if (target !== undefined) kept.set(keyOf(citation, asOf), target);
    }
  }
}

/**
 * Sees to it that `keptTarget` knows these. Whatever is asked for in one go, by however many texts
 * of a page, is one question; nothing is asked twice.
 */
export async function wantTargets(
  citations: readonly Citation[],
  asOf: string | undefined,
): Promise<void> {
  const answers = citations.flatMap((citation): Promise<void>[] => {
    const key = keyOf(citation, asOf);
    if (kept.has(key)) return [];
    const asked = underWay.get(key);
    if (asked) return [asked];
    waiting.set(key, { citation, asOf });
    next ??= new Promise((resolve) => setTimeout(resolve)).then(askWaiting);
    const answer = next;
    underWay.set(key, answer);
    const done = () => underWay.delete(key);
    answer.then(done, done);
    return [answer];
  });
  await Promise.all(new Set(answers));
}

/** Forgets everything, for tests. */
export function forgetTargets(): void {
  kept.clear();
}
