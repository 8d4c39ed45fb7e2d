import { addMonths, isoDay, parseIsoDay } from '../../calendar';
import { isKeyOf, PENDING_TYPES, TRANSACTION_TYPES } from '../labels';
import { type PatentCheck, type PreflightFinding, patentName, toField, toRecord } from './finding';

/** Years of term below which buyers are told to look twice (portal features 4b.1). */
const SHORT_TERM_YEARS = 2;

const typeNames = (ids: readonly string[]) =>
  ids.map((id) => (isKeyOf(TRANSACTION_TYPES, id) ? TRANSACTION_TYPES[id] : id)).join('、');

/** A patent that is not in force is no goods. */
function invalid({ patent, today }: PatentCheck): PreflightFinding | undefined {
  const { validity, expiryDate, status } = patent;
  const over = expiryDate !== undefined && expiryDate <= today;
  if (validity !== 'INVALID' && !over) return undefined;
  const why =
    validity === 'INVALID' ? status?.replace(/^已失效：/, '') : `专利权期限已于 ${expiryDate} 届满`;
  return {
    rule: 'INVALID',
    level: 'block',
    patent: patent.number,
    sentence: `专利${patentName(patent)}已失效，不能发布${why ? `：${why}` : ''}。`,
    remedy: '请核对号码，或从列表中删除这件专利；正在办理恢复的，等状态更新后再发布。',
    ...toRecord(patent),
  };
}

/** What is not granted yet can be traded in some ways only (domain reference 5.5). */
function pendingType({ listing, patent }: PatentCheck): PreflightFinding | undefined {
  if (patent.validity !== 'PENDING') return undefined;
  const refused = listing.transactionTypeIds.filter(
    (id) => !PENDING_TYPES.some((allowed) => allowed === id),
  );
  if (refused.length === 0) return undefined;
  return {
    rule: 'PENDING_TYPE',
    level: 'block',
    patent: patent.number,
    sentence: `专利${patentName(patent)}还没有授权，不能用于${typeNames(refused)}。`,
    remedy: `请改选${typeNames(PENDING_TYPES)}，或等授权后再发布。`,
    ...toField('transactionTypeIds', '改交易方式'),
  };
}

/** A granted patent has no application left to assign. */
function grantedType({ listing, patent }: PatentCheck): PreflightFinding | undefined {
  const { transactionTypeIds: types } = listing;
  if (patent.validity !== 'VALID' || !types.includes('2') || types.includes('1')) return undefined;
  return {
    rule: 'GRANTED_TYPE',
    level: 'warn',
    patent: patent.number,
    sentence: `专利${patentName(patent)}已经授权，转让的是专利权，不再是申请权。`,
    remedy: '请把“专利申请权转让”改为“专利权转让”。',
    ...toField('transactionTypeIds', '改交易方式'),
  };
}

/** Without a record nothing could be checked. */
function unverified({ patent }: PatentCheck): PreflightFinding | undefined {
  if (patent.fromRecord || patent.number === '') return undefined;
  return {
    rule: 'UNVERIFIED',
    level: 'warn',
    patent: patent.number,
    sentence: `没有查到专利${patentName(patent)}的记录，状态、权利人和质押许可情况没有核对。`,
    remedy: '请核对号码后重新查询；号码无误的可以继续，由审核人员核对。',
    ...toField('patents', '核对号码'),
  };
}

function yearsLater(day: string, years: number): string {
  const parsed = parseIsoDay(day);
  return parsed ? isoDay(addMonths(parsed, years * 12)) : day;
}

/** Little is left to buy. */
function shortTerm({ patent, today }: PatentCheck): PreflightFinding | undefined {
  const { expiryDate, validity } = patent;
  if (expiryDate === undefined || expiryDate <= today || validity === 'INVALID') return undefined;
  if (expiryDate >= yearsLater(today, SHORT_TERM_YEARS)) return undefined;
  return {
    rule: 'TERM',
    level: 'warn',
    patent: patent.number,
    sentence: `专利${patentName(patent)}到 ${expiryDate} 期满，剩余不足 ${SHORT_TERM_YEARS} 年。`,
    remedy: '请在简介中说明剩余期限，并据此确定价格和许可期限。',
    ...toField('summary', '写明剩余期限'),
  };
}

/** A late fee ends the right half a year after it was due (Patent Law, Article 44). */
function annualFee({ patent }: PatentCheck): PreflightFinding | undefined {
  const { unpaidFee, validity } = patent;
  if (!unpaidFee || validity === 'INVALID') return undefined;
  return {
    rule: 'ANNUAL_FEE',
    level: 'warn',
    patent: patent.number,
    sentence: `专利${patentName(patent)}第 ${unpaidFee.annualYear} 年的年费应在 ${unpaidFee.dueDate} 前缴纳，还没有缴费记录。`,
    remedy: '请尽快补缴年费和滞纳金，逾期 6 个月专利权终止；已经缴纳的，等记录更新即可。',
    ...toRecord(patent),
  };
}

/** The rules on state, term and fees of one patent. */
export const stateRules = [invalid, pendingType, grantedType, unverified, shortTerm, annualFee];
