import { rowsOf, textOf } from '../../form/asked';
import type { FormValues, ListDescription } from '../../form/description';
import { checkNaming, checkWebAddress } from '../statement';

/** How a piece of evidence was come by. */
const SOURCES = {
  PURCHASE: '购买取得',
  SCREENSHOT: '网页截图、录屏',
  PHOTO: '现场拍照、录像',
  NOTARY: '公证取证',
  TIMESTAMP: '时间戳或区块链存证',
  DOCUMENT: '书面文件',
  OTHER: '其他',
} as const;

function sourceInWords(value: string): string | undefined {
  return Object.hasOwn(SOURCES, value) ? SOURCES[value as keyof typeof SOURCES] : undefined;
}

/** Name under which the screen offers the evidence files that have been attached. */
export const EVIDENCE_FILES = 'evidenceFiles';

/** What is known of each piece of evidence besides its file; from it the 证据目录 is made. */
export const evidenceField: ListDescription = {
  kind: 'list',
  key: 'evidence',
  label: '证据说明',
  entryName: '证据',
  hint: '每份证据写明来源和日期，系统据此生成可打印的证据目录；可先上传证据文件再填写',
  max: 20,
  fields: [
    {
      kind: 'text',
      key: 'name',
      label: '证据名称',
      hint: '如“购物发票”',
      maxLength: 100,
      required: true,
      check: checkNaming,
    },
    { kind: 'select', key: 'file', label: '证据文件', options: EVIDENCE_FILES },
    {
      kind: 'text',
      key: 'link',
      label: '网页链接',
      hint: '如 https://shop.example.com/item/1',
      maxLength: 500,
      inputMode: 'url',
      check: checkWebAddress,
    },
    {
      kind: 'select',
      key: 'source',
      label: '证据来源',
      required: true,
      options: Object.entries(SOURCES).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'date',
      key: 'date',
      label: '取得日期',
      required: true,
      check: (day, _, { today }) => (day > today ? '取得日期不能晚于今天' : undefined),
    },
    { kind: 'area', key: 'proves', label: '证明内容', maxLength: 300 },
  ],
};

/** A file attached as evidence. */
export interface EvidenceFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number | undefined;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** A row of the 证据目录. */
export interface EvidenceRow {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly file?: EvidenceFile;
  readonly link?: string;
  /** In words. */
  readonly source?: string;
  /** `YYYY-MM-DD` */
  readonly date?: string;
  readonly proves?: string;
}

function described(
  values: FormValues,
  file: EvidenceFile | undefined,
): Omit<EvidenceRow, 'number'> {
  const text = (key: string) => textOf(values[key]).trim();
  const source = sourceInWords(text('source'));
  return {
    name: text('name') || file?.name || text('link'),
    ...(file && { file }),
    ...(text('link') && { link: text('link') }),
    ...(source && { source }),
    ...(text('date') && { date: text('date') }),
    ...(text('proves') && { proves: text('proves') }),
  };
}

/**
 * The rows of the 证据目录: the evidence that was described, in its order, then the files that
 * nobody described, in theirs. Every file given appears; a description without name, file and link
 * does not.
 *
 * @param files files attached as evidence
 * @param values answers of the form
 */
export function evidenceList(
  files: readonly EvidenceFile[],
  values: FormValues = {},
): readonly EvidenceRow[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const entries = rowsOf(values.evidence).map((row) => row.values);
  const told = entries.map((entry) => described(entry, byId.get(textOf(entry.file))));
  const used = new Set(entries.map((entry) => textOf(entry.file)));
  const rest = files.filter(({ id }) => !used.has(id)).map((file) => described({}, file));
  return [...told, ...rest]
    .filter(({ name }) => name !== '')
    .map((row, index) => ({ number: index + 1, ...row }));
}

/**
 * How many copies of the papers are handed in: the original, and one for each respondent (domain
 * reference 2.3).
 */
export function copiesOf({ respondents }: FormValues): { original: 1; copies: number } {
  return { original: 1, copies: rowsOf(respondents).length };
}
