import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  AWARD_GROUPS,
  type AwardGrouping,
  awardOf,
  LEAST_DRAWN,
  upheldOf,
} from '@/domain/adjudication/awards';
import { daysToJudgment } from '@/domain/adjudication/filingDay';
import { type AdjudicationSearchState, adjudicationListLink } from '@/links/adjudication';
import { readGrouping, withGrouping } from '@/links/awardGrouping';
import type { Adjudication } from '@/services/data/adjudication';
import { questionOf } from '../question';
import { type LookedAt, loadAwardRows, loadFilingDays } from './awardRows';
import styles from './awards.module.css';
import { AWARD, lengthMeasure, tooFew, UPHELD } from './measures';
import { SpreadChart } from './SpreadChart';

const GROUPINGS = Object.entries(AWARD_GROUPS).map(([value, label]) => ({
  value: value as AwardGrouping,
  label,
}));

/** The judgment on screen, which is marked and not counted, and when its case was taken. */
export interface MarkedCase {
  readonly document: Adjudication;
  readonly filed: string | null;
}

interface Props {
  state: AdjudicationSearchState;
  /** The question in words. */
  words: string;
  /** Path of the page inside the portal. */
  address: string;
  marked?: MarkedCase | undefined;
  /** The way to judgments that state more. */
  way?: ReactNode;
  /** Each chart is a sheet on the ground; else all stand in the sheet around them. */
  sheets?: boolean;
}

type Shown = Omit<Props, 'marked' | 'way' | 'sheets'> & {
  looked: LookedAt;
  by: AwardGrouping;
  marked: MarkedCase | undefined;
};

/** How long the cases took, once they have been asked for. */
function LengthsOf({ state, looked, by, words, address, marked }: Shown) {
  const question = questionOf(state);
  const answer = useLatestAnswer(JSON.stringify(question), (signal) =>
    loadFilingDays(question, signal),
  );
  const { data } = answer;
  const measure = useMemo(
    () => lengthMeasure(({ id, judgmentDate }) => daysToJudgment(data?.get(id), judgmentDate)),
    [data],
  );
  if (answer.error) {
    return (
      <ErrorState
        title="审理天数没有统计成功"
        error={answer.error}
        onRetry={answer.retry}
        retrying={answer.loading}
      />
    );
  }
  if (answer.loading) return <SkeletonLines widths={[60, 90]} label="正在读立案日期" />;
  if (data === null) {
    return <p>检索词限定在文书的一个部分里，检索服务不会给出立案日期，没有统计天数。</p>;
  }
  return (
    <SpreadChart
      measure={measure}
      rows={looked.rows}
      by={by}
      scope={words}
      address={address}
      mark={marked && daysToJudgment(marked.filed, marked.document.judgmentDate)}
    />
  );
}

/** How long the cases took; asked for apart, for it takes calls of its own. */
function Lengths(shown: Shown) {
  const [wanted, setWanted] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const ask = () => {
    // The button goes with what it asks for.
    part.current?.focus();
    setWanted(true);
  };
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label="从立案到裁判的天数">
      {wanted ? (
        <LengthsOf {...shown} />
      ) : (
        <>
          <h3>从立案到裁判的天数</h3>
          <Flex wrap gap="8px 16px" align="baseline">
            <p>立案日期要从每篇文书里读，另外统计。</p>
            <Button onClick={ask}>统计从立案到裁判的天数</Button>
          </Flex>
        </>
      )}
    </div>
  );
}

/** The documents that are counted: neither the one on screen nor others of its dispute. */
function withoutOwn(
  { rows, total }: LookedAt,
  marked: MarkedCase | undefined,
): LookedAt & { left: number } {
  if (!marked) return { rows, total, left: 0 };
  const { id, chain } = marked.document;
  const own = new Set([id, ...chain.flatMap(({ docId }) => docId ?? [])]);
  const others = rows.filter((row) => !own.has(row.id));
  return { rows: others, total, left: rows.length - others.length };
}

/** The grouping as the address has it; it is kept there where the page changes the address. */
function useGrouping() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [page] = useState(pathname);
  const [by, setBy] = useState(() => readGrouping(search));
  useEffect(() => {
    const next = withGrouping(search, by);
    if (pathname !== page || next === search) return;
    navigate({ pathname, search: next, hash }, { replace: true, state });
  }, [page, pathname, search, hash, state, by, navigate]);
  return [by, setBy] as const;
}

/** What judgments of a question awarded, how much of the claims that was, how long they took. */
export function AwardCharts({ marked, way, sheets = false, ...props }: Props) {
  const { state, words, address } = props;
  const id = useId();
  const [by, setBy] = useGrouping();
  const question = questionOf(state);
  const answer = useLatestAnswer(JSON.stringify(question), (signal) =>
    loadAwardRows(question, signal),
  );
  const { data, current } = answer;
  const looked = useMemo(() => data && withoutOwn(data, marked), [data, marked]);
  if (answer.error) {
    return (
      <ErrorState
        title="判赔没有统计成功"
        error={answer.error}
        onRetry={answer.retry}
        retrying={answer.loading}
      />
    );
  }
  if (!looked) return <SkeletonLines widths={[70, 95, 90, 60]} label="正在统计判赔" />;
  const [path = '', query = ''] = address.split('?');
  const restored = path + withGrouping(query && `?${query}`, by);
  const few = [AWARD, UPHELD].map((measure) => tooFew(measure, looked.rows));
  // Without the sum itself its share of what was claimed is none either.
  const without = looked.rows.every((row) => AWARD.of(row) === null);
  const none = few.every(Boolean);
  const sheet = sheets ? 'ipr-sheet' : undefined;
  const charts = { scope: words, address: restored, by, rows: looked.rows };
  return (
    <Flex vertical gap={20} className={styles.awards} aria-busy={!current} data-stale={!current}>
      <Flex wrap gap="8px 24px" justify="space-between" align="flex-start">
        <div>
          <p role="status">
            {`${words}：共 ${looked.total} 篇，${looked.rows.length + looked.left < looked.total ? `看了最近的 ${looked.rows.length + looked.left} 篇` : '全部看过'}${looked.left > 0 ? `，其中 ${looked.left} 篇是本案各审，不计入` : ''}。`}{' '}
            <Link
              className={styles.awardLink}
              to={adjudicationListLink({ ...state, view: 'list' })}
            >
              打开这些文书
            </Link>
          </p>
          {!none && way && <p>{way}</p>}
        </div>
        {!none && (
          <p className={styles.awardBy}>
            <label htmlFor={id}>分组</label>
            <PlainSelect
              className="ipr-small-input"
              id={id}
              value={by}
              options={GROUPINGS}
              onChange={setBy}
            />
          </p>
        )}
      </Flex>
      {none ? (
        <EmptyState title={`写明数字的不到 ${LEAST_DRAWN} 篇，不画分布`}>
          <p>
            {without ? few[0] : few.join('，')}；只统计文书写明的数字。{way}
          </p>
        </EmptyState>
      ) : (
        <div className={styles.awardSheets} data-sheets={sheets}>
          <div className={sheet}>
            <SpreadChart {...charts} measure={AWARD} mark={marked && awardOf(marked.document)} />
          </div>
          <div className={sheet}>
            <SpreadChart {...charts} measure={UPHELD} mark={marked && upheldOf(marked.document)} />
          </div>
        </div>
      )}
      <div className={sheet}>
        <Lengths {...props} looked={looked} by={by} marked={marked} />
      </div>
    </Flex>
  );
}
