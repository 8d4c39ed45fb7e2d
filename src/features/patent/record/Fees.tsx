import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { downloadFile } from '@/components/export/downloadFile';
import { useSaved } from '@/components/export/useSaved';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { orDash } from '@/components/reading/orDash';
import { WholeDates } from '@/components/reading/WholeDates';
import { feeStage, SOON_MONTHS } from '@/domain/annualFee';
import { todayInChina } from '@/domain/calendar';
import { grouped } from '@/domain/grouped';
import { icsCalendar } from '@/domain/icsCalendar';
import { grantDayOf } from '@/domain/legalStatus';
import type { PatentRecord } from '@/services/cnipr';
import { HOLIDAYS } from '../../../../config/holidays';
import { Computed } from './Computed';
import {
  type FeeYear,
  feeEvents,
  feeYears,
  missingForFees,
  openYears,
  standingOf,
  termOf,
} from './feeYears';
import styles from './record.module.css';
import { recordAddress } from './recordAddress';

const SETTLED = { PAID: '已缴', LAPSED: '未缴，权利终止' } as const;

const WITHOUT_DAY = { UNPAID: '待缴', LATE: '滞纳期内' } as const;

const RULES =
  '标有“推算”的日期和金额按申请日、专利类型和现行收费标准算出，未计减缴；应缴日遇法定休假日顺延。' +
  '逾期六个月内可补缴，并自第二个月起按月加收 5% 滞纳金。以国家知识产权局的通知为准。';

const WITHOUT_GRANT = '授权公告日未知，授权当年的费用可能已随登记缴纳。';

const yuan = (amount: number | undefined) => grouped(amount);

/** How a fee stands: settled as reported; else its due day tells, whatever was reported before. */
function statusOf({ reported, dueDate }: FeeYear, today: string): string {
  const status = reported?.status;
  if (status === 'PAID' || status === 'LAPSED') return SETTLED[status];
  const found = feeStage(dueDate, today, HOLIDAYS);
  if (!found) return status ? WITHOUT_DAY[status] : '缴费情况未提供';
  const unknown = status ? '' : '，缴费情况未提供';
  switch (found.stage) {
    case 'LATER':
      return '未到期';
    case 'SOON':
      return `${SOON_MONTHS} 个月内应缴`;
    case 'GRACE':
      return `滞纳期内，${found.percent ? `加收 ${found.percent}%` : '暂不加收'}${unknown}`;
    default:
      return `滞纳期已过${unknown}`;
  }
}

const columnsOf = (today: string): readonly FactColumn<FeeYear>[] => [
  {
    label: '年度',
    plain: true,
    cell: ({ annualYear }) =>
      annualYear && <span className="ipr-nowrap">第 {annualYear} 年度</span>,
  },
  { label: '金额（元）', numeric: true, cell: ({ amount }) => yuan(amount) },
  {
    label: '应缴日',
    cell: ({ dueDate, reported }) => (
      <span className={`${styles.feeDay} ipr-num`}>
        <span className="ipr-nowrap">{orDash(dueDate)}</span> {!reported && <Computed />}
      </span>
    ),
  },
  {
    label: '缴费日',
    cell: ({ reported }) =>
      reported?.paidDate && <span className="ipr-num ipr-nowrap">{reported.paidDate}</span>,
  },
  {
    label: '滞纳金（元）',
    numeric: true,
    cell: ({ reported, computed }) => {
      const surcharge = reported?.surcharge ?? (reported ? undefined : computed?.surcharge);
      return surcharge ? yuan(surcharge) : undefined;
    },
  },
  {
    label: '状态',
    plain: true,
    // It breaks at a comma alone.
    cell: (year) =>
      statusOf(year, today)
        .match(/[^，]+，?/g)
        ?.map((clause) => (
          <span
            key={clause}
            className={clause.startsWith(WITHOUT_DAY.LATE) ? 'ipr-status' : 'ipr-nowrap'}
            data-status={clause.startsWith(WITHOUT_DAY.LATE) ? 'soon' : undefined}
          >
            {clause}
          </span>
        )),
  },
];

/** What the figures rest on, or why there are none. */
function basisOf(record: PatentRecord, computes: boolean, today: string): string {
  const standing = standingOf(record);
  if (standing === 'INVALID') return '专利已失效，不再产生年费。';
  if (standing === 'PENDING') return '年费自授权当年起缴纳；尚未授权，无法推算。';
  const missing = missingForFees(record);
  if (missing.length) return `不能推算年费：缺少${missing.join('、')}。`;
  const term = termOf(record);
  if (!term) return '不能推算年费：申请日有误。';
  if (!computes) {
    const over = term.expiryDate <= today ? '已于' : '将于';
    return `没有以后的年费：按申请日推算，期限${over} ${term.expiryDate} 届满。`;
  }
  return grantDayOf(record) ? RULES : RULES + WITHOUT_GRANT;
}

/** Annual fees: what was reported, and what is still to come, computed, also for one's calendar. */
export function Fees({ record }: { record: PatentRecord }) {
  const today = todayInChina();
  const years = useMemo(() => feeYears(record, today), [record, today]);
  const columns = useMemo(() => columnsOf(today), [today]);
  const open = openYears(years, today);
  const computes = years.some(({ computed }) => computed);
  const number = record.applicationNumber ?? record.id;
  const [save, saved] = useSaved();
  const saveDays = () => {
    const events = feeEvents(record, open, recordAddress(record.id));
    const file = icsCalendar(`专利年费 ${number}`, events, new Date());
    return downloadFile(`专利年费-${number}.ics`, file, 'text/calendar;charset=utf-8');
  };
  return (
    <>
      <p className={computes ? 'ipr-note' : undefined}>
        <WholeDates>
          {basisOf(record, computes, today) + (computes ? `各年度的状态按 ${today} 计算。` : '')}
        </WholeDates>
      </p>
      {years.length > 0 && (
        <FactTable
          caption="年费"
          room="little"
          lines
          columns={columns}
          rows={years}
          rowKey={({ annualYear }, index) => `${annualYear ?? `${index} —`}`}
        />
      )}
      {open.length > 0 && (
        <Flex wrap gap="4px 12px" align="center" className={`${styles.feeDays} ipr-no-print`}>
          <Button onClick={() => save(saveDays)}>下载缴费日历（.ics）</Button>
          {saved}
          <span className="ipr-note">每个应缴日前 30 天提醒，可导入常用的日历软件。</span>
        </Flex>
      )}
    </>
  );
}
