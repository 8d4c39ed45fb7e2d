import { choicesOf } from '../../form/asked';
import type { FormValues } from '../../form/description';

/** Whether a choice is among those ticked. */
export function hasTicked(values: FormValues, key: string, choice: string): boolean {
  return choicesOf(values[key]).includes(choice);
}
