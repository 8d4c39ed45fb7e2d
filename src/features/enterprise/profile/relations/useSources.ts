import { SAMPLE } from '@/components/chart/sample';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { applicantsQuery, MOST_NAMES } from '@/domain/enterprise/basket';
import { patentsOf } from '@/domain/enterprise/history';
import { isOwnListing, rolesIn } from '@/domain/enterprise/relationPieces';
import { ownershipOf } from '@/domain/identity';
import { combineExpressions } from '@/domain/search/combine';
import type { AnsweredRows } from '@/requests/envelopes';
import { findPatent, type PatentRecord, searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findBreakPromises } from '@/services/data/breakPromise';
import { analyseEnterprise, type EnterpriseProfile } from '@/services/data/enterprise';
import { findListings } from '@/services/data/transaction';

/** Most that is asked of each source. */
export const MOST_ASKED = {
  patents: 200,
  records: 12,
  cases: 100,
  dishonest: 100,
  listings: 50,
} as const;

/** Names under which cases, records and listings are looked for; each is a call of its own. */
const MOST_PARTIES = 3;

/** Records that are asked for at the same time. */
const AT_ONCE = 4;

const inPlace = (signal: AbortSignal) => ({ signal, shownInPlace: true });

/** The enterprise's patents that were transferred or licensed, those it took over among them. */
function movedQuery(names: readonly string[]): string | undefined {
  const applied = applicantsQuery(names);
  if (applied === undefined) return undefined;
  const held = applied.replace(/^PA=/, 'CPA=');
  const either = combineExpressions(applied, 'OR', held);
  if (!either.ok) return undefined;
  const moved = combineExpressions(either.canonical, 'AND', 'OP=(转让 OR 许可)');
  return moved.ok ? moved.canonical : undefined;
}

async function askPatents(names: readonly string[], signal: AbortSignal) {
  const expression = applicantsQuery(names);
  if (expression === undefined) throw new Error('这家企业的名称太多或太长，无法检索专利。');
  const { content, totalElements, counted } = await searchPatents(
    {
      expression,
      sort: '-filingDate',
      page: 0,
      size: MOST_ASKED.patents,
    },
    inPlace(signal),
  );
  const total = counted ? totalElements : undefined;
  return { ...patentsOf(content, names), looked: content.length, total };
}

/** Records one by one, a few at a time: the rows of a search tell no parties of a transfer. */
async function askMoved(names: readonly string[], signal: AbortSignal) {
  const expression = movedQuery(names);
  if (expression === undefined) throw new Error('这家企业的名称太多或太长，无法检索转让与许可。');
  const { content, totalElements, counted } = await searchPatents(
    { expression, page: 0, size: MOST_ASKED.records },
    inPlace(signal),
  );
  const ids = content.slice(0, MOST_ASKED.records).flatMap(({ id }) => id || []);
  const records: PatentRecord[] = [];
  let failure: unknown;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE).map((id) => findPatent(id, inPlace(signal)));
    for (const answer of await Promise.allSettled(some)) {
      if (answer.status === 'fulfilled') records.push(answer.value);
      else failure = answer.reason;
    }
    signal.throwIfAborted();
  }
  if (ids.length > 0 && records.length === 0) throw failure;
  const total = counted ? totalElements : undefined;
  return { records, unread: content.length - records.length, total };
}

async function askCases(names: readonly string[], signal: AbortSignal) {
  const asked = names.slice(0, MOST_PARTIES);
  const pages = await Promise.all(
    asked.map((party) =>
      findAdjudications(
        { party, sort: '-judgmentDate', page: 0, size: MOST_ASKED.cases },
        inPlace(signal),
      ),
    ),
  );
  const { content: once, total } = together(pages);
  const cases = once
    .filter((row) => rolesIn(row, names).length > 0)
    .map((row) => ({ ...row, sample: row.source === SAMPLE }));
  return {
    cases,
    looked: once.length,
    total,
    /** Former names that were not asked for. */
    namesLeft: names.length - asked.length,
  };
}

/** Pages asked for under several names as one: a row that has an id is counted once. Undefined is a total that not all of them tell. */
function together<Row extends { readonly id: string }>(
  pages: readonly Pick<AnsweredRows<Row>, 'content' | 'totalElements' | 'counted'>[],
): { content: Row[]; total: number | undefined } {
  const rows = pages.flatMap(({ content }) => content);
  const content = rows.filter(
    (row, at) => !row.id || rows.findIndex(({ id }) => id === row.id) === at,
  );
  const told = pages.reduce((sum, page) => sum + page.totalElements, 0);
  if (!pages.every(({ counted }) => counted)) return { content, total: undefined };
  return { content, total: Math.max(content.length, told - (rows.length - content.length)) };
}

async function askDishonest(names: readonly string[], code: string | null, signal: AbortSignal) {
  const asked = names.slice(0, MOST_PARTIES);
  const pages = await Promise.all(
    asked.map((subjectName) =>
      findBreakPromises({ subjectName, page: 0, size: MOST_ASKED.dishonest }, inPlace(signal)),
    ),
  );
  const { content, total } = together(pages);
  const sample = pages.some((page) => page.sample);
  const whose = content.map(({ subjectType, subjectCode, subjectName }) => {
    const each = names.map((name) =>
      ownershipOf(
        { kind: subjectType, code: subjectCode, name: subjectName },
        { kind: 'ENTERPRISE', code, name },
      ),
    );
    return each.find((one) => one === 'own') ?? each.find((one) => one === 'unknown') ?? 'other';
  });
  return {
    records: content
      .filter((_, at) => whose[at] === 'own')
      .map((row) => ({ ...row, sample: sample || row.sample === true })),
    unsaid: whose.filter((one) => one === 'unknown').length,
    looked: content.length,
    total,
    sample,
  };
}

async function askListings(names: readonly string[], signal: AbortSignal) {
  const pages = await Promise.all(
    names
      .slice(0, MOST_PARTIES)
      .map((q) => findListings({ q, page: 0, size: MOST_ASKED.listings }, inPlace(signal))),
  );
  const { content, total } = together(pages);
  const listings = content.filter((row) => isOwnListing(row, names));
  return { listings, looked: content.length, total };
}

async function askEvents(names: readonly string[], signal: AbortSignal) {
  const analysis = await analyseEnterprise(
    names[0] ?? '',
    names.slice(0, MOST_NAMES),
    inPlace(signal),
  );
  const { healthPatents, healthComplete, dataDate } = analysis;
  return {
    patents: healthPatents,
    told: healthPatents.filter(({ legalEvents }) => legalEvents !== undefined).length,
    complete: healthComplete,
    dataDate,
  };
}

type Answered<Ask extends (...given: never[]) => Promise<unknown>> = Latest<
  Awaited<ReturnType<Ask>>
>;

/** Asks about these names; of other names no answer is kept, for it would be another enterprise's. */
function useSource<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Latest<T> {
  const answer = useLatestAnswer(key, load);
  return { ...answer, data: answer.current ? answer.data : undefined };
}

/** What the tab reads, each asked alone and failing alone. */
export interface Sources {
  readonly patents: Answered<typeof askPatents>;
  readonly moved: Answered<typeof askMoved>;
  readonly cases: Answered<typeof askCases>;
  readonly dishonest: Answered<typeof askDishonest>;
  readonly listings: Answered<typeof askListings>;
  readonly events: Answered<typeof askEvents>;
}

/** The answers about an enterprise under its own name and the former ones. */
export function useSources({ uscc }: EnterpriseProfile, names: readonly string[]): Sources {
  const key = JSON.stringify(names);
  return {
    patents: useSource(key, (signal) => askPatents(names, signal)),
    moved: useSource(key, (signal) => askMoved(names, signal)),
    cases: useSource(key, (signal) => askCases(names, signal)),
    dishonest: useSource(key, (signal) => askDishonest(names, uscc, signal)),
    listings: useSource(key, (signal) => askListings(names, signal)),
    events: useSource(key, (signal) => askEvents(names, signal)),
  };
}
