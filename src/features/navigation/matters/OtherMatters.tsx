import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { timeInWords } from '@/components/form/draft/draftWords';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { useIdentity } from '@/components/page/useIdentity';
import { useOwner } from '@/components/page/useOwner';
import { grouped } from '@/domain/grouped';
import { watchedLink } from '@/links/landing';
import { isAside, readAsides } from './aside';
import { draftMatters } from './draftMatters';
import { feeMatters } from './feeMatters';
import { matchMatters } from './matchMatters';
import type { Found, Matter } from './matter';
import { type Counted, countAgain, countable, newestLink } from './savedCounts';
import { type Answered, NOTHING_TO_LOOK_AT, orNothing } from './source';
import { type InRows, MOST_ROWS } from './termMatters';
import { watchMatters } from './watchMatters';

interface Props {
  /** Ids of the user's published listings; undefined while they are not known. */
  listings: readonly string[] | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  onFound: (found: Found) => void;
  /** Asking again takes away the button that has the focus. */
  onRetry: () => void;
  /** Each patent with a fee or a term has a row of its own; else many of them share one. */
  each?: boolean;
}

/** Whose patents are asked for: a name of which a part is hidden is not one that can be. */
function useEnterpriseName(): string {
  const { kind, name } = useIdentity();
  return kind === 'ENTERPRISE' && name && !/[*＊]/.test(name) ? name : '';
}

/** Saved searches that are counted again, the newest: each is a call. */
const MOST_COUNTED = 10;

function matterOf({ saved, hits, at }: Counted, total: number): Matter[] {
  // Fewer hits, or as many, may hold new ones; nobody can tell.
  if (total <= hits) return [];
  const more = grouped(total - hits);
  return [
    {
      key: `saved ${saved.name}`,
      kind: '已存检索',
      title: saved.name,
      what: `比 ${timeInWords(at)}检索时多 ${more} 件`,
      urgent: false,
      weight: 'news',
      day: '',
      to: newestLink(saved),
      action: '查看结果',
    },
  ];
}

/** The user's saved searches that find more than when they were last looked at in this browser. */
async function savedMatters(owner: string, signal: AbortSignal): Promise<Answered> {
  const all = countable(owner);
  if (all.length === 0) return NOTHING_TO_LOOK_AT;
  const matters: Matter[] = [];
  // One after the other: none of it is urgent.
  for (const one of all.slice(0, MOST_COUNTED)) {
    matters.push(...matterOf(one, await countAgain(one, signal)));
  }
  return {
    matters,
    looked: '已存检索',
    note: all.length > MOST_COUNTED ? `已存检索只核对了最近保存的 ${MOST_COUNTED} 个。` : '',
  };
}

/**
 * Looks for what waits for the user besides requests: drafts of this device, annual fees of an
 * enterprise's patents, matches of the own listings, saved searches that find more, what is watched. Each comes and
 * fails by itself. Shows what they rest on and what is not known; what they find stands with the others.
 */
export default function OtherMatters({ listings, today, onFound, onRetry, each = false }: Props) {
  const owner = useOwner();
  const user = useIdentity();
  const name = useEnterpriseName();
  const [now] = useState(Date.now);
  const drafts = useMemo(() => draftMatters(owner, now), [owner, now]);
  const keyOf = (...parts: readonly string[]) =>
    owner && parts.every(Boolean) ? JSON.stringify([owner, ...parts]) : undefined;
  const [rows] = useState<InRows>(() => {
    const asides = readAsides(owner);
    return {
      most: each ? Number.POSITIVE_INFINITY : MOST_ROWS,
      isAside: (matter) => isAside(matter, asides, today),
    };
  });
  const { data: fees, ...feesAsked } = useLatestAnswer(keyOf(name, today), (signal) =>
    orNothing(feeMatters(name, today, rows, signal)),
  );
  const ids = listings?.join(' ') ?? '';
  const { data: matches, ...matchesAsked } = useLatestAnswer(keyOf(ids, today), (signal) =>
    orNothing(matchMatters({ ids: ids.split(' '), user, owner, today }, signal)),
  );
  const { data: saved, ...savedAsked } = useLatestAnswer(keyOf('saved'), (signal) =>
    orNothing(savedMatters(owner, signal)),
  );

  const { data: watched, ...watchedAsked } = useLatestAnswer(keyOf('watched'), (signal) =>
    orNothing(watchMatters(owner, today, signal)),
  );

  const found = useMemo(
    () => [drafts, fees, matches, saved, watched].flatMap((one) => one ?? []),
    [drafts, fees, matches, saved, watched],
  );
  // What there is nothing to ask for has answered.
  const whole =
    listings !== undefined &&
    [
      [keyOf(name, today), fees],
      [keyOf(ids, today), matches],
      [keyOf('saved'), saved],
      [keyOf('watched'), watched],
    ].every(([key, answer]) => key === undefined || answer !== undefined);
  useEffect(() => {
    // A patent of one's own that is watched as well is told once.
    const own = new Set(fees?.patents);
    const twice = ({ patent }: Matter) => patent !== undefined && own.has(patent);
    onFound({
      whole,
      matters: found.flatMap((one) =>
        one === watched ? one.matters.filter((matter) => !twice(matter)) : one.matters,
      ),
      looked: found.flatMap(({ looked }) => looked || []),
    });
  }, [found, fees, watched, whole, onFound]);

  const failed = [
    { what: '专利年费和期限', ...feesAsked },
    { what: '供需匹配', ...matchesAsked },
    { what: '已存检索', ...savedAsked },
    { what: '关注', ...watchedAsked },
  ].filter(({ error }) => error !== undefined);
  return (
    <>
      {failed.length > 0 && (
        <p className="ipr-note" role="status">
          {failed.map(({ what }) => what).join('、')}没有查到，有没有要办的还不知道。
          <Button
            type="link"
            size="small"
            onClick={() => {
              onRetry();
              for (const { retry } of failed) retry();
            }}
          >
            重新查询
          </Button>
        </p>
      )}
      {found.some(({ note }) => note) && (
        <p className="ipr-note">
          {fees?.note}
          {matches?.note}
          {saved?.note}
          {watched?.note}
        </p>
      )}
      {owner && (
        <Link className={partsStyles.finger} to={watchedLink()}>
          我的关注
        </Link>
      )}
    </>
  );
}
