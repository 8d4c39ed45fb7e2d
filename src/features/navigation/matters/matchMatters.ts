import { SAMPLE } from '@/components/chart/sample';
import { findCandidates, industriesOf, matchesAmong } from '@/components/transaction/candidates';
import { otherSide } from '@/components/transaction/otherSide';
import { seenMatches } from '@/components/transaction/seenMatches';
import type { Identity } from '@/domain/identity';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS, type Direction } from '@/domain/transaction/labels';
import { listingOwnership } from '@/domain/transaction/owner';
import { dayInWords } from '@/domain/workflow/dueDay';
import { transactionSearchLink } from '@/links/transaction';
import { findListings, type ListingRow } from '@/services/data/transaction';
import type { Matter } from './matter';
import { type Answered, NOTHING_TO_LOOK_AT } from './source';

const SIDES = Object.keys(DIRECTIONS) as Direction[];

/** Own listings that are looked at, the newest. */
const MOST_LISTINGS = 20;

interface Asked {
  /** Ids of the user's published listings, the newest first. */
  ids: readonly string[];
  user: Identity;
  owner: string;
  today: string;
}

/** How many of some listings are invented, in words; '' for none. */
function inventedInWords(rows: readonly ListingRow[]): string {
  const count = rows.filter(({ sample }) => sample).length;
  if (count === 0) return '';
  return count === rows.length ? `（${SAMPLE}）` : `（其中 ${count} 条是${SAMPLE}）`;
}

function matterOf(row: ListingRow, unseen: readonly ListingRow[], today: string): Matter {
  const newest = unseen.reduce((last, one) => {
    const time = one.publishTime ?? '';
    return time > last ? time : last;
  }, '');
  const other = row.direction ? DIRECTIONS[otherSide(row.direction)] : '供需';
  const published = newest && `，最新的 ${dayInWords(newest.slice(0, 10), today)}发布`;
  return {
    key: `match ${row.id}`,
    kind: '供需匹配',
    title: titleText(row.title),
    what: `有 ${unseen.length} 条匹配的${other}您还没有看过${inventedInWords(unseen)}${published}`,
    urgent: false,
    weight: 'news',
    day: '',
    to: transactionSearchLink({ match: row.id }),
    action: '查看匹配',
  };
}

/** Matters of the own listings of one side, from one question for all of them. */
async function mattersOf(
  side: Direction,
  own: readonly ListingRow[],
  { user, owner, today }: Asked,
  signal: AbortSignal,
): Promise<Matter[]> {
  const rows = own.filter(({ direction }) => direction === side);
  const { content } = await findCandidates(otherSide(side), industriesOf(rows), {
    signal,
    skipErrorHandler: true,
  });
  const others = content.filter((one) => listingOwnership(one, user) !== 'own');
  const matters: Matter[] = [];
  for (const row of rows) {
    // Row by row, so that comparing never keeps the keyboard waiting.
    await new Promise((resume) => setTimeout(resume));
    if (signal.aborted) break;
    const seen = seenMatches(owner, row.id);
    const unseen = matchesAmong(row, others)
      .map(({ listing }) => listing)
      .filter(({ id }) => id && !seen.includes(id));
    if (unseen.length > 0) matters.push(matterOf(row, unseen, today));
  }
  return matters;
}

/**
 * Listings of the other side that fit the user's own, as the list of listings finds them, and that
 * were not on the screen of this browser yet.
 */
export async function matchMatters(asked: Asked, signal: AbortSignal): Promise<Answered> {
  const ids = asked.ids.slice(0, MOST_LISTINGS);
  if (ids.length === 0) return NOTHING_TO_LOOK_AT;
  const { content } = await findListings(
    { $id_in: ids.join(','), page: 0, size: ids.length },
    { signal, skipErrorHandler: true },
  );
  // A back end that does not know the condition answers others as well.
  const own = content.filter(
    (row) => ids.includes(row.id) && listingOwnership(row, asked.user) !== 'other',
  );
  // Without an industry nothing is compared.
  const compared = own.filter((row) => row.direction && industriesOf([row]).length > 0);
  const found = await Promise.all(SIDES.map((side) => mattersOf(side, compared, asked, signal)));
  const left = asked.ids.length - compared.length;
  return {
    matters: found.flat(),
    looked: compared.length > 0 ? '供需匹配' : '',
    note: left > 0 ? `有 ${left} 条您发布的供需信息没有比对。` : '',
  };
}
