import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import { CountSource } from '@/components/list/screen/CountSource';
import partsStyles from '@/components/page/parts.module.css';
import { PATENT } from '@/components/patent/noun';
import { landscapeOf } from '@/links/patent';
import type { NodeDetail } from '@/services/nav';
import { Conclusions } from '../Conclusions';
import { queryLink } from '../lists';
import { nodeCharts } from '../node/nodeCharts';
import { Platforms } from '../Platforms';
import styles from '../subject/chain.module.css';

/** What the patents of a node come to: trend, applicants, conclusions. */
export default function NodeAnalysis({ detail }: { detail: NodeDetail }) {
  const charts = useMemo(() => nodeCharts(detail), [detail]);
  return (
    <Flex vertical gap={16} className="ipr-node-analysis">
      <p className="ipr-note">
        以下按环节“{detail.node.name}”的全部专利统计，不随筛选变化。
        {detail.node.expression && (
          <Link to={landscapeOf(queryLink(detail.node.expression))}>
            专利全景：共同申请、剩余年限、与别的专利对照
          </Link>
        )}
      </p>
      <div className={`${partsStyles.chartGrid} ${styles.nodeCharts}`} data-sheets="all">
        {charts
          .filter(({ key }) => key === 'trend' || key === 'applicants' || key === 'regions')
          .map(({ key, description, linkOf }) => (
            <Chart key={key} description={description} linkOf={linkOf} />
          ))}
      </div>
      <div className="ipr-sheet">
        <h2>本环节的结论</h2>
        <Conclusions conclusions={detail.conclusions} />
      </div>
      <div className="ipr-sheet">
        <h2>更多检索与导航</h2>
        <Platforms />
      </div>
      <CountSource noun={PATENT} />
    </Flex>
  );
}
