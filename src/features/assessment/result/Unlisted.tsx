import type { AssessmentResult } from '@/domain/assessment/result';
import { improvements } from '@/domain/assessment/run/improvements';
import { isWhole } from '@/domain/assessment/score';

/** Marks from here on need no improving. */
const GOOD = 6;

/** What is left to say of a result in which nothing is to be improved, or nothing is advised. */
function unimproved(result: AssessmentResult): string[] {
  const scores = result.dimensions.flatMap(({ indicators }) => indicators);
  const good = scores.length > 0 && scores.every(({ score }) => score !== null && score >= GOOD);
  const advised = result.suggestions.length > 0;
  const improved = improvements(result).length > 0;
  const whole = isWhole(result);
  if (good && whole && !advised && !improved) {
    return [`各项指标都有数据，并且都在 ${GOOD} 分以上，没有要优先改进的。`];
  }
  return [
    ...(advised
      ? []
      : [good ? `各项指标都在 ${GOOD} 分以上，没有要优先改进的。` : '结果没有列出建议。']),
    ...(improved
      ? []
      : [
          whole
            ? `各项指标都有数据，并且都在 ${GOOD} 分以上。`
            : '没有读到全部指标的得分，不能列出怎样提高。',
        ]),
  ];
}

/** The parts that a result has nothing of, together in one line. */
export function Unlisted({ result }: { result: AssessmentResult }) {
  const { references, kind, risks } = result;
  const said = [
    // A value does not compare with documents.
    ...(references.length > 0 || kind === 'VALUE'
      ? []
      : ['没有列出用词相近的对比文件；这不表示不存在，请结合检索判断。']),
    ...(risks.length > 0 ? [] : ['结果没有列出需要提示的风险。']),
    ...unimproved(result),
  ];
  if (said.length === 0) return null;
  return (
    <section aria-label="没有列出的内容">
      <p>{said.join('')}</p>
    </section>
  );
}
