import { checkAttachment } from '../../src/domain/attachment';
import { ruleOf } from '../../src/domain/files/attached';
import { askedFiles, formContext, isAsked, isRequired } from '../../src/domain/form/asked';
import { formBody, formValues } from '../../src/domain/form/body';
import { bodyPathLabel } from '../../src/domain/form/bodyPathLabel';
import type { FormContext, FormDescription, FormValues } from '../../src/domain/form/description';
import { answerProblems } from '../../src/domain/form/problems';
import type { Application, Attachment } from '../contract';
import type { FieldError } from '../registration';
import { textIn } from './body';
import { DESCRIPTIONS, SERVICE_OPTIONS } from './descriptions';
import { dayOf } from './moment';
import type { HandledProcess } from './types';

type FormData = Application['formData'];

/** The answers of a body with what their rules may look at. */
function read(description: FormDescription, formData: FormData): [FormValues, FormContext] {
  const values = formValues(description, formData);
  return [values, formContext(values, { today: dayOf(), options: SERVICE_OPTIONS })];
}

/**
 * The answers that the form asks for, in their normal form; anything else that was sent is not
 * kept, so that an anonymous report holds no name.
 */
export function normalForm(process: HandledProcess, formData: FormData): FormData {
  const description = DESCRIPTIONS[process];
  const [values, context] = read(description, formData);
  return { ...formBody(description, values, context), schemaVersion: formData.schemaVersion };
}

/** `respondents.2.name`, entries counted from 1, as the contract names it: `respondents[1].name`. */
function pathInBody(path: string): string {
  return path.replace(/\.(\d+)\./, (_, place: string) => `[${Number(place) - 1}].`);
}

function answersErrors(description: FormDescription, formData: FormData): FieldError[] {
  if (formData.schemaVersion !== description.schemaVersion) {
    return [{ field: 'schemaVersion', message: '表单已更新，请刷新页面，核对后再提交' }];
  }
  const [values, context] = read(description, formData);
  return answerProblems(description, values, context).map(({ path, message }) => ({
    field: pathInBody(path),
    message,
  }));
}

function filesErrors(
  description: FormDescription,
  formData: FormData,
  attachments: readonly Attachment[],
): FieldError[] {
  const [values, context] = read(description, formData);
  const asked = askedFiles(description, values, context);
  const unknown = attachments.filter(({ category }) => !asked.some(({ key }) => key === category));
  const errors = unknown.map(({ category, name }) => ({
    field: `files.${category}`,
    message: `“${name}”不属于需要上传的材料`,
  }));
  for (const category of asked) {
    const own = attachments.filter((file) => file.category === category.key);
    const field = `files.${category.key}`;
    if (own.length === 0 && isRequired(category, values, context)) {
      errors.push({ field, message: `请上传${category.label}` });
    }
    const limits = ruleOf(category);
    own.forEach((file, index) => {
      const checked = checkAttachment(limits, { ...file, index });
      if (!checked.ok) errors.push({ field, message: `${file.name}：${checked.message}` });
    });
  }
  return errors;
}

function consentErrors(
  { consent: { version, items } }: FormDescription,
  given: Application['consent'],
): FieldError[] {
  if (given.version !== version) {
    return [{ field: 'consent', message: '承诺内容已更新，请重新阅读并勾选' }];
  }
  const missing = items.some(({ key, optional }) => !optional && !given.checked.includes(key));
  return missing ? [{ field: 'consent', message: '请逐项阅读并勾选承诺' }] : [];
}

/** What is wrong with an application, field by field, by the description of its form. */
export function applicationErrors(
  process: HandledProcess,
  {
    formData,
    attachments,
    consent,
  }: Pick<Application, 'formData' | 'attachments'> & { consent?: Application['consent'] },
): FieldError[] {
  const description = DESCRIPTIONS[process];
  return [
    ...answersErrors(description, formData),
    ...filesErrors(description, formData, attachments),
    ...(consent ? consentErrors(description, consent) : []),
  ];
}

/** `respondents` of `respondents[0].name`. */
const rootOf = (field: string) => field.replace(/[[.].*$/, '');

/** Fields that were asked for before, so that a change of theirs is no consequence of another. */
function wasAsked(process: HandledProcess, before: FormData, key: string): boolean {
  const description = DESCRIPTIONS[process];
  const [values, context] = read(description, before);
  return description.sections.some(
    (section) =>
      isAsked(section, values, context) &&
      section.fields.some((field) => field.key === key && isAsked(field, values, context)),
  );
}

/**
 * What a correction changes without having been asked to. A field that the former answers did not
 * ask for may be added, and one that the new answers no longer ask for may go.
 */
export function correctionErrors(
  process: HandledProcess,
  before: FormData,
  after: FormData,
  allowed: readonly string[],
): FieldError[] {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const roots = allowed.map(rootOf);
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .filter((key) => !roots.includes(key))
    .filter((key) => wasAsked(process, before, key) && wasAsked(process, after, key))
    .map((field) => ({ field, message: '该项不在补正范围内，不能修改' }));
}

/** Whether a form has such a field, or such a kind of file. */
export function knowsField(process: HandledProcess, field: string): boolean {
  const description = DESCRIPTIONS[process];
  const [, category] = /^files\.(.+)$/.exec(field) ?? [];
  if (category !== undefined) return description.files.some(({ key }) => key === category);
  return description.sections.some(({ fields }) => fields.some(({ key }) => key === rootOf(field)));
}

/** Why places that a notice names stay as they are, for the log; undefined where none is told. */
export function explained(
  process: HandledProcess,
  { explanations }: Record<string, unknown>,
): string | undefined {
  if (!Array.isArray(explanations) || explanations.length === 0) return undefined;
  const words = explanations.map((one: Record<string, unknown>) => {
    const label = bodyPathLabel(DESCRIPTIONS[process], textIn(one, 'field'));
    return `${label}：${textIn(one, 'reason')}`;
  });
  return `按原内容说明。${words.join('；')}`;
}
