import type { NamedBase } from '@/components/chart/ranked';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';

type Thing = keyof NonNullable<EnterpriseAnalysis['known']>;

/** What a count counts by, in words. */
const THINGS: Readonly<Record<Thing, string>> = {
  type: '专利类型',
  validity: '法律状态',
  filing: '申请日',
  publication: '公开日',
  grant: '授权情况',
  ipc: 'IPC 分类',
  inventors: '发明人',
  applicants: '申请人',
  cited: '被引证次数',
  claims: '权利要求数',
  family: '同族',
  operations: '运营记录',
  value: '高价值情形',
};

type Counts = readonly { readonly count: number | undefined }[];

/**
 * What a count of an analysis rests on: as the service says, else the sum of the counts where each
 * patent has one value alone.
 *
 * @param counts left out where a patent may have several values, or none of them
 */
export function analysisBase(
  { known, total }: EnterpriseAnalysis,
  thing: Thing,
  counts?: Counts,
): NamedBase {
  const summed = counts?.every(({ count }) => count !== undefined)
    ? counts.reduce((sum, { count = 0 }) => sum + count, 0)
    : undefined;
  return { of: THINGS[thing], base: { known: known?.[thing] ?? summed, total } };
}
