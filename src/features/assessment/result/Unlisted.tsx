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
          !whole
            ? '没有读到全部指标的得分，不能列出怎样提高。'
            : good
              ? `各项指标都有数据，并且都在 ${GOOD} 分以上。`
              : `低于 ${GOOD} 分的指标没有还能采取的办法。`,
        ]),
  ];
}

/** What is said where no document is listed: those that were compared may have little in common. */
function noDocuments({ frozen: { inputs } }: AssessmentResult): string {
  const compared = inputs.some(
    ({ key, value }) => key === 'documents.compared' && Number(value) > 0,
  );
  return compared
    ? '对照过的文件用词都不够相近，没有列为对比文件；没有对照的文件情况不详，请结合检索判断。'
    : '没有列出用词相近的对比文件；这不表示不存在，请结合检索判断。';
}

/** The parts that a result has nothing of, together in one line. */
export function Unlisted({ result }: { result: AssessmentResult }) {
  const { references, kind, risks } = result;
  const said = [
    // A value does not compare with documents.
    ...(references.length > 0 || kind === 'VALUE' ? [] : [noDocuments(result)]),
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
