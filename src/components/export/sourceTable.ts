import { momentInChina } from '@/domain/calendar';
import { grouped } from '@/domain/grouped';
import { EXPORT_LIMIT, type ExportTable } from './table';

/** Where the rows of an export come from. */
export interface ExportSource {
  /** The query in the search language. */
  query: string;
  /** Filters chosen beside it, in words. */
  filters?: readonly string[];
  /** What the result does not hold although it was asked for, in words. */
  leftOut?: string;
  /** In words, such as 申请日（新→旧）. */
  sort?: string;
  /** Which of the hits were exported, in words. */
  range?: string;
  /** What rows are counted in; 件 when left out. */
  unit?: string;
  /** Hits of the query; undefined where that is not known. */
  total: number | undefined;
  exported: number;
  /** Most rows of one export. */
  limit?: number;
  /** Names of the data sets. */
  sources: readonly string[];
  /** Address at which the result can be seen again. */
  address: string;
  exportedAt: Date;
}

/** The second sheet of an export: what was asked, what was found, when and where. */
export function sourceTable(source: ExportSource): ExportTable {
  const { unit = '件', limit = EXPORT_LIMIT } = source;
  const rows: [string, string | number | undefined][] = [
    ['检索式', source.query],
    ['筛选条件', source.filters?.join('；')],
    ['没有收录的', source.leftOut],
    ['排序', source.sort],
    ['导出范围', source.range],
    [`命中总数（${unit}）`, source.total],
    [`导出数量（${unit}）`, source.exported],
    ['数据来源', source.sources.join('；')],
    ['导出时间', `${momentInChina(source.exportedAt.getTime()).slice(0, 16)}（北京时间）`],
    ['结果地址', source.address],
    ['导出上限', `一次最多 ${grouped(limit)} ${unit}`],
    [
      '说明',
      '号码、分类号和日期按文本保存；以 =、+、-、@ 开头的内容前加单引号，不会作为公式执行。',
    ],
  ];
  return {
    name: '检索式与来源',
    columns: [
      { title: '项目', width: 16 },
      { title: '内容', width: 100 },
    ],
    rows: rows.filter(([, value]) => value !== undefined && value !== ''),
  };
}
