import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import { CountSource } from '@/components/list/screen/CountSource';
import partsStyles from '@/components/page/parts.module.css';
import { PATENT } from '@/components/patent/noun';
import { EmptyState } from '@/components/state/EmptyState';
import { landscapeOf, patentSearchLink } from '@/links/patent';
import type { NodeDetail } from '@/services/nav';
import { Conclusions } from '../Conclusions';
import { queryLink } from '../lists';
import { type NodeChart, nodeCharts } from '../node/nodeCharts';
import { Platforms } from '../Platforms';
import styles from '../subject/chain.module.css';

const SHOWN: readonly string[] = ['trend', 'applicants', 'regions'];

/** What the patents of a node come to: trend, applicants, conclusions. */
export default function NodeAnalysis({ detail }: { detail: NodeDetail }) {
  const charts = useMemo(
    () => nodeCharts(detail).filter(({ key }) => SHOWN.includes(key)),
    [detail],
  );
  const isDrawn = ({ description: { data } }: NodeChart) => (data?.categories.length ?? 0) > 0;
  const drawn = charts.filter(isDrawn);
  const undrawn = charts.filter((chart) => !isDrawn(chart));
  const { name, expression, total } = detail.node;
  return (
    <Flex vertical gap={16} className="ipr-node-analysis">
      {drawn.length === 0 ? (
        <div className="ipr-sheet">
          <EmptyState title="没有可以统计的数据">
            <p>
              {total === 0
                ? `环节“${name}”的检索式没有检索到专利。`
                : `没有得到环节“${name}”的专利的申请日、申请人和所在地。`}
              {total === 0 && expression && (
                <Link to={patentSearchLink({ face: 'expr', q: expression })}>
                  在专利检索中修改检索式
                </Link>
              )}
            </p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="ipr-note">
            以下按环节“{name}”的全部专利统计，不随筛选变化。
            {undrawn.length > 0 &&
              `${undrawn.length} 项没有可以统计的数据，没有画图：${undrawn.map(({ description }) => description.title).join('、')}。`}
            {expression && (
              <Link to={landscapeOf(queryLink(expression))}>
                专利全景：共同申请、剩余年限、与别的专利对照
              </Link>
            )}
          </p>
          <div className={`${partsStyles.chartGrid} ${styles.nodeCharts}`} data-sheets="all">
            {drawn.map(({ key, description, linkOf }) => (
              <Chart key={key} description={description} linkOf={linkOf} />
            ))}
          </div>
        </>
      )}
      {(drawn.length > 0 || detail.conclusions.length > 0) && (
        <div className="ipr-sheet">
          <h2>本环节的结论</h2>
          <Conclusions conclusions={detail.conclusions} />
        </div>
      )}
      <div className="ipr-sheet">
        <h2>更多检索与导航</h2>
        <Platforms />
      </div>
      <CountSource noun={PATENT} alone />
    </Flex>
  );
}
