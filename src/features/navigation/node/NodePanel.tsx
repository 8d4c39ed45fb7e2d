import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { memo, useDeferredValue, useMemo } from 'react';
import { AsOf } from '@/components/chart/AsOf';
import { Chart } from '@/components/chart/Chart';
import { RowLink } from '@/components/list/RowLink';
import type { Latest } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { FactTable } from '@/components/reading/FactTable';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { growthYears } from '@/domain/navigation/indicators';
import { coverageText, enough, lackText, noConclusion } from '@/domain/statistics/coverage';
import { type SubjectState, subjectLink } from '@/links/landing';
import { nodeResultLink } from '@/links/navigation';
import type { NodeDetail } from '@/services/nav';
import { Conclusions } from '../Conclusions';
import { isNotFound } from '../isNotFound';
import { elementLink } from '../lists';
import styles from '../subject/chain.module.css';
import { WatchNode } from '../WatchNode';
import { keyText, placeText, positionText } from '../wording';
import { written } from '../written';
import { NodeFigures } from './NodeFigures';
import { NodeQuery } from './NodeQuery';
import { NodeSteps } from './NodeSteps';
import { NodeWays } from './NodeWays';
import { type NodeChart, nodeCharts } from './nodeCharts';
import { TechMatrix } from './TechMatrix';

const GREY = [40, 90, 85, 90, 80, 90, 85, 60];

interface ContentProps extends Pick<SubjectState, 'subject' | 'view'> {
  detail: NodeDetail;
}

/** Inventors named at once. */
const INVENTORS = 5;

/**
 * Applicants that were not in a node before, with the year in which they came: nobody can be told
 * to be new where the days of the filings are not known.
 */
function NewEntrants({ detail: { node, city, asOf, indicators } }: { detail: NodeDetail }) {
  const { newEntrants } = indicators;
  const from = asOf && `${growthYears(asOf).from} 年`;
  const filed = { known: node.known?.filing, total: node.total };
  const coverage = coverageText(filed, '申请日');
  return (
    <>
      {!enough(filed) ? (
        <p>{noConclusion(lackText(filed, '申请日'))}。</p>
      ) : newEntrants.length === 0 ? (
        <p>没有列出{from && ` ${from}以来`}新的申请人。</p>
      ) : (
        <FactTable
          caption="新进入的申请人"
          lines
          rows={newEntrants}
          rowKey={({ name }, index) => name || String(index)}
          columns={[
            { label: '申请人', plain: true, whole: true, cell: ({ name }) => name },
            { label: '所在地', plain: true, cell: ({ local }) => placeText(local, city.name) },
            { label: '首次申请年', numeric: true, cell: ({ since }) => since },
            {
              label: '专利（件）',
              numeric: true,
              cell: ({ name, count }) => {
                const applicant = { kind: 'applicants', names: [name] } as const;
                const to = name ? elementLink(node.expression, applicant, count) : undefined;
                return to === undefined ? (
                  written(count)
                ) : (
                  <Link to={to} aria-label={`${name} ${count} 件`}>
                    {written(count)}
                  </Link>
                );
              },
            },
          ]}
        />
      )}
      <p className="ipr-chart-source">
        {from && `在本环节的首次申请不早于 ${from}的申请人，`}最多列 20 个；{coverage}
        。来源：专利检索服务，
        <AsOf day={asOf} />。
      </p>
    </>
  );
}

/** What stands below the charts: matrix, new entrants, conclusions, ways on. */
function Below({ detail }: { detail: NodeDetail }) {
  const { node, indicators } = detail;
  const inventors = indicators.topInventors.filter(({ value }) => value !== '');
  return (
    <>
      <TechMatrix key={node.id} detail={detail} />
      <div>
        <h3>新进入者</h3>
        <NewEntrants detail={detail} />
      </div>
      <div>
        <h3>主要发明人</h3>
        <Flex component="p" wrap gap="4px 24px" className={partsStyles.fingers}>
          {inventors.length === 0 && '—'}
          {inventors.slice(0, INVENTORS).map(({ value, count }) => (
            <RowLink
              key={value}
              to={elementLink(node.expression, { kind: 'inventor', name: value }, count)}
            >
              {value} {written(count)} 件
            </RowLink>
          ))}
        </Flex>
      </div>
      <div>
        <h3>本环节的结论</h3>
        <Conclusions conclusions={detail.conclusions} />
      </div>
      <div>
        <h3>企业、供给与需求</h3>
        <NodeWays detail={detail} />
      </div>
    </>
  );
}

const Content = memo(function Content({ detail, subject, view }: ContentProps) {
  const { node, path } = detail;
  const key = keyText(node);
  const charts = useMemo(() => nodeCharts(detail), [detail]);
  // The figures and the trend come first; what stands below is drawn when they are on screen.
  const whole = useDeferredValue(true, false);
  const [trend, ...others] = charts;
  const isDrawn = ({ description: { data } }: NodeChart) => (data?.categories.length ?? 0) > 0;
  const undrawn = charts.filter((chart) => !isDrawn(chart));
  const chartOf = (chart: NodeChart | undefined) =>
    chart &&
    isDrawn(chart) && (
      <Chart key={chart.key} description={chart.description} linkOf={chart.linkOf} />
    );
  return (
    <Flex vertical gap={16} data-sheets="columns">
      <div>
        <Flex wrap gap="4px 24px" align="center" className={partsStyles.fingers}>
          <span>
            {path.map(({ id, name }, index) => (
              <span key={id || index}>
                <RowLink to={id && subjectLink({ subject, view, node: id })}>{name}</RowLink> ›{' '}
              </span>
            ))}
            {positionText(node.position)}
            {node.level !== undefined && `，第 ${node.level} 级`}
            {key !== undefined && `，${key}环节`}
          </span>
          {node.id && node.expression && node.total !== 0 && (
            <Link to={nodeResultLink({ subject, node: node.id })}>查看这个环节的专利清单</Link>
          )}
          {/* A known number leads there itself. */}
          {node.id && node.expression && node.cityTotal === null && detail.city.expression && (
            <Link to={nodeResultLink({ subject, node: node.id, city: true })}>
              只看{detail.city.name}的专利
            </Link>
          )}
          <NodeQuery expression={node.expression} />
          {node.id && <WatchNode subject={subject} detail={detail} />}
        </Flex>
        <NodeSteps detail={detail} />
      </div>
      {node.total !== 0 && (
        <>
          <div>
            <NodeFigures detail={detail} />
            {undrawn.length > 0 && (
              <p className="ipr-note">
                {undrawn.length} 项没有可以统计的数据，没有画图：
                {undrawn.map(({ description }) => description.title).join('、')}。
              </p>
            )}
          </div>
          <div
            className={`${partsStyles.chartGrid} ${styles.nodeCharts}`}
            data-sheets="all"
            data-ground
          >
            {chartOf(trend)}
            {whole && others.map(chartOf)}
          </div>
          {whole && <Below detail={detail} />}
        </>
      )}
    </Flex>
  );
});

interface Props {
  /** Name of the chosen node, known from the chain. */
  name: string | undefined;
  answer: Latest<NodeDetail>;
  state: SubjectState;
}

/** What is known of the chosen node. Its room is kept while it loads. */
export function NodePanel({ name, answer, state }: Props) {
  const { data, error, loading, retry } = answer;
  const content = () => {
    if (isNotFound(error)) {
      return (
        <p>
          产业链中没有这个环节，可能已经调整。请在上面另选一个，或者
          <Link to={subjectLink({ ...state, node: '' })}>看整个专题</Link>。
        </p>
      );
    }
    if (error) return <ErrorState title="指标没有加载成功" error={error} onRetry={retry} />;
    if (!data) return <SkeletonLines widths={GREY} label="正在统计" />;
    return <Content detail={data} subject={state.subject} view={state.view} />;
  };
  return (
    <section
      id="chain-node"
      className={styles.node}
      aria-labelledby="chain-node-title"
      aria-busy={loading}
      data-stale={loading && Boolean(data)}
      data-waiting={loading && !data}
    >
      <h2 id="chain-node-title" tabIndex={-1}>
        {name ?? data?.node.name ?? (isNotFound(error) ? '没有这个环节' : '环节')}
      </h2>
      {content()}
    </section>
  );
}
