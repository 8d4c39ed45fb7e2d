import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { placeKey } from '@/components/reading/placeKey';
import type { PatentRecord } from '@/services/cnipr';
import { DocumentLink } from './DocumentLink';
import { SearchLinks } from './SearchLink';

type Citation = NonNullable<PatentRecord['citations']>[number];

/** Categories of search reports (WIPO ST.14). */
const CATEGORIES: Record<NonNullable<Citation['category']>, string> = {
  X: '单独影响新颖性或创造性',
  Y: '与其他文件结合影响创造性',
  A: '背景技术',
  E: '抵触申请',
  P: '中间文件',
  R: '同一发明创造',
};

const DOCUMENT: readonly FactColumn<Citation>[] = [
  { label: '文献号', cell: ({ id, number }) => <DocumentLink id={id} number={number} /> },
  { label: '名称', cell: ({ title }) => title },
  {
    label: '申请人',
    cell: ({ applicant }) =>
      applicant && <SearchLinks field="PA" values={applicant.split(/[;；]/)} />,
  },
  { label: '日期', cell: ({ date }) => date && <span className="ipr-num ipr-nowrap">{date}</span> },
];

const EXAMINED: readonly FactColumn<Citation>[] = [
  ...DOCUMENT,
  {
    label: '类别',
    cell: ({ category }) =>
      category && (
        <>
          {category} <span className="ipr-note">{CATEGORIES[category]}</span>
        </>
      ),
  },
  {
    label: '由谁引用',
    cell: ({ by }) => by && (by === 'EXAMINER' ? '审查员' : '申请人'),
  },
  { label: '涉及权利要求', cell: ({ claims }) => claims },
];

function Documents({
  name,
  list,
  columns,
}: {
  name: string;
  list: readonly Citation[];
  columns: readonly FactColumn<Citation>[];
}) {
  return (
    <>
      <h3>
        {name}
        {list.length > 0 && `（${list.length}）`}
      </h3>
      {list.length > 0 ? (
        <FactTable
          caption={name}
          columns={columns}
          rows={list}
          rowKey={({ number }, index) => `${number} ${index}`}
        />
      ) : (
        <p>数据中没有记录。</p>
      )}
    </>
  );
}

/** Documents this patent cites, documents that cite it, and other literature. */
export function Citations({ record }: { record: PatentRecord }) {
  const { citations = [], nonPatentCitations = [] } = record;
  const inDirection = (direction: Citation['direction']) =>
    citations.filter((citation) => citation.direction === direction);
  const unclear = inDirection(undefined);
  return (
    <>
      <Documents name="引证的专利文献" list={inDirection('BACKWARD')} columns={EXAMINED} />
      <Documents name="被以下专利引证" list={inDirection('FORWARD')} columns={DOCUMENT} />
      {unclear.length > 0 && (
        <Documents name="引证方向不详的专利文献" list={unclear} columns={DOCUMENT} />
      )}
      {nonPatentCitations.length > 0 && (
        <>
          <h3>非专利文献（{nonPatentCitations.length}）</h3>
          <ol>
            {nonPatentCitations.map((text, index) => (
              <li key={placeKey(index, text)}>{text}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
