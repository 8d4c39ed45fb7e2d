import { collectRows } from '@/components/export/collectRows';
import { readFilingDay } from '@/domain/adjudication/filingDay';
import {
  type AdjudicationQuery,
  type AdjudicationRow,
  findAdjudications,
} from '@/services/data/adjudication';

const PAGE = 100;

/** Documents looked at, at most; fewer where the service pages through fewer. */
const MOST_LOOKED = 200;

export interface LookedAt {
  readonly rows: readonly AdjudicationRow[];
  /** Documents that meet the question. */
  readonly total: number;
}

/** The newest documents of a question, page by page, each once. */
export async function loadAwardRows(
  question: AdjudicationQuery,
  signal: AbortSignal,
): Promise<LookedAt> {
  const page = (number: number, size: number) =>
    findAdjudications(
      { ...question, sort: '-judgmentDate', page: number, size },
      { signal, shownInPlace: true },
    );
  const first = await page(0, PAGE);
  const { totalElements: total, cap } = first;
  const { rows } = await collectRows<AdjudicationRow>({
    limit: Math.min(total, cap, MOST_LOOKED),
    pageSize: PAGE,
    signal,
    fetchPage: async (number, size) => {
      const found = number === 1 ? first : await page(number - 1, size);
      return { rows: found.content, total: found.totalElements };
    },
  });
  const seen = new Set<string>();
  const once = rows.filter(({ id }) => {
    const again = id !== '' && seen.has(id);
    seen.add(id);
    return !again;
  });
  return { rows: once, total };
}

/** Words by which documents tell the day on which the case was taken. */
const FILED = ['立案', '受理'] as const;

/**
 * The question for documents that tell when the case was taken; null where the words of the question
 * are looked for in a part of the documents that does not tell it.
 */
function filingQuestion(question: AdjudicationQuery, word: string): AdjudicationQuery | null {
  const { q, part, ...others } = question;
  if (!q) return { ...others, q: word, part: 'PROCEEDINGS' };
  return part === undefined || part === 'ALL' || part === 'PROCEEDINGS'
    ? { ...question, q: `${q} ${word}` }
    : null;
}

/**
 * When the cases of a question were taken, by the id of the document: rows have no such field, so it
 * is read from the words around 立案 and 受理 that the search gives.
 *
 * @returns null where it cannot be asked for
 */
export async function loadFilingDays(
  question: AdjudicationQuery,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string> | null> {
  const questions = FILED.flatMap((word) => filingQuestion(question, word) ?? []);
  if (questions.length === 0) return null;
  const answers = await Promise.all(questions.map((one) => loadAwardRows(one, signal)));
  const days = new Map<string, string>();
  for (const { id, hits } of answers.flatMap(({ rows }) => rows)) {
    for (const { text } of hits) {
      const day = readFilingDay(text);
      if (day && !days.has(id)) days.set(id, day);
    }
  }
  return days;
}
