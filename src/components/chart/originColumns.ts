import type { ExportCell, ExportTable } from '@/components/export/table';
import type { PictureText } from './picture';

/** Stands wherever something is invented. */
export const SAMPLE = '示例数据';

/**
 * Numbers with what has to be known of them in columns of their own, the same in each row, so that
 * a file that is taken apart or joined with others still says where its numbers are from.
 */
export function withOrigin(numbers: ExportTable, text: PictureText): ExportTable {
  const { facts = [['范围', text.scope]], source, asOf, coverage, sample } = text;
  const origin: readonly (readonly [title: string, value: string])[] = [
    ...facts,
    ['来源', source],
    ['统计日', asOf || '不详'],
    ...(coverage ? [['口径基数', coverage] as const] : []),
    ...(sample ? [['数据性质', SAMPLE] as const] : []),
  ];
  const values: readonly ExportCell[] = origin.map(([, value]) => value);
  return {
    ...numbers,
    columns: [...numbers.columns, ...origin.map(([title]) => ({ title }))],
    rows: numbers.rows.map((row) => [...row, ...values]),
  };
}
