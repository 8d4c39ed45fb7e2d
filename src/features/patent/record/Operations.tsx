import type { ReactNode } from 'react';
import { LiveText } from '@/components/citation/LiveText';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import type { PatentRecord } from '@/services/cnipr';
import { SearchLink } from './SearchLink';

type Transfer = NonNullable<PatentRecord['transfers']>[number];
type License = NonNullable<PatentRecord['licenses']>[number];
type Pledge = NonNullable<PatentRecord['pledges']>[number];
type Dispute = NonNullable<PatentRecord['disputes']>[number];
type OpenLicense = NonNullable<PatentRecord['openLicense']>;

const day = (date: string | undefined): ReactNode =>
  date && <span className="ipr-num ipr-nowrap">{date}</span>;

const owner = (name: string): ReactNode => name && <SearchLink field="PA" value={name} />;

/** `2021-01-01 至 2026-01-01`; an open end is said. */
function span(from: string | undefined, to: string | undefined): ReactNode {
  if (!from && !to) return undefined;
  return (
    <>
      {day(from) ?? '—'} 至 {day(to) ?? '—'}
    </>
  );
}

const TRANSFERS: readonly FactColumn<Transfer>[] = [
  { label: '生效日', cell: ({ effectiveDate }) => day(effectiveDate) },
  { label: '转移的权利', cell: ({ kind }) => kind },
  { label: '变更前权利人', cell: ({ before }) => owner(before) },
  { label: '变更后权利人', cell: ({ after }) => owner(after) },
];

const LICENSES: readonly FactColumn<License>[] = [
  { label: '备案号', cell: ({ recordNo }) => recordNo },
  { label: '许可种类', cell: ({ kind }) => kind },
  { label: '许可人', cell: ({ licensor }) => owner(licensor) },
  { label: '被许可人', cell: ({ licensee }) => owner(licensee) },
  { label: '许可期限', cell: ({ from, to }) => span(from, to) },
  { label: '备案日', cell: ({ recordDate }) => day(recordDate) },
  { label: '变更日', cell: ({ changeDate }) => day(changeDate) },
  { label: '注销日', cell: ({ revokeDate }) => day(revokeDate) },
];

const PLEDGES: readonly FactColumn<Pledge>[] = [
  { label: '登记号', cell: ({ registerNo }) => registerNo },
  { label: '出质人', cell: ({ pledgor }) => owner(pledgor) },
  { label: '质权人', cell: ({ pledgee }) => pledgee },
  { label: '质押期限', cell: ({ from, to }) => span(from, to) },
  { label: '解除日', cell: ({ releaseDate }) => day(releaseDate) },
];

const OPEN_STATES = { OPEN: '开放中', WITHDRAWN: '已撤回' } as const;

const OPEN_LICENSES: readonly FactColumn<OpenLicense>[] = [
  { label: '声明日', cell: ({ declaredDate }) => day(declaredDate) },
  { label: '许可使用费标准', cell: ({ feeStandard }) => feeStandard },
  { label: '支付方式', cell: ({ payMethod }) => payMethod },
  { label: '许可期限', cell: ({ from, to }) => span(from, to) },
  { label: '状态', cell: ({ status }) => status && OPEN_STATES[status] },
];

const live = (text: string | undefined) => text && <LiveText text={text} />;

const DISPUTES: readonly FactColumn<Dispute>[] = [
  { label: '日期', cell: ({ date }) => day(date) },
  { label: '程序', cell: ({ kind }) => kind },
  { label: '决定号或案号', cell: ({ decisionNo, caseNumber }) => live(decisionNo || caseNumber) },
  { label: '结果', cell: ({ result }) => live(result) },
];

function Group<Row>({
  name,
  rows,
  columns,
}: {
  name: string;
  rows: readonly Row[] | undefined;
  columns: readonly FactColumn<Row>[];
}) {
  if (!rows?.length) return null;
  return (
    <>
      <h3>
        {name}（{rows.length}）
      </h3>
      <FactTable caption={name} columns={columns} rows={rows} rowKey={(_, index) => `${index}`} />
    </>
  );
}

/** What has been done with the right: transfers, licences, pledges, disputes; only what there is. */
export function Operations({ record }: { record: PatentRecord }) {
  const { transfers, licenses, pledges, openLicense, disputes } = record;
  const open = openLicense && [openLicense];
  if (![transfers, licenses, pledges, open, disputes].some((rows) => rows?.length)) {
    return <p>数据中没有转让、许可、质押和争议记录。</p>;
  }
  return (
    <>
      <Group name="转让" rows={transfers} columns={TRANSFERS} />
      <Group name="许可备案" rows={licenses} columns={LICENSES} />
      <Group name="质押" rows={pledges} columns={PLEDGES} />
      <Group name="开放许可" rows={open} columns={OPEN_LICENSES} />
      <Group name="无效、复审和诉讼" rows={disputes} columns={DISPUTES} />
    </>
  );
}
