import { toHalfWidth } from '../check';

/** What a field holds; decides which values, comparisons and proximity operators it takes. */
export type FieldType =
  | 'number'
  | 'date'
  | 'year'
  | 'text'
  | 'name'
  | 'code'
  | 'ipc'
  | 'cpc'
  | 'loc'
  | 'enum'
  | 'int';

type Row = readonly [type: FieldType, aliases: string, names: string];

/** Type, aliases and Chinese names by code, in the order of domain reference 4.1. */
const ROWS = {
  AN: ['number', 'AP ANO', '申请号'],
  PN: ['number', 'PNO', '公开（公告）号 公开号 公告号'],
  AD: ['date', 'APD', '申请日'],
  PD: ['date', '', '公开（公告）日 公开日 公告日'],
  GD: ['date', '', '授权公告日 授权日'],
  AY: ['year', 'ADY', '申请年'],
  PY: ['year', 'PDY', '公开年'],
  TI: ['text', '', '发明名称 专利名称 名称'],
  AB: ['text', '', '摘要'],
  CLMS: ['text', 'CL CLM', '权利要求书 权利要求'],
  ICLM: ['text', '', '独立权利要求 主权项'],
  DESC: ['text', 'DE', '说明书'],
  KW: ['text', '', '关键词'],
  TA: ['text', '', '名称和摘要'],
  TAC: ['text', '', '名称摘要和权利要求'],
  FT: ['text', 'TACD', '全文'],
  PA: ['name', '', '申请（专利权）人 申请人 专利权人'],
  FPA: ['name', '', '第一申请人 第一权利人'],
  CPA: ['name', 'ASN', '当前专利权人 当前权利人'],
  IN: ['name', '', '发明（设计）人 发明人 设计人'],
  FIN: ['name', '', '第一发明人'],
  AG: ['name', 'AGC', '专利代理机构 代理机构'],
  AT: ['name', '', '专利代理师 代理人'],
  AA: ['text', 'ADDR', '申请人地址 地址'],
  CO: ['code', 'NC', '国省代码'],
  IC: ['ipc', 'IPC', 'IPC分类号 分类号'],
  MIC: ['ipc', 'PIC', 'IPC主分类号 主分类号'],
  CPC: ['cpc', '', 'CPC分类号'],
  LOC: ['loc', '', '洛迦诺分类号 外观设计分类号'],
  PR: ['number', '', '优先权号 优先权'],
  PRD: ['date', '', '优先权日'],
  IAN: ['number', '', '国际申请号'],
  IPN: ['number', '', '国际公布号'],
  PT: ['enum', '', '专利类型 发明类型'],
  LS: ['text', '', '法律状态 最新法律状态'],
  LSS: ['enum', '', '有效性 专利权状态'],
  OP: ['enum', '', '运营类型'],
  CT: ['number', '', '引证文献'],
  CTD: ['int', '', '被引证次数'],
  CLN: ['int', '', '权利要求数量'],
} as const satisfies Readonly<Record<string, Row>>;

/** One of the 40 field codes. */
export type FieldCode = keyof typeof ROWS;

/** A field of the search language. */
export interface SearchField {
  readonly code: FieldCode;
  /** Other codes accepted for it. */
  readonly aliases: readonly string[];
  /** Chinese names accepted for it; the first is the one shown. */
  readonly names: readonly string[];
  readonly type: FieldType;
}

const words = (list: string): readonly string[] => (list === '' ? [] : list.split(' '));

/** The 40 fields (domain reference 4.1). */
export const FIELDS: readonly SearchField[] = (Object.keys(ROWS) as FieldCode[]).map((code) => ({
  code,
  aliases: words(ROWS[code][1]),
  names: words(ROWS[code][2]),
  type: ROWS[code][0],
}));

/** Values of the fields that take a fixed list (domain reference 4.1). */
export const ENUMS: Readonly<Partial<Record<FieldCode, readonly string[]>>> = {
  PT: ['发明公开', '发明授权', '实用新型', '外观设计'],
  LSS: ['有效', '失效', '审中'],
  OP: ['转让', '许可', '开放许可', '质押', '作价入股', '无效', '诉讼'],
};

/** The field a search word without a field is looked for in. */
export const DEFAULT_FIELD: FieldCode = 'TAC';

/** Fields made of others: a word may stand in any of the parts. */
export const FIELD_PARTS: Readonly<Partial<Record<FieldCode, readonly FieldCode[]>>> = {
  TA: ['TI', 'AB'],
  TAC: ['TI', 'AB', 'CLMS'],
  FT: ['TI', 'AB', 'CLMS', 'DESC'],
};

/** Field names compare without regard to case and to the width of brackets. */
const nameKey = (name: string): string => toHalfWidth(name).toUpperCase();

const BY_NAME: ReadonlyMap<string, FieldCode> = new Map(
  FIELDS.flatMap(({ code, aliases, names }) =>
    [code, ...aliases, ...names].map((name) => [nameKey(name), code] as const),
  ),
);

/** Field of a code, alias or Chinese name, in any case and width; undefined when there is none. */
export function findField(name: string): FieldCode | undefined {
  return BY_NAME.get(nameKey(name));
}

/** What a field holds. */
export function fieldType(code: FieldCode): FieldType {
  return ROWS[code][0];
}

/** Chinese name of a field as messages show it, with the gap between Latin and Chinese. */
export function fieldName(code: FieldCode): string {
  return (words(ROWS[code][2])[0] ?? code).replace(/([A-Z])(?=[\u4e00-\u9fff])/g, '$1 ');
}

/** Chinese names with brackets, folded: the lexer must not take those brackets for its own. */
export const BRACKETED_NAMES: readonly string[] = [...BY_NAME.keys()].filter((name) =>
  name.includes('('),
);

/** Single-character edits between two texts (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Names of fields that look like an unknown one, nearest first, at most one per field: one edit
 * away for up to three characters, two for longer ones.
 */
export function similarFieldNames(unknown: string): string[] {
  const key = nameKey(unknown);
  const limit = key.length > 3 ? 2 : 1;
  const near: { name: string; distance: number }[] = [];
  for (const { code, aliases, names } of FIELDS) {
    const nearest = [code, ...aliases, ...names]
      .map((name) => ({ name, distance: editDistance(key, nameKey(name)) }))
      .reduce((best, next) => (next.distance < best.distance ? next : best));
    if (nearest.distance <= limit && nearest.distance < key.length) near.push(nearest);
  }
  return near.sort((a, b) => a.distance - b.distance).map(({ name }) => name);
}
