import { Link } from '@umijs/max';
import { Alert, Statistic, Tag } from 'antd';
import type { ReactNode } from 'react';
import { NumberSource } from '@/components/chart/NumberSource';
import type { AssessmentResult } from '@/domain/assessment/result';
import { VALUE_SCENES } from '@/domain/assessment/systems';
import { PATENT_KINDS } from '@/domain/patentLabels';
import { patentResultLink } from '@/links/patent';
import styles from './result.module.css';
import { coverageWords, gradeWords, RESULT_PARTS, totalWords } from './words';

interface Props {
  result: AssessmentResult;
  /** The parts it is made of, drawn beside the total. */
  children: ReactNode;
}

function factsOf(result: AssessmentResult): [label: string, text: string][] {
  const { subject, scene, method, evaluator, finishedTime, percentile, frozen } = result;
  const { title, patentNumber, patentKind } = subject;
  const facts: [string, string | undefined][] = [
    ['评价对象', title],
    ['申请号', patentNumber],
    ['专利类型', patentKind && PATENT_KINDS[patentKind]],
    ['场景', scene && VALUE_SCENES[scene].label],
    ['方法', method],
    ['评价人', evaluator],
    ['数据日期', frozen.baseDate],
    ['完成时间', finishedTime],
    ['同领域位置', percentile === undefined ? undefined : `高于同领域 ${percentile}% 的专利`],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

/** Total, grade and how much of the indicators stands on data, first of all. */
export function ScoreCard({ result, children }: Props) {
  const { totalScore, coverage, forced, subject, frozen } = result;
  const { patentNumber } = subject;
  const weak = coverage !== undefined && coverage.known * 2 < coverage.total;
  return (
    <div id={RESULT_PARTS.score} tabIndex={-1} className={styles.score}>
      <div className={styles.scoreMain} data-weak={weak || undefined}>
        <div className={styles.scoreTotal}>
          <Statistic suffix="分" formatter={() => <strong>{totalWords(totalScore)}</strong>} />
        </div>
        <p className={styles.scoreGrade}>{gradeWords(result)}</p>
        <Tag color={weak ? 'warning' : 'default'}>
          {coverageWords(coverage)}
          {weak && '，依据不足'}
        </Tag>
      </div>
      <div>{children}</div>
      <dl className={`${styles.scoreFacts} ${styles.scoreWhole}`}>
        {factsOf(result).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text === patentNumber ? (
                <Link to={patentResultLink({ q: text })}>{text}</Link>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      {forced && (
        <div className={styles.scoreWhole}>
          <Alert type="warning" role="note" title={`等级说明：${forced}。`} />
        </div>
      )}
      <NumberSource
        how="总分是各项指标得分按权重合成的百分制得分；没有数据的指标不计分，权重由同组其他指标分担。"
        source={frozen.model}
        asOf={frozen.baseDate}
      />
    </div>
  );
}
