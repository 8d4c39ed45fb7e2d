import { Link } from '@umijs/max';
import { AsOf } from '@/components/chart/AsOf';
import { FactTable } from '@/components/reading/FactTable';
import { growthYears } from '@/domain/navigation/indicators';
import { coverageText, enough, noConclusion } from '@/domain/statistics/coverage';
import type { NodeDetail } from '@/services/nav';
import { elementLink } from '../lists';
import { placeText } from '../wording';
import { written } from '../written';

/**
 * Applicants that were not in a node before, with the year in which they came: nobody can be told
 * to be new where the days of the filings are not known.
 */
export function NewEntrants({ detail: { node, city, asOf, indicators } }: { detail: NodeDetail }) {
  const { newEntrants } = indicators;
  const from = asOf && `${growthYears(asOf).from} 年`;
  const filed = { known: node.known?.filing, total: node.total };
  const coverage = coverageText(filed, '申请日');
  return (
    <>
      {!enough(filed) ? (
        <p>{noConclusion(coverage)}。</p>
      ) : newEntrants.length === 0 ? (
        <p>没有列出{from && ` ${from}以来`}新的申请人。</p>
      ) : (
        <FactTable
          caption="新进入的申请人"
          rows={newEntrants}
          rowKey={({ name }, index) => name || String(index)}
          columns={[
            { label: '申请人', cell: ({ name }) => name },
            { label: '所在', cell: ({ local }) => placeText(local, city.name) },
            { label: '首次申请年', numeric: true, cell: ({ since }) => since },
            {
              label: '专利（件）',
              numeric: true,
              cell: ({ name, count }) => {
                const applicant = { kind: 'applicants', names: [name] } as const;
                const to = name ? elementLink(node.expression, applicant, count) : undefined;
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
        {from && `在本环节的首次申请不早于 ${from}的申请人，`}最多列 20 个；{coverage}
        。来源：专利检索服务，
        <AsOf day={asOf} />。
      </p>
    </>
  );
}
