import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { SectionTools } from '@/components/reading/SectionTools';
import { Watch } from '@/components/watch/Watch';
import type { PatentRecordView } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';
import { DocumentLink } from './DocumentLink';
import { ViewChoice } from './ViewChoice';

type Member = NonNullable<PatentRecord['family']>['simple'][number];

const KINDS = [
  ['simple', '简单同族'],
  ['extended', '扩展同族'],
] as const;

const MEANINGS: Record<PatentRecordView['family'], string> = {
  simple: '优先权完全相同的一组专利文献。',
  extended: '至少有一项共同优先权、直接或间接相关的专利文献。',
};

const day = (date: string | undefined) =>
  date && <span className="ipr-num ipr-nowrap">{date}</span>;

const COLUMNS: readonly FactColumn<Member>[] = [
  { label: '文献号', cell: ({ id, number }) => <DocumentLink id={id} number={number} /> },
  { label: '国家或地区', cell: ({ country }) => country },
  { label: '种类', cell: ({ kind }) => kind },
  { label: '申请日', cell: ({ filingDate }) => day(filingDate) },
  { label: '公开日', cell: ({ publicationDate }) => day(publicationDate) },
  { label: '名称', cell: ({ title }) => title },
];

/** The same invention in other documents and countries. */
export function Family({
  record,
  view,
}: {
  record: PatentRecord;
  view: PatentRecordView['family'];
}) {
  const { family } = record;
  if (!family) return <p>未提供</p>;
  const members = family[view];
  return (
    <>
      <SectionTools>
        <span className="ipr-note">
          {MEANINGS[view]}
          {members.length > 0 && `共 ${members.length} 件。`}
        </span>
        <ViewChoice label="同族的范围" name="family" options={KINDS} />
        <Watch kind="family" id={record.id} title={record.title} what="这个同族" record={record} />
      </SectionTools>
      {members.length > 0 ? (
        <FactTable
          caption={view === 'simple' ? '简单同族' : '扩展同族'}
          columns={COLUMNS}
          rows={members}
          rowKey={({ number }, index) => `${number} ${index}`}
        />
      ) : (
        <p>数据中没有记录。</p>
      )}
    </>
  );
}
