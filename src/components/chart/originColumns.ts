import type { ExportCell, ExportTable } from '@/components/export/table';
import { SAMPLE } from './sample';

/** What stands around a drawing, and in columns of a file of its numbers. */
export interface PictureText {
  readonly title: string;
  readonly finding: string;
  readonly scope: string;
  readonly unit: string;
  readonly definition: string;
  readonly notes?: readonly string[];
  readonly source: string;
  /** `YYYY-MM-DD` on which the numbers were taken. */
  readonly asOf: string;
  /** Of how many records it is known what is counted, without full stop. */
  readonly coverage?: string | undefined;
  /** Invented, for demonstration. */
  readonly sample?: boolean | undefined;
  /** What was counted, fact by fact, for the columns of a file; the scope when left out. */
  readonly facts?: readonly (readonly [title: string, value: string])[] | undefined;
}

/**
 * Numbers with what has to be known of them in columns of their own, the same in each row, so that
 * a file that is taken apart or joined with others still says where its numbers are from.
 */
export function withOrigin(
  numbers: ExportTable,
  text: Pick<PictureText, 'scope' | 'facts' | 'source' | 'asOf' | 'coverage' | 'sample'>,
): ExportTable {
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
