import { absoluteAddress } from '@/address';
import { toXlsx } from '@/components/export/xlsx';
import type { AssessmentResult } from '@/domain/assessment/result';
import { assessmentLink, PROCESS_OF_KIND } from '@/links/assessment';
import { causeText, comparisonOf, factRows, inputTexts } from './runs';

/** A workbook of the comparison: a row for each fact and indicator, both runs, change and causes. */
export function runWorkbook(
  before: AssessmentResult,
  after: AssessmentResult,
): Promise<Uint8Array<ArrayBuffer>> {
  const comparison = comparisonOf(before, after);
  const changes = typeof comparison === 'string' ? [] : comparison.indicators;
  const address = ({ kind, applyNo }: AssessmentResult) =>
    applyNo && absoluteAddress(assessmentLink(PROCESS_OF_KIND[kind], applyNo));
  return toXlsx([
    {
      name: '评估对比',
      columns: [
        { title: '项目', width: 30 },
        { title: before.applyNo, width: 26 },
        { title: after.applyNo, width: 26 },
        { title: '对总分的影响', width: 14 },
        { title: '原因', width: 24 },
        { title: '变化的数据', width: 60 },
      ],
      rows: [
        ...factRows(before, after).map(({ label, cells }) => [label, ...cells, null, null, null]),
        ...changes.map((change) => [
          `${change.code} ${change.name}`,
          change.before ?? '无数据',
          change.after ?? '无数据',
          change.effect,
          causeText(change),
          inputTexts(change).join('；'),
        ]),
        ...(typeof comparison === 'string'
          ? []
          : [['权重的变化', null, null, comparison.byWeights, null, null]]),
        ['详情网址', address(before), address(after), null, null, null],
      ],
    },
  ]);
}
