import { isPlainObject, readStored, writeStored } from '@/storage';

/** A choice of fields that the user has named. */
export interface FieldTemplate {
  name: string;
  /** Keys in the order of the columns. */
  fields: readonly string[];
}

/** The templates afterwards, or why nothing was saved. */
export type TemplateOutcome =
  | { ok: true; templates: readonly FieldTemplate[] }
  | { ok: false; message: string };

const MOST_TEMPLATES = 20;
export const LONGEST_TEMPLATE_NAME = 30;

const keyOf = (userId: string) => `iprExportTemplates.${userId}`;

function isTemplate(value: unknown): value is FieldTemplate {
  if (!isPlainObject(value) || typeof value.name !== 'string') return false;
  return Array.isArray(value.fields) && value.fields.every((field) => typeof field === 'string');
}

const areTemplates = (value: unknown): value is FieldTemplate[] =>
  Array.isArray(value) && value.every(isTemplate);

/** The templates a user keeps in this browser, the newest last. */
export function readTemplates(userId: string): readonly FieldTemplate[] {
  return readStored(keyOf(userId), areTemplates) ?? [];
}

function store(userId: string, templates: readonly FieldTemplate[]): TemplateOutcome {
  if (writeStored(keyOf(userId), templates)) return { ok: true, templates };
  return { ok: false, message: '浏览器没有允许保存，模板未保存，不影响本次导出' };
}

/** Keeps a template in this browser; one of the same name is replaced. */
export function saveTemplate(userId: string, template: FieldTemplate): TemplateOutcome {
  const name = template.name.trim();
  if (name === '') return { ok: false, message: '请输入模板名称' };
  if (Array.from(name).length > LONGEST_TEMPLATE_NAME) {
    return { ok: false, message: `模板名称最多 ${LONGEST_TEMPLATE_NAME} 个字` };
  }
  if (template.fields.length === 0) return { ok: false, message: '请至少选择一个字段' };
  const others = readTemplates(userId).filter((other) => other.name !== name);
  if (others.length >= MOST_TEMPLATES) {
    return { ok: false, message: `最多保存 ${MOST_TEMPLATES} 个模板，请先删除不用的模板` };
  }
  return store(userId, [...others, { name, fields: [...template.fields] }]);
}

export function removeTemplate(userId: string, name: string): TemplateOutcome {
  return store(
    userId,
    readTemplates(userId).filter((template) => template.name !== name),
  );
}

/** The fields of a template in its order; keys that are no longer known are left out. */
export function templateFields<Field extends { key: string }>(
  template: FieldTemplate,
  fields: readonly Field[],
): Field[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return [...new Set(template.fields)].flatMap((key) => byKey.get(key) ?? []);
}
