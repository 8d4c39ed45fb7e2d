import { feeCalendar } from '../../../src/domain/annualFee';
import type { Fee } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { DATA_DAY } from '../blueprint/life';
import { plusDays } from '../days';
import { mixSeed, Random } from '../random';

/**
 * The annual fees up to the one due next, with what was paid; absent before the grant. The years
 * after the end of the right have none.
 */
export function feesOf({ kind, life, seed }: Blueprint): Fee[] | undefined {
  if (life.grant === undefined) return undefined;
  const random = new Random(mixSeed(seed, 5));
  const fees: Fee[] = [];
  for (const row of feeCalendar(kind, life.filing, life.grant, DATA_DAY)) {
    const { annualYear, amount, dueDate } = row;
    if (row.withRegistration) {
      fees.push({ annualYear, amount, dueDate, paidDate: life.grant, status: 'PAID' });
    } else if (life.lapsedOn !== undefined && dueDate >= life.lapsedOn) {
      fees.push({ annualYear, amount, dueDate, status: 'LAPSED' });
      break;
    } else if (row.phase === 'PAST') {
      const late = random.chance(0.06);
      const paidDate = plusDays(dueDate, late ? random.int(40, 150) : -random.int(2, 60));
      const surcharge = late ? { surcharge: amount * 0.05 } : {};
      fees.push({ annualYear, amount, dueDate, paidDate, status: 'PAID', ...surcharge });
    } else if (life.validity === 'VALID') {
      if (row.phase === 'GRACE') {
        fees.push({ annualYear, amount, dueDate, status: 'LATE', surcharge: row.surcharge ?? 0 });
      } else {
        fees.push({ annualYear, amount, dueDate, status: 'UNPAID' });
        break;
      }
    }
  }
  return fees;
}
