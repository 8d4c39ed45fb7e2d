import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { allInvented, SampleRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { PageLacks } from '@/components/list/PageLacks';
import { RowFact } from '@/components/list/RowFact';
import { RowLink } from '@/components/list/RowLink';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { wordHits } from '@/components/reading/find/wordHits';
import { WholeDates } from '@/components/reading/WholeDates';
import { Highlight } from '@/components/search/Highlight';
import { askHolding, countText } from '@/components/search/holdings/askHolding';
import type { Answer, Hit, Holding } from '@/components/search/holdings/holding';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { grouped } from '@/domain/grouped';
import styles from './everything.module.css';

/** How asking a holding went, for the sentence about all of them: 专利 12 件. */
export type Settled = (name: string, outcome: string | undefined) => void;

const SKELETON = [64, 88, 56, 80, 60, 84];

/** In one line: that there is nothing, and what can be tried. */
function Nothing({ holding, q }: { holding: Holding; q: string }) {
  const { advice, name, to } = holding.otherwise(q);
  return (
    <p className={styles.holdingNothing}>
      没有找到{holding.name}。{advice}
      <Link to={to} className="ipr-no-print">
        {name}
      </Link>
    </p>
  );
}

/** What is said where the holding does not look at the text: nobody knows how many meet it. */
function Unread({ holding: { name, list } }: { holding: Holding }) {
  return (
    <>
      <p>
        后台没有按这段文字查找{name}
        ：换成任何文字，回答都一样多，不是这段文字的检索结果，有没有不能确定。
      </p>
      <p>
        <Link to={list('')}>看全部{name}</Link>
      </p>
    </>
  );
}

/** How many there are, or what is done to know it. */
function Count({ unit, answer, instead }: { unit: string; answer?: Answer; instead: string }) {
  if (answer?.counted) {
    return (
      <span>
        <strong className="ipr-num">{grouped(answer.total)}</strong> {unit}
      </span>
    );
  }
  if (answer) return <span>{countText(answer, unit)}</span>;
  return <span className="ipr-note">{instead}</span>;
}

/** Asks one holding; an error stays in sight while it is asked again, with its button. */
function useHolding(holding: Holding, q: string, asking: string | undefined) {
  const { data, error, loading, retry } = useLatestAnswer(asking, (signal) =>
    askHolding(holding, q, { signal, shownInPlace: true }),
  );
  const [before, setBefore] = useState<unknown>();
  const failure = error ?? (loading ? before : undefined);
  return {
    answer: failure === undefined ? data : undefined,
    failure,
    loading,
    retry: () => {
      setBefore(failure);
      retry();
    },
  };
}

/** The best records of a holding: each its title, which leads to it, and a line of facts. */
function HoldingHits({ name, hits, q }: { name: string; hits: readonly Hit[]; q: string }) {
  const words = q.split(/\s+/).filter(Boolean);
  return (
    <>
      <ul className={partsStyles.entries} aria-label={`最相关的${name}`}>
        {hits.map(({ key, title, to, facts, text, sample, status }) => (
          <li key={key}>
            <Flex gap={8} align="baseline">
              <RowLink
                to={to}
                title={title}
                className={`${partsStyles.twoLines} ${partsStyles.strong} ${styles.holdingTitle}`}
              >
                <Highlight text={title} ranges={wordHits(title, words)} />
              </RowLink>
              {sample && <SampleTag />}
            </Flex>
            <p className={`ipr-note ${partsStyles.oneLine} ${styles.holdingFacts}`}>
              {status && (
                <span className="ipr-status" data-status={status.tone}>
                  {status.words}
                </span>
              )}
              {facts.map(([fact, value]) => (
                <RowFact key={fact} name={fact}>
                  {value}
                </RowFact>
              ))}
            </p>
            {text && <p className={styles.holdingText}>{text}</p>}
          </li>
        ))}
      </ul>
      <PageLacks
        rows={hits}
        factsOf={({ facts }) => Object.fromEntries(facts)}
        lead="这几条都没有"
      />
    </>
  );
}

interface Props {
  holding: Holding;
  /** The text, in one line and not empty. */
  q: string;
  /** Names the present asking: another one asks anew. */
  asking: string;
  /** Texts can be read, traditional characters included. */
  ready: boolean;
  onSettled: Settled;
}

/**
 * What one holding has for the text: how it takes it, how many records, the best of them, and the
 * way to its list. It keeps its height while its answer is on its way, and fails alone.
 */
export function HoldingSection({ holding, q, asking, ready, onSettled }: Props) {
  const { name, unit } = holding;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // A text with traditional characters is read anew once there is the table for them.
  const reading = useMemo(
    () => (ready ? holding.read(q) : { understood: '', problem: undefined }),
    [holding, q, ready],
  );
  const { problem } = reading;
  const wanted = ready && problem === undefined ? asking : undefined;
  const { answer: said, failure, loading, retry } = useHolding(holding, q, wanted);
  const answer = said ?? undefined;
  const unread = said === null;
  const empty = answer?.total === 0 && answer.hits.length === 0;
  const understood = (answer && !answer.named && reading.asWords) || reading.understood;
  const invented = allInvented(answer?.hits ?? []);

  const failed = failure !== undefined && !loading;
  const instead =
    problem !== undefined ? '没有查' : failed ? '没有查成' : unread ? '数量不详' : '正在查…';
  const outcome = answer
    ? `${name} ${countText(answer, unit)}`
    : failed || unread || problem !== undefined
      ? `${name}${instead}`
      : undefined;
  const all = answer?.counted ? ` ${countText(answer, unit)}` : '';
  useEffect(() => onSettled(name, outcome), [onSettled, name, outcome]);

  // The button that asked again goes with the error, and the focus with it.
  const again = useRef(false);
  useEffect(() => {
    if (said === undefined || !again.current) return;
    again.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [said]);

  return (
    <Flex
      component="section"
      vertical
      className="ipr-sheet"
      aria-labelledby={titleId}
      aria-busy={outcome === undefined}
      data-empty={empty || undefined}
    >
      <Flex wrap gap="0 12px" align="baseline" className={styles.holdingHead}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Count unit={unit} {...(answer && { answer })} instead={instead} />
        {invented && <SampleTag />}
      </Flex>
      <p
        className={`ipr-note ${partsStyles.twoLines} ${styles.holdingReading}`}
        title={understood || undefined}
      >
        <WholeDates>{understood}</WholeDates>
      </p>
      <div className={styles.holdingBody}>
        {problem !== undefined ? (
          <p>{problem}</p>
        ) : failure !== undefined ? (
          <ErrorState
            level={3}
            title={`${name}没有查成`}
            error={failure}
            retrying={loading}
            onRetry={() => {
              again.current = true;
              retry();
            }}
          />
        ) : unread ? (
          <Unread holding={holding} />
        ) : !answer ? (
          <SkeletonLines label={`正在查${name}`} widths={SKELETON} />
        ) : empty ? (
          <Nothing holding={holding} q={q} />
        ) : (
          <SampleRows said={invented}>
            <HoldingHits name={name} hits={answer.hits} q={q} />
          </SampleRows>
        )}
      </div>
      <p className={`${styles.holdingFoot} ${partsStyles.fingers} ipr-no-print`}>
        {answer?.named ? (
          <Link to={holding.list(q)}>按词语检索“{q}”</Link>
        ) : (
          answer &&
          answer.total > 0 && (
            <Link to={holding.list(q)} aria-label={`查看全部${all}${name}`}>
              查看全部{all}
            </Link>
          )
        )}
      </p>
    </Flex>
  );
}
