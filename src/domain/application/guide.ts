import { ruleOf } from '../files/attached';
import { type Need, needInWords, needOf } from '../files/need';
import { askedFiles, isRequired } from '../form/asked';
import type { FileCategory, FormContext, FormDescription, FormValues } from '../form/description';

/** What a service's guide says beyond what its description holds (portal features 5a). */
export interface ServiceGuide {
  /** 依据: laws and rules. */
  readonly basis: readonly string[];
  /** 条件: who may ask, and for what. */
  readonly conditions: readonly string[];
  /** 流程: the steps in order. */
  readonly steps: readonly string[];
  /** 办理时限, in words. */
  readonly limits: readonly string[];
  readonly fee: string;
  /** What the applicant gets in the end. */
  readonly results: readonly string[];
  /** Who gets to see what is sent. */
  readonly disclosure?: readonly string[];
  /** A line of its own matter, beside the office's: `知识产权维权援助热线：12330`. */
  readonly hotline?: string;
}

/** What only the host settings know of the office; nothing is made up for what is absent. */
export interface OfficeContact {
  readonly address?: string | undefined;
  readonly hours?: string | undefined;
  readonly hotline?: string | undefined;
}

/** A document of the list of materials. */
export interface Material {
  readonly key: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly need: Need;
  /** The same, in words. */
  readonly needed: string;
  /** Kinds, size and count of files, in words. */
  readonly files: string;
  /** Code of the article with the template. */
  readonly template: string | undefined;
}

/** What may be uploaded for a document, in words. */
function filesInWords(category: FileCategory): string {
  const { extensions, maxMB, mediaMB, maxCount } = ruleOf(category);
  const kinds = extensions.map((one) => one.toUpperCase()).join('、');
  const media = mediaMB === undefined ? '' : `（音视频 ${mediaMB} MB）`;
  return `${kinds}，每个不超过 ${maxMB} MB${media}，最多 ${maxCount} 个`;
}

function materialOf(category: FileCategory, need: Need): Material {
  const { key, label, hint, template } = category;
  const needed = need === 'required' ? '必交' : needInWords(category);
  return { key, label, hint, need, needed, files: filesInWords(category), template };
}

/** All documents that a service can ask for. */
export function allMaterials({ files }: FormDescription): Material[] {
  return files.map((category) => materialOf(category, needOf(category)));
}

/** The documents that answers ask for: the personal list of materials. */
export function materialsFor(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
): Material[] {
  return askedFiles(description, values, context).map((category) =>
    materialOf(category, isRequired(category, values, context) ? 'required' : 'optional'),
  );
}

/** A row of the guide. */
export interface GuideRow {
  readonly label: string;
  readonly items: readonly string[];
}

/**
 * The guide in its order: 事项名称, 依据, 条件, 材料, 地点, 时间, 电话, 流程, then time limit, fee and
 * result. What is not known has no row.
 *
 * @param uploads files can be uploaded, as far as is known
 */
export function guideRows(
  guide: ServiceGuide,
  description: FormDescription,
  { address, hours, hotline }: OfficeContact,
  uploads = true,
): GuideRow[] {
  const all = allMaterials(description);
  const materials = all.map(({ label, needed }) => `${label}（${needed}）`);
  const atCounter = !uploads && all.some(({ need }) => need === 'required');
  const online = atCounter ? '网上随时可以填写、打印，到窗口提交' : '网上随时可以提交';
  const rows: [label: string, items: readonly (string | undefined)[]][] = [
    ['事项名称', [description.title]],
    ['办理依据', guide.basis],
    ['申请条件', guide.conditions],
    ['申请材料', materials],
    ['办理地点', [address]],
    ['办理时间', [online, hours && `窗口：${hours}`]],
    ['咨询电话', [hotline, guide.hotline]],
    ['办理流程', guide.steps],
    ['办理时限', guide.limits],
    ['收费', [guide.fee]],
    ['办理结果', guide.results],
    ['信息公开范围', guide.disclosure ?? []],
  ];
  return rows.flatMap(([label, items]) => {
    const known = items.filter((item) => item !== undefined && item !== '');
    return known.length > 0 ? [{ label, items: known as readonly string[] }] : [];
  });
}
