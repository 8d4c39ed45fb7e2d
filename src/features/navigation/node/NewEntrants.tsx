import { Link } from '@umijs/max';
import { FactTable } from '@/components/reading/FactTable';
import { growthYears } from '@/domain/navigation/indicators';
import type { NodeDetail } from '@/services/nav';
import { elementLink } from '../lists';
import { written } from '../wording';

/** Applicants that were not in a node before, with the year in which they came. */
export function NewEntrants({ detail: { node, city, asOf, indicators } }: { detail: NodeDetail }) {
  const { newEntrants } = indicators;
  const { from } = growthYears(asOf);
  return (
    <>
      {newEntrants.length === 0 ? (
        <p>{from} 年以来没有新的申请人。</p>
      ) : (
        <FactTable
          caption="新进入的申请人"
          rows={newEntrants}
          rowKey={({ name }) => name}
          columns={[
            { label: '申请人', cell: ({ name }) => name },
            { label: '所在', cell: ({ local }) => (local ? city.name : '市外') },
            { label: '首次申请年', numeric: true, cell: ({ since }) => String(since) },
            {
              label: '专利（件）',
              numeric: true,
              cell: ({ name, count }) => {
                const to = elementLink(
                  node.expression,
                  { kind: 'applicants', names: [name] },
                  count,
                );
                return to === undefined ? (
                  written(count)
                ) : (
                  <Link to={to} aria-label={`${name} ${count} 件`}>
                    {written(count)}
                  </Link>
                );
              },
            },
          ]}
        />
      )}
      <p className="ipr-chart-source">
        在本环节的首次申请不早于 {from} 年的申请人，最多列 20 个。来源：专利检索服务，
        <time dateTime={asOf}>{asOf}</time>。
      </p>
    </>
  );
}
