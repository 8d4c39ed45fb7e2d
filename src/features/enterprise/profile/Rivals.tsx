import { Link } from '@umijs/max';
import { AsOf } from '@/components/chart/AsOf';
import { quantity } from '@/components/chart/wording';
import { RowLink } from '@/components/list/RowLink';
import { FactTable } from '@/components/reading/FactTable';
import { nameText } from '@/domain/nameText';
import { enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';
import { elementLink } from '../patentLists';
import { PatentLists } from './PatentLists';
import type { Scope } from './scope';

interface Props {
  name: string;
  analysis: EnterpriseAnalysis;
  scope: Scope;
}

/** Enterprises with most patents in the same classes, and the way to compare them. */
export function Rivals({ name, analysis: { competitors }, scope: { source, asOf } }: Props) {
  const nearest = competitors.flatMap((one) => one.name || []).slice(0, 4);
  return (
    <>
      {competitors.length === 0 ? (
        <p>没有列出在相同技术小类中申请专利的其他企业。</p>
      ) : (
        <>
          {nearest.length > 0 && (
            <p>
              <Link to={enterpriseSearchLink({ compare: [name, ...nearest] })}>
                与前 {nearest.length} 家逐项对比
              </Link>
            </p>
          )}
          <FactTable
            caption="相同技术小类中专利最多的其他企业"
            rows={competitors}
            rowKey={(one, index) => one.name || String(index)}
            columns={[
              {
                label: '企业',
                cell: (one) => (
                  <RowLink to={one.name && enterpriseLink(one.name)}>{nameText(one.name)}</RowLink>
                ),
              },
              {
                label: '相同小类的专利（件）',
                numeric: true,
                cell: ({ name: rival, count, sharedIpc }) => {
                  const to = elementLink([rival], { kind: 'anyIpc', symbols: sharedIpc });
                  const written = quantity(count);
                  return (
                    <PatentLists
                      links={to === undefined ? [] : [to]}
                      label={`${rival}，相同小类的专利 ${written} 件`}
                    >
                      {written}
                    </PatentLists>
                  );
                },
              },
              { label: '相同小类', cell: ({ sharedIpc }) => sharedIpc.join('、') },
              {
                label: '对比',
                cell: (one) =>
                  one.name && (
                    <Link
                      to={enterpriseSearchLink({ compare: [name, one.name] })}
                      aria-label={`与${one.name}对比`}
                    >
                      对比
                    </Link>
                  ),
              },
            ]}
          />
        </>
      )}
      <p className="ipr-chart-source">
        按 IPC 小类比较，不代表市场竞争关系。来源：{source}，<AsOf day={asOf} />。
      </p>
    </>
  );
}
