import { Link } from '@umijs/max';
import { Button } from 'antd';
import { LiveText } from '@/components/citation/LiveText';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { RIGHT_KINDS } from '@/domain/adjudication/labels';
import { VALIDITY } from '@/domain/patentLabels';
import { patentDetailLink } from '@/links/patent';
import type { Adjudication } from '@/services/data/adjudication';
import { MISSING } from '../facts';
import { usePatentsToday } from './useToday';

type Right = Adjudication['relatedRights'][number];

/** The rights in dispute, patents with their status of today. */
export function Rights({ document }: { document: Adjudication }) {
  const { data, error, loading, retry } = usePatentsToday(document);
  const status = ({ patentId }: Right) => {
    if (!patentId) return <span className="ipr-note">本站未收录其状态</span>;
    if (loading) return <span className="ipr-note">正在查询…</span>;
    if (error) {
      return (
        <Button type="link" size="small" onClick={retry}>
          没有查到，重试
        </Button>
      );
    }
    const patent = data?.get(patentId);
    if (!patent) return MISSING;
    return (
      <>
        {patent.validity && (
          <span className="ipr-status" data-status={patent.validity}>
            {VALIDITY[patent.validity]}
          </span>
        )}
        {patent.latestLegalStatus && <span className="ipr-note"> {patent.latestLegalStatus}</span>}
      </>
    );
  };
  const columns: readonly FactColumn<Right>[] = [
    { label: '权利', cell: ({ kind }) => kind && RIGHT_KINDS[kind] },
    {
      label: '号码',
      cell: ({ number, patentId }) => (
        <span className="ipr-num">
          {patentId ? (
            <Link to={patentDetailLink(patentId)}>{number || '号码不详'}</Link>
          ) : (
            <LiveText text={number || MISSING} />
          )}
        </span>
      ),
    },
    { label: '名称', cell: ({ title }) => title },
    { label: '今天的状态', cell: status },
  ];
  return (
    <>
      <FactTable
        caption="涉案权利"
        columns={columns}
        rows={document.relatedRights}
        rowKey={({ kind, number }, index) => `${kind} ${number} ${index}`}
      />
      {document.relatedRights.some(({ patentId }) => patentId) && (
        <p className="ipr-note">状态按打开本页时的数据推断，裁判时的状态以文书所述为准。</p>
      )}
    </>
  );
}
