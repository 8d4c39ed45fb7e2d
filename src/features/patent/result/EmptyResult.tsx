import { Link } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import { mayBeWords } from '@/components/list/emptied/conditions';
import { Relaxed } from '@/components/list/emptied/Relaxed';
import { useRelaxations } from '@/components/list/emptied/useRelaxations';
import styles from '@/components/list/list.module.css';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useOwner } from '@/components/page/useOwner';
import { useSame } from '@/components/page/useSame';
import { PATENT } from '@/components/patent/noun';
import type { ClassLabels } from '@/components/patent/patentFacets';
import { type ListOfNumbers, listOfNumbers, questionOf } from '@/components/patent/question';
import {
  optionText,
  readingsByPlace,
  readingsByText,
  withoutPart,
} from '@/components/search/readings';
import { chosenKind, type ReadQuery, readQuery } from '@/components/search/readQuery';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { grouped } from '@/domain/grouped';
import { NO_FILTERS } from '@/links/filters';
import { type PatentResultState, patentResultLink, patentSearchLink } from '@/links/patent';
import { searchPatents } from '@/services/cnipr';
import { conditionsOfResult } from './emptied/conditions';
import { UnknownFields } from './emptied/UnknownFields';

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  classes: ClassLabels;
}

interface Way {
  text: string;
  to: string;
}

/** Ways out of an empty result that are offered; more would not be read. */
const OFFERED = 8;

/** Parts of a query from which on a few of its other readings will do. */
const MANY_PARTS = 5;
const OFFERED_OF_MANY = 3;

/** Other readings of the parts of a smart query. */
function waysByReadings(state: PatentResultState, { parts }: ReadQuery): Way[] {
  const readings = readingsByText(parts, state.as);
  return parts.flatMap((part, index) => {
    const kind = chosenKind(part, state.as[index]);
    const others = [part.kind, ...part.alternatives].filter((one) => one !== kind);
    return others.map((one) => ({
      text: `把“${part.text}”按“${optionText(one)}”查找`,
      to: patentResultLink({
        ...state,
        page: 1,
        sel: '',
        as: readingsByPlace(parts, { ...readings, [part.text]: one }),
      }),
    }));
  });
}

/** A part of the query that is read as words and may be the name of an applicant. */
interface NameWay {
  text: string;
  /** The result with that part as applicant. */
  state: PatentResultState;
}

interface NameWayProps {
  ways: readonly NameWay[];
  count: (state: PatentResultState, signal: AbortSignal) => Promise<number | undefined>;
}

/** Asked one after the other; more would keep the service busy for a guess. */
const MOST = 3;

/** What finds nothing as words but something as applicant, with how much it finds. */
function AsApplicant({ ways, count }: NameWayProps) {
  const asked = ways.slice(0, MOST).map((way) => ({ ...way, to: patentResultLink(way.state) }));
  const { data, current } = useLatestAnswer(
    asked.map(({ to }) => to).join(' ') || undefined,
    async (signal) => {
      const found: { text: string; to: string; hits: number }[] = [];
      for (const { text, to, state } of asked) {
        const hits = (await count(state, signal)) ?? 0;
        if (hits > 0) found.push({ text, to, hits });
      }
      return found;
    },
  );
  if (!current || !data?.length) return null;
  return (
    <ul className={styles.ways} aria-label="作为申请人">
      {data.map(({ text, to, hits }) => (
        <li key={to}>
          “{text}”作为申请人有 <span className="ipr-num">{grouped(hits)}</span> 件：
          <Link to={to}>查看申请人含“{text}”的专利</Link>
        </li>
      ))}
    </ul>
  );
}

/** Parts read as words that may be names of applicants. */
function namesOf(state: PatentResultState, { parts }: ReadQuery): NameWay[] {
  const readings = readingsByText(parts, state.as);
  return parts.flatMap((part, index) => {
    const words = chosenKind(part, state.as[index]) === 'text' && !part.excluded;
    if (!words || !part.alternatives.includes('name')) return [];
    const as = readingsByPlace(parts, { ...readings, [part.text]: 'name' });
    return { text: part.text, state: { ...state, page: 1, sel: '', as } };
  });
}

/** What could be dropped, without a word on what would be found then. */
function waysByDropping(state: PatentResultState, { parts }: ReadQuery): Way[] {
  const { include, exclude } = state;
  const filtered = Object.keys(include).length + Object.keys(exclude).length > 0;
  const readings = readingsByText(parts, state.as);
  const shorter = parts.length < 2 ? [] : parts;
  return [
    ...(filtered
      ? [
          {
            text: '取消全部筛选',
            to: patentResultLink({ ...state, page: 1, sel: '', ...NO_FILTERS }),
          },
        ]
      : []),
    ...shorter.map((part) => {
      const as = readingsByPlace(
        parts.filter((one) => one !== part),
        readings,
      );
      return {
        text: `不限“${part.text}”`,
        to: patentResultLink({ ...state, page: 1, sel: '', q: withoutPart(state.q, part), as }),
      };
    }),
  ];
}

function WayList({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ text, to }) => (
        <li key={text}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Patents in a state of the result; undefined when that cannot be asked. */
async function countOf(
  state: PatentResultState,
  list: ListOfNumbers,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { expression, problem } = readQuery(state);
  if (problem) return undefined;
  const question = questionOf(state, expression, state.set ? list : { kind: 'none' });
  if (!question) return undefined;
  const request = { ...question, page: 0, size: 1 };
  return (await searchPatents(request, { signal, shownInPlace: true })).totalElements;
}

/** Nothing was found: which condition is to blame, what is found without it, and other ways. */
export default function EmptyResult({ state, read, classes }: Props) {
  const { mode, q, as, include, exclude, years, set } = state;
  const userId = useOwner();
  const key = patentResultLink({ mode, q, as, include, exclude, years, set });
  const list = useMemo(() => listOfNumbers(userId, set), [userId, set]);
  const same = useSame({ state, read }, key);
  const conditions = useMemo(
    () => conditionsOfResult(same.state, same.read, classes, list),
    [same, classes, list],
  );
  const { relaxed, looking } = useRelaxations(key, conditions, (narrowed, signal) =>
    countOf(narrowed, list, signal),
  );
  const offers = [
    // Once it is known what each condition finds, nothing is offered that finds nothing.
    ...(relaxed ? [] : waysByDropping(state, read)),
    ...waysByReadings(state, read),
  ].slice(0, read.parts.length < MANY_PARTS ? OFFERED : OFFERED_OF_MANY);

  const names = namesOf(state, read);
  let body: ReactNode = <SkeletonLines widths={[46, 38, 42, 30]} label="正在找出没有结果的原因" />;
  if (!looking) {
    body = (
      <>
        {relaxed && (
          <Relaxed
            {...PATENT}
            relaxations={relaxed}
            conditions={conditions}
            linkTo={patentResultLink}
          />
        )}
        <p>{relaxed?.ways.length ? '也可以：' : '可以放宽条件：'}</p>
        <WayList
          ways={[
            ...offers,
            {
              text: '用表达式检索',
              to: patentSearchLink({ mode: 'expr', q: read.expression, include, exclude, years }),
            },
          ]}
        />
        {mayBeWords(conditions, relaxed) && (
          <p>请检查有没有错别字，或者换用更短或更通用的词、上一级分类号。</p>
        )}
      </>
    );
  }
  return (
    <EmptyState title="没有找到符合条件的专利">
      {read.parts
        .filter(({ note }) => note)
        .map(({ text, note }) => (
          <p key={text}>
            “{text}”：{note}，请核对。
          </p>
        ))}
      <UnknownFields state={state} read={read} />
      {names.length > 0 && (
        <AsApplicant ways={names} count={(named, signal) => countOf(named, list, signal)} />
      )}
      {body}
    </EmptyState>
  );
}
