import { toXlsx } from '@/components/export/xlsx';
import type { ClaimMatrix, MatrixCell } from '@/domain/assessment/result';
import { percentOf } from '@/domain/assessment/words';
import { claimLabel, claimRows, FINDING_COLUMNS, FINDING_TITLES, findingText } from './matrixGrid';

const ORIGINS = { KNOWN: '申请人提供', CITED: '专利数据引用' } as const;

function cellText(cell: MatrixCell | undefined): string {
  if (!cell || cell.overlap === null) return '未比较';
  const share = `${cell.category ?? '—'}，相同 ${percentOf(cell.overlap)}`;
  return cell.passage ? `${share}；${cell.place ?? ''}：${cell.passage}` : share;
}

/** The matrix as a workbook: claims with their cells and passages, documents, advice. */
export function matrixWorkbook(matrix: ClaimMatrix): Promise<Uint8Array<ArrayBuffer>> {
  const { documents, advice } = matrix;
  return toXlsx([
    {
      name: '权利要求与文献',
      columns: [
        { title: '权利要求', width: 22 },
        { title: '内容', width: 60 },
        ...documents.map(({ key, number }) => ({ title: `${key} ${number}`, width: 40 })),
        { title: '区别特征', width: 40 },
        ...FINDING_COLUMNS.map((column) => ({ title: FINDING_TITLES[column], width: 16 })),
      ],
      rows: claimRows(matrix, false).map((claim) => [
        claimLabel(claim),
        claim.text,
        ...documents.map(({ key }) =>
          cellText(claim.cells.find(({ document }) => document === key)),
        ),
        claim.distinguishing.join('；'),
        ...FINDING_COLUMNS.map((column) => findingText(claim, column)),
      ]),
    },
    {
      name: '文献',
      columns: [
        { title: '代号', width: 8 },
        { title: '文献号或出处', width: 30 },
        { title: '名称', width: 50 },
        { title: '公开日', width: 14 },
        { title: '来源', width: 16 },
        { title: '说明', width: 40 },
      ],
      rows: documents.map(({ key, number, title = '', date = '', origin, compared, note = '' }) => [
        key,
        number,
        title,
        date,
        origin && ORIGINS[origin],
        compared === false ? `未取得全文，没有比较。${note}` : note,
      ]),
    },
    {
      name: '修改建议',
      columns: [{ title: '建议', width: 90 }],
      rows: advice.map((text) => [text]),
    },
  ]);
}
