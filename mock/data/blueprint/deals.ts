import type { LegalEvent } from '../../contract';
import { daysBetween, gazetteDay, plusDays, plusMonths } from '../days';
import type { Organisation } from '../organisations';
import type { Random } from '../random';
import type { Deals, Kind, Life } from './blueprint';
import { DATA_DAY, event } from './life';

const names = (owners: readonly Organisation[]) => owners.map(({ name }) => name).join(';');

/** The period in which a granted patent can be dealt in, or null. */
function openPeriod(life: Life): { from: string; to: string } | null {
  if (life.grant === undefined) return null;
  const end = life.events.find(({ code }) => code === 'CX01' || code === 'IP01');
  const to = life.lapsedOn ?? end?.date ?? DATA_DAY;
  const from = plusDays(life.grant, 60);
  return from < plusDays(to, -400) ? { from, to } : null;
}

function between(from: string, to: string, random: Random): string {
  const days = daysBetween(from, to);
  const day = gazetteDay(plusDays(from, random.int(0, Math.max(0, days))));
  return day < to ? day : from;
}

/**
 * Draws what is done with a right: transfer, licence, pledge, open licence, and the file of an
 * attack. Adds the events to the life.
 *
 * @returns the deals, null for most patents, and the owner at the end.
 */
export function drawDeals(
  kind: Kind,
  life: Life,
  applicants: readonly Organisation[],
  others: readonly Organisation[],
  serial: number,
  random: Random,
): { deals: Deals | null; owners: readonly Organisation[] } {
  const deals: Deals = {
    transfers: [],
    licenses: [],
    pledges: [],
    disputes: disputes(life, serial),
  };
  const period = openPeriod(life);
  let owners = applicants;
  const events: LegalEvent[] = [];
  const no = String(990_000 + serial);

  if (life.validity === 'PENDING' && random.chance(0.02)) {
    const date = between(life.publication, DATA_DAY, random);
    const buyer = random.pick(others);
    deals.transfers.push(transfer(date, owners, buyer, '申请权'));
    owners = [buyer];
    events.push(event(date, 'TA01', `变更前：${names(applicants)}；变更后：${buyer.name}`));
  }
  if (period !== null && random.chance(0.06)) {
    const date = between(period.from, period.to, random);
    const buyer = random.pick(others);
    deals.transfers.push(transfer(date, owners, buyer, '专利权'));
    owners = [buyer];
    events.push(event(date, 'TR01', `变更前：${names(applicants)}；变更后：${buyer.name}`));
  }
  if (period !== null && random.chance(0.05)) {
    const recordDate = between(period.from, period.to, random);
    const recordNo = `X${recordDate.slice(0, 4)}980${no}`;
    const licensee = random.pick(others).name;
    const kindOfLicence = random.pick(['普通许可', '普通许可', '排他许可', '独占许可']);
    deals.licenses.push({
      recordNo,
      kind: kindOfLicence,
      licensor: names(owners),
      licensee,
      from: recordDate,
      to: plusMonths(recordDate, 12 * random.int(2, 5)),
      recordDate,
    });
    events.push(
      event(recordDate, 'EE01', `备案号：${recordNo}；被许可人：${licensee}；${kindOfLicence}`),
    );
  }
  if (period !== null && kind !== 'DESIGN' && random.chance(0.04)) {
    pledge(period, names(owners), no, random, deals, events);
  }
  if (period !== null && life.validity === 'VALID' && random.chance(0.015)) {
    const declaredDate = between(
      period.from < '2024-01-20' ? '2024-01-20' : period.from,
      DATA_DAY,
      random,
    );
    deals.openLicense = {
      declaredDate,
      feeStandard: `许可使用费 ${random.int(1, 20)} 万元/年`,
      payMethod: random.pick(['一次总付', '按年支付']),
      from: declaredDate,
      to: plusMonths(declaredDate, 36),
      status: 'OPEN',
    };
    events.push(event(declaredDate, 'OL01'));
  }
  life.events.push(...events);
  life.events.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const nothing = events.length === 0 && deals.disputes.length === 0;
  return { deals: nothing ? null : deals, owners };
}

function transfer(
  effectiveDate: string,
  before: readonly Organisation[],
  after: Organisation,
  kind: '申请权' | '专利权',
) {
  return { effectiveDate, before: names(before), after: after.name, kind };
}

function pledge(
  period: { from: string; to: string },
  pledgor: string,
  no: string,
  random: Random,
  deals: Deals,
  events: LegalEvent[],
): void {
  const from = between(period.from, period.to, random);
  const registerNo = `Y${from.slice(0, 4)}980${no}`;
  const pledgee = random.pick([
    '常熟示例农村商业银行',
    '示例银行苏州分行',
    '苏州示例融资担保有限公司',
  ]);
  const releaseDate = gazetteDay(plusMonths(from, random.int(10, 26)));
  const released = releaseDate < period.to;
  deals.pledges.push({
    registerNo,
    pledgor,
    pledgee,
    from,
    to: plusMonths(from, 36),
    ...(released ? { releaseDate } : {}),
  });
  events.push(event(from, 'PE01', `登记号：${registerNo}；质权人：${pledgee}`));
  if (released) events.push(event(releaseDate, 'PC01', `登记号：${registerNo}`));
}

function disputes(life: Life, serial: number): Deals['disputes'] {
  return life.events
    .filter(({ code }) => code === 'IP01')
    .map(({ date, detail = '' }) => ({
      kind: '无效' as const,
      decisionNo: String(990_000 + serial),
      date,
      result: detail,
    }));
}
