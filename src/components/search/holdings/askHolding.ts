import { grouped } from '@/domain/grouped';
import type { CallOptions } from '@/requests/serviceClient';
import { answersText } from '../answersText';
import type { Answer, Holding } from './holding';

/** What a holding has for a text; null where it did not look at the text. */
export async function askHolding(
  holding: Holding,
  q: string,
  call: CallOptions,
): Promise<Answer | null> {
  const answer = await holding.ask(q, call);
  if (answer.named) return answer;
  const countOf = async (other: string) => (await holding.ask(other, call)).total;
  return (await answersText(answer, q, countOf)) ? answer : null;
}

/** `12 件`; what there is at least where the holding does not tell how many. */
export function countText({ total, counted, rows }: Answer, unit: string): string {
  if (counted) return `${grouped(total)} ${unit}`;
  return rows.length > 0 ? `至少 ${rows.length} ${unit}` : '数量不详';
}
