import { recogniseNumbers } from '@/components/search/numbers/recognised';
import type { Entry } from './entries';

/**
 * What a typed number opens, by the portal's rule for numbers.
 *
 * @param today `YYYY-MM-DD`: no number has a later year; today in China when left out
 * @returns nothing when the text is no number
 */
export function numberEntries(text: string, today?: string): Entry[] {
  return recogniseNumbers(text, today).map(({ key, what, attempt, note, missing, to, find }) => ({
    key,
    title: `打开${attempt ?? what}`,
    note,
    action: to === undefined ? { kind: 'find', what, find, missing } : { kind: 'go', to },
  }));
}
