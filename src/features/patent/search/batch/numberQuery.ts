import { NUMBERS_IN_ADDRESS, type NumberEntry, numberListExpression } from '@/domain/numberList';
import { combineExpressions } from '@/domain/search/combine';

/**
 * The query for a list of numbers that stands in an address, narrowed by another one.
 *
 * @param base an expression that has to be met as well; '' for none
 * @returns undefined when there are too many numbers, or both together are too long: the numbers
 *   are then kept as a set
 */
export function addressQuery(entries: readonly NumberEntry[], base: string): string | undefined {
  if (entries.length > NUMBERS_IN_ADDRESS) return undefined;
  const numbers = numberListExpression(entries);
  if (numbers === undefined) return undefined;
  const combined = combineExpressions(base, 'AND', numbers);
  return combined.ok ? combined.canonical : undefined;
}
