import { addMonths, isoDay, parseIsoDay } from '../calendar';
import { legalState } from '../legalStatus';
import { kindOfPatentType, type PatentType, type Validity } from '../patentLabels';
import { patentTerm } from '../patentTerm';
import { HEALTH_RULES, type HealthKey, type HealthRule } from './healthRules';

/** What the rules read of a patent; what is not known is absent, undefined or '' (contract: HealthPatent). */
export interface HealthPatent {
  readonly id: string;
  readonly title: string;
  readonly applicationNumber?: string;
  readonly patentType?: PatentType;
  readonly validity?: Validity;
  readonly filingDate?: string;
  readonly grantDate?: string;
  readonly expiryDate?: string;
  readonly inventorCount?: number;
  readonly familyAbroad?: boolean;
  readonly legalEvents?: readonly { date: string; code?: string; name: string; detail?: string }[];
  readonly fees?: readonly {
    annualYear: number | undefined;
    dueDate: string;
    status: 'PAID' | 'UNPAID' | 'LATE' | 'LAPSED' | undefined;
  }[];
  readonly pledges?: readonly {
    from: string;
    pledgee?: string;
    to?: string;
    releaseDate?: string;
  }[];
  readonly licenses?: readonly { licensee: string; kind?: string; to?: string }[];
}

/** A patent that a rule names, and why. */
export interface HealthRecord {
  readonly id: string;
  readonly title: string;
  readonly applicationNumber?: string;
  /** E.g. `2027-03-05 期限届满`; the day first where there is one. */
  readonly reason: string;
}

/** What a rule found in a portfolio. */
export interface HealthFinding extends HealthRule {
  readonly key: HealthKey;
  /** By day where the reason has one, the nearest first. */
  readonly records: readonly HealthRecord[];
  /** Patents whose data does not tell. */
  readonly unknown: number;
}

/** Days that the rules compare with, as `YYYY-MM-DD`. */
interface Days {
  readonly today: string;
  readonly after: (months: number) => string;
}

/** Why a rule names a patent; null when it does not, undefined when the data does not tell. */
type Test = (patent: HealthPatent, days: Days) => string | null | undefined;

const inForce = ({ validity }: HealthPatent) => validity === 'VALID';

/** What a rule about patents in force says of another one. */
const notInForce = ({ validity }: HealthPatent) => (validity === undefined ? undefined : null);

const feeOf = ({ annualYear }: { readonly annualYear: number | undefined }) =>
  annualYear === undefined ? '年费' : `第 ${annualYear} 年年费`;

const isInvention = ({ patentType }: HealthPatent) =>
  patentType !== undefined && kindOfPatentType(patentType) === 'INVENTION';

function expiryOf({ expiryDate, patentType, filingDate }: HealthPatent): string | undefined {
  if (expiryDate !== undefined || patentType === undefined || filingDate === undefined) {
    return expiryDate;
  }
  return patentTerm(kindOfPatentType(patentType), filingDate)?.expiryDate;
}

/** Day of the last event with a code, when it is still what decides; undefined when not told. */
function ending({ legalEvents, validity }: HealthPatent, code: string): string | null | undefined {
  if (validity !== 'INVALID') return validity && null;
  if (legalEvents === undefined) return undefined;
  const state = legalState(legalEvents);
  return state?.event.code === code ? state.event.date || undefined : null;
}

const openPledge = ({ pledges }: HealthPatent, today: string) =>
  pledges?.find(({ releaseDate, to }) => releaseDate === undefined && (to ?? today) >= today);

const TESTS: Readonly<Record<HealthKey, Test>> = {
  FEE_LATE: (patent) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.fees === undefined) return undefined;
    const fee = patent.fees.find(({ status }) => status === 'LATE');
    if (fee) return `${fee.dueDate && `${fee.dueDate} `}应缴${feeOf(fee)}，已逾期`;
    return patent.fees.some(({ status }) => status === undefined) ? undefined : null;
  },
  FEE_DUE: (patent, { after }) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.fees === undefined) return undefined;
    const open = patent.fees.filter(({ status }) => status === 'UNPAID' || status === undefined);
    const fee = open.find(
      ({ status, dueDate }) => status === 'UNPAID' && dueDate !== '' && dueDate <= after(3),
    );
    if (fee) return `${fee.dueDate} 前应缴${feeOf(fee)}`;
    return open.some(({ status, dueDate }) => status === undefined || dueDate === '')
      ? undefined
      : null;
  },
  RESTORABLE: (patent, { after }) => {
    const told = ending(patent, 'CF01');
    return told && (told >= after(-2) ? `${told} 公告终止，可请求恢复权利` : null);
  },
  LAPSED: (patent, { after }) => {
    const told = ending(patent, 'CF01');
    return told && (told >= after(-36) ? `${told} 公告因未缴年费终止` : null);
  },
  EXPIRING: (patent, { today, after }) => {
    if (!inForce(patent)) return notInForce(patent);
    const expiry = expiryOf(patent);
    if (expiry === undefined) return undefined;
    return expiry >= today && expiry <= after(12) ? `${expiry} 期限届满` : null;
  },
  PARTLY_INVALID: (patent) => {
    if (!inForce(patent)) return notInForce(patent);
    const state = patent.legalEvents && legalState(patent.legalEvents);
    if (!state) return undefined;
    return state.partlyInvalid ? '曾被宣告部分无效' : null;
  },
  PLEDGED: (patent, { today }) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.pledges === undefined) return undefined;
    const pledge = openPledge(patent, today);
    if (!pledge) return null;
    return `${pledge.from && `${pledge.from} 起`}质押${pledge.pledgee ? `给${pledge.pledgee}` : ''}`;
  },
  LICENSE_ENDING: (patent, { today, after }) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.licenses === undefined) return undefined;
    const license = patent.licenses.find(({ to }) => to && to >= today && to <= after(6));
    return license ? `${license.to} 对${license.licensee || '被许可人'}的许可到期` : null;
  },
  PRIORITY_OPEN: (patent, { after }) => {
    const { filingDate, familyAbroad, validity, patentType } = patent;
    if (validity === 'INVALID' || patentType === 'DESIGN' || filingDate === undefined) return null;
    if (filingDate <= after(-12)) return null;
    if (familyAbroad === undefined) return undefined;
    return familyAbroad ? null : `${filingDate} 申请，优先权期内尚无海外申请`;
  },
  NO_FAMILY: (patent) => {
    if (!inForce(patent)) return notInForce(patent);
    if (!isInvention(patent)) return patent.patentType && null;
    if (patent.familyAbroad === undefined) return undefined;
    return patent.familyAbroad ? null : '仅在国内受保护';
  },
  SINGLE_INVENTOR: (patent) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.patentType === 'DESIGN') return null;
    if (patent.inventorCount === undefined) return undefined;
    return patent.inventorCount === 1 ? '只有一名发明人' : null;
  },
  UNUSED: (patent, { today, after }) => {
    const { grantDate, licenses, pledges } = patent;
    if (!inForce(patent)) return notInForce(patent);
    if (grantDate === undefined) return undefined;
    if (grantDate > after(-36)) return null;
    if (licenses === undefined || pledges === undefined) return undefined;
    const used = licenses.length > 0 || openPledge(patent, today) !== undefined;
    return used ? null : `${grantDate} 授权，至今没有许可或质押`;
  },
};

const byReason = (a: HealthRecord, b: HealthRecord) =>
  a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : 0;

/**
 * Looks a portfolio over. A rule that names no patent is listed as well, with no records: that
 * something was looked for and not found is an answer.
 *
 * @param today `YYYY-MM-DD`
 * @throws RangeError when it is not a day
 */
export function portfolioHealth(patents: readonly HealthPatent[], today: string): HealthFinding[] {
  const now = parseIsoDay(today);
  if (!now) throw new RangeError(`not a day: ${today}`);
  const days: Days = { today, after: (months) => isoDay(addMonths(now, months)) };
  return HEALTH_RULES.map(({ key, ...rule }) => {
    const records: HealthRecord[] = [];
    let unknown = 0;
    for (const patent of patents) {
      const reason = TESTS[key](patent, days);
      if (reason === undefined) unknown++;
      else if (reason !== null) {
        const { id, title, applicationNumber } = patent;
        const number = applicationNumber === undefined ? {} : { applicationNumber };
        records.push({ id, title, reason, ...number });
      }
    }
    return { key, ...rule, records: records.sort(byReason), unknown };
  });
}
