import { Button } from 'antd';
import type { AssessmentResult, AssessmentWeights } from '@/domain/assessment/result';
import { withWeights } from '@/domain/assessment/score';
import { titleText } from '@/domain/titleText';
import resultStyles from './result.module.css';
import { coverageWords, gradeWords, totalWords } from './words';

interface PortfolioProps {
  results: readonly AssessmentResult[];
  /** Index of the one that is shown. */
  shown: number;
  /** Set by the reader; undefined while they are those of the results. */
  weights: AssessmentWeights | undefined;
  onShow: (index: number) => void;
}

/** The patents of one request by their totals, the highest first; one of them is shown below. */
export default function Portfolio({ results, shown, weights, onShow }: PortfolioProps) {
  const rows = results
    .map((result, index) => {
      const { totalScore, grade, gradeLabel } = weights ? withWeights(result, weights) : result;
      return { result, index, totalScore, grade, gradeLabel };
    })
    .sort((a, b) => (b.totalScore ?? -1) - (a.totalScore ?? -1));
  return (
    <section aria-label="评估的专利">
      <h3>评估的专利</h3>
      <table className={resultStyles.scoreTable}>
        <caption className="ipr-visually-hidden">各件专利的总分和等级</caption>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">专利</th>
            <th scope="col">总分{weights && '（您的权重）'}</th>
            <th scope="col">等级</th>
            <th scope="col">数据</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ result, index, totalScore, ...graded }, place) => (
            <tr key={`${index} ${result.subject.patentNumber}`}>
              <td className="ipr-num" data-label="名次">
                {place + 1}
              </td>
              <td data-label="专利">
                <Button
                  type="link"
                  size="small"
                  aria-pressed={index === shown}
                  onClick={() => onShow(index)}
                >
                  {titleText(result.subject.title)}
                  {index === shown && '（下面显示的）'}
                </Button>
                <span className="ipr-note ipr-num">{result.subject.patentNumber}</span>
              </td>
              <td className="ipr-num" data-label="总分">
                {totalWords(totalScore)}
              </td>
              <td data-label="等级">{gradeWords(graded)}</td>
              <td data-label="数据">{coverageWords(result.coverage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
