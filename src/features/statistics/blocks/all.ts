import type { StatisticsBlock } from '@/links/statistics';
import type { BlockDefinition } from './block';
import { figureYears } from './overYears';
import { valueRanking } from './rankings';
import { regionRanking } from './regions';
import { typedYears } from './typedYears';

/** Blocks that are charts; the map and the table by year have forms of their own. */
export type ChartBlock = Exclude<StatisticsBlock, 'map' | 'matrix'>;

const GRANTED = '所选年份内授权的专利，按授权公告日统计';

/** The charts of the page. */
export const BLOCKS: Readonly<Record<ChartBlock, BlockDefinition>> = {
  trend: typedYears('trend', '专利申请趋势', 'PAT_APPLY'),
  grants: typedYears('grants', '专利授权趋势', 'PAT_GRANT'),
  density: figureYears({
    key: 'density',
    title: '每万人口发明专利拥有量与全国比较',
    codes: ['INV_PER_10K', 'HV_PER_10K'],
    unit: '件/万人',
    density: true,
  }),
  composition: valueRanking({
    key: 'composition',
    title: '授权专利的类型构成',
    dimension: '专利类型',
    dim: 'type',
    code: 'PAT_GRANT',
    how: `${GRANTED}，合计后按三种专利分。`,
    parts: true,
    rows: 3,
  }),
  value: valueRanking({
    key: 'value',
    title: '高价值发明专利的五种情形',
    dimension: '情形',
    dim: 'type',
    code: 'HV_INV',
    how: '最后一年末的有效发明专利；一件可以符合几种情形，各计一次，所以各项之和大于拥有量。',
    several: true,
    rows: 5,
  }),
  regions: regionRanking('regions'),
  industry: valueRanking({
    key: 'industry',
    title: '战略性新兴产业分布',
    dimension: '产业',
    dim: 'industry',
    code: 'PAT_GRANT',
    how: `${GRANTED}，按《战略性新兴产业分类（2018）》归类；外观设计不归类。`,
    rows: 9,
  }),
  ipc: valueRanking({
    key: 'ipc',
    title: 'IPC 小类前 10 位',
    dimension: 'IPC 小类',
    dim: 'ipc',
    code: 'PAT_GRANT',
    how: `${GRANTED}；有几个小类的专利为每个小类各计一件，图中 10 位，表格列到 20 位。`,
    several: true,
    rows: 10,
  }),
  enterprise: valueRanking({
    key: 'enterprise',
    title: '企业前 20 位',
    dimension: '企业',
    dim: 'applicant',
    code: 'PAT_GRANT',
    how: `${GRANTED}；共同申请的专利为每家企业各计一件，曾用名不合并。`,
    several: true,
    rows: 20,
  }),
  operations: figureYears({
    key: 'operations',
    title: '专利运营',
    codes: ['TRANSFER', 'LICENSE', 'OPEN_LICENSE', 'PLEDGE_CNT'],
    unit: '次',
    stacked: true,
  }),
  pledge: figureYears({
    key: 'pledge',
    title: '专利质押融资金额',
    codes: ['PLEDGE_AMT'],
    unit: '万元',
  }),
  trademark: figureYears({
    key: 'trademark',
    title: '商标',
    codes: ['TM_APPLY', 'TM_REG', 'TM_VALID'],
    unit: '件',
  }),
  protection: figureYears({
    key: 'protection',
    title: '保护与服务',
    codes: ['IP_CASE', 'AID_CASE', 'ADMIN_RULING'],
    unit: '件',
  }),
};

/** Titles of all blocks, in the order of the page. */
export const BLOCK_TITLES: Readonly<Record<StatisticsBlock, string>> = {
  ...(Object.fromEntries(Object.values(BLOCKS).map(({ key, title }) => [key, title])) as Record<
    ChartBlock,
    string
  >),
  map: '地图',
  matrix: '地区与年份',
};

/** What needs the width of the page, or of the paper. */
export const WIDE: ReadonlySet<StatisticsBlock> = new Set(['matrix', 'density', 'enterprise']);
