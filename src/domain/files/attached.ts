import { ATTACHMENT_RULES, type AttachmentRule } from '../attachment';
import { askedFiles, isRequired } from '../form/asked';
import type { FileCategory, FormContext, FormDescription, FormValues } from '../form/description';
import type { FormProblem } from '../form/problems';

/** A file in the form, as far as sending it goes. */
export interface AttachedFile {
  /** Key of its category. */
  readonly category: string;
  readonly name: string;
  /** Uploaded; on its way; or waiting for the user (failed, or a question is open). */
  readonly state: 'ready' | 'running' | 'stuck';
  /** Of a stuck one: why, and what to do about it, in sentences. */
  readonly why?: string;
}

/** The rule of a category, with its own number and kinds of files. */
export function ruleOf({ rule, max, extensions }: FileCategory): AttachmentRule {
  const shared: AttachmentRule = ATTACHMENT_RULES[rule];
  return {
    ...shared,
    ...(max !== undefined && { maxCount: max }),
    ...(extensions && { extensions }),
  };
}

/** The rule in a sentence, told before the user chooses. */
export function ruleInWords(category: FileCategory): string {
  const { extensions, maxMB, mediaMB, maxCount } = ruleOf(category);
  const media = mediaMB === undefined ? '' : `（音视频 ${mediaMB} MB）`;
  return `支持 ${extensions.join('、').toUpperCase()}；单个不超过 ${maxMB} MB${media}，最多 ${maxCount} 个。`;
}

/** Where the messages of a category stand. */
export const filesPath = (category: string) => `files.${category}`;

/** Two names that a file system takes for the same: Windows does not tell cases apart. */
export function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** What is wrong with the files of one category; undefined when nothing is. */
export function categoryProblem(
  category: FileCategory,
  files: readonly AttachedFile[],
  required: boolean,
): string | undefined {
  const own = files.filter((file) => file.category === category.key);
  const { maxCount } = ruleOf(category);
  const [stuck, ...others] = own.filter(({ state }) => state === 'stuck');
  const running = own.find(({ state }) => state === 'running');
  if (required && own.length === 0) return `请上传${category.label}`;
  if (stuck && others.length > 0) {
    const names = [stuck, ...others].map(({ name }) => `“${name}”`).join('、');
    return `${names}没有上传，请按各自的提示处理或删除`;
  }
  if (stuck) return `“${stuck.name}”没有上传：${stuck.why ?? '请按提示处理或删除'}`;
  if (running) return `“${running.name}”正在上传，请等待完成`;
  if (own.length > maxCount) return `${category.label}最多 ${maxCount} 个，现有 ${own.length} 个`;
  return undefined;
}

/** Everything about the files that keeps the form from being sent, in reading order. */
export function fileProblems(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
  files: readonly AttachedFile[],
): FormProblem[] {
  return askedFiles(description, values, context).flatMap((category) => {
    const message = categoryProblem(category, files, isRequired(category, values, context));
    return message === undefined
      ? []
      : [{ section: 'files', path: filesPath(category.key), message }];
  });
}
