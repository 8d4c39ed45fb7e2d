import { Link } from '@umijs/max';
import { Alert, Statistic, Tag } from 'antd';
import type { ReactNode } from 'react';
import { NumberSource } from '@/components/chart/NumberSource';
import { placeKey } from '@/components/reading/placeKey';
import type { AssessmentResult } from '@/domain/assessment/result';
import { isPoorlyBacked, knownWeightOf, type Scored } from '@/domain/assessment/score';
import { VALUE_SCENES } from '@/domain/assessment/systems';
import { nameText } from '@/domain/nameText';
import { PATENT_KINDS } from '@/domain/patentLabels';
import { PROCESS_OF_KIND } from '@/links/assessment';
import { applyLink } from '@/links/business';
import { patentResultLink } from '@/links/patent';
import styles from './result.module.css';
import {
  coverageWords,
  gradeWords,
  hasAdvice,
  hasNoScore,
  RESULT_PARTS,
  toldBy,
  totalWords,
} from './words';

interface NoScoreProps {
  result: AssessmentResult;
  /** Id of the request, for one that begins with its answers. */
  id: string;
}

/** In place of a result without a single score: why there is none, and what can be done. */
function NoScore({ result, id }: NoScoreProps) {
  const { kind, dimensions } = result;
  const count = dimensions.flatMap(({ indicators }) => indicators).length;
  return (
    <div className={styles.scoreWhole}>
      <p>
        {count} 项指标都没有数据，不能给出得分。可以
        <Link to={applyLink(PROCESS_OF_KIND[kind], { copy: id })}>补充后重新评价</Link>
        ，各项需要的数据和办法见
        {hasAdvice(result) && (
          <>
            <a href={`#${RESULT_PARTS.advice}`}>建议</a>和
          </>
        )}
        <a href={`#${RESULT_PARTS.gains}`}>怎样提高</a>。
      </p>
      <ul className={styles.scoreNone} aria-label="没有数据的一级指标">
        {dimensions.map(({ code, name }, index) => (
          <li key={placeKey(index, code)}>{nameText(name)}</li>
        ))}
      </ul>
    </div>
  );
}

interface Props extends NoScoreProps {
  /** By the weights of the reader, where they are others. */
  own: Scored | undefined;
  /** The parts it is made of, drawn beside the total. */
  children: ReactNode;
}

function factsOf(result: AssessmentResult): [label: string, text: string][] {
  const { subject, scene, method, evaluator, finishedTime, percentile, frozen } = result;
  const { patentNumber, patentKind } = subject;
  const facts: [string, string | undefined][] = [
    ['申请号', patentNumber],
    ['专利类型', patentKind && PATENT_KINDS[patentKind]],
    ['场景', scene && VALUE_SCENES[scene].label],
    ['方法', method],
    ['评价人', evaluator],
    ['得分所据', toldBy(result)],
    ['数据日期', frozen.baseDate],
    ['完成时间', finishedTime],
    ['同领域位置', percentile === undefined ? undefined : `高于同领域 ${percentile}% 的专利`],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

/** Total, grade and how much of the indicators stands on data, first of all. */
export function ScoreCard({ result, id, own, children }: Props) {
  const { totalScore, coverage, forced, subject, frozen } = result;
  const { patentNumber } = subject;
  const backed = knownWeightOf(result);
  const weak = isPoorlyBacked(backed, coverage);
  return (
    <div id={RESULT_PARTS.score} tabIndex={-1} className={styles.score}>
      {hasNoScore(result) ? (
        <NoScore result={result} id={id} />
      ) : (
        <>
          <div className={styles.scoreMain} data-weak={weak || undefined}>
            {weak && (
              <p className={styles.scoreDoubt}>
                依据不足，仅供参考：
                {backed !== undefined
                  ? `只有 ${Math.round(backed * 100)}% 的权重有数据`
                  : '有数据的指标不到一半'}
              </p>
            )}
            <div className={styles.scoreTotal}>
              <Statistic suffix="分" formatter={() => <strong>{totalWords(totalScore)}</strong>} />
            </div>
            <p className={styles.scoreGrade}>{gradeWords(result)}</p>
            <Tag>{coverageWords(coverage)}</Tag>
            {own && (
              <p className="ipr-note ipr-num ipr-no-print">
                <a href={`#${RESULT_PARTS.weights}`}>按您的权重</a>：{totalWords(own.totalScore)}{' '}
                分，{gradeWords(own)}
              </p>
            )}
          </div>
          <div>{children}</div>
        </>
      )}
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
        how={
          hasNoScore(result)
            ? '总分由各项指标得分按权重合成；各项都没有数据，不合成总分。'
            : '总分是各项指标得分按权重合成的百分制得分；没有数据的指标不计分，权重由同组其他指标分担，整组没有数据的由其他组分担。'
        }
        source={frozen.model}
        asOf={frozen.baseDate}
      />
    </div>
  );
}
