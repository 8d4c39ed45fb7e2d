import type { FormBody } from '../../form/body';

/** Answers that go to review no more once a listing is published (domain reference 2.6). */
const CONTACT_KEYS: readonly string[] = [
  'contactName',
  'contactMobile',
  'contactPhone',
  'contactEmail',
];

/** Whether two bodies of a listing differ in nothing but its contact. */
export function isContactAlone(before: FormBody, after: FormBody): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !CONTACT_KEYS.includes(key))
    .every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
}
