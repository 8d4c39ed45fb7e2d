import type { ConsentItem } from '@/domain/form/description';
import type { FormProblem } from '@/domain/form/problems';

/** Where the message of a declaration stands. */
export const consentPath = (key: string) => `consent.${key}`;

/** The declarations that must still be ticked. */
export function consentProblems(
  items: readonly ConsentItem[],
  ticked: readonly string[],
): FormProblem[] {
  return items
    .filter(({ key, optional }) => !optional && !ticked.includes(key))
    .map(({ key, text }) => ({
      section: 'consent',
      path: consentPath(key),
      message: `请勾选：${text}`,
    }));
}

/** `v1` is 第 1 版; a version of another spelling stands as it is. */
export const versionInWords = (version: string): string =>
  /^v\d+$/.test(version) ? `第 ${version.slice(1)} 版` : `版本 ${version}`;
