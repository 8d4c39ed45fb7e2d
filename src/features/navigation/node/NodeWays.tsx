import { Link } from '@umijs/max';
import { Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import { FactTable } from '@/components/reading/FactTable';
import { enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import { transactionSearchLink } from '@/links/transaction';
import type { NodeDetail } from '@/services/nav';
import { elementLink } from '../lists';
import { placeText } from '../wording';
import { written } from '../written';

/** Enterprises named at once. */
const NAMED = 8;
const COMPARED = 4;

/** From a node to what can be done: its companies, offers and demands. */
export function NodeWays({ detail }: { detail: NodeDetail }) {
  const { node, city, keyword, indicators } = detail;
  const { industryCode } = detail.subject;
  const industry = !industryCode ? undefined : { industry: [industryCode] };
  const firms = indicators.topApplicants
    .filter(({ type, name }) => type === 'ENTERPRISE' && name)
    .sort(
      (a, b) =>
        Number(b.local ?? false) - Number(a.local ?? false) || (b.count ?? -1) - (a.count ?? -1),
    )
    .slice(0, NAMED);
  const compared = firms.slice(0, COMPARED).map(({ name }) => name);
  return (
    <>
      <Flex component="p" wrap gap="4px 24px" className={partsStyles.fingers}>
        {keyword && (
          <>
            <Link to={transactionSearchLink({ q: keyword, direction: 'SUPPLY' })}>
              查看“{keyword}”的专利供给
            </Link>
            <Link to={transactionSearchLink({ q: keyword, direction: 'DEMAND' })}>
              查看“{keyword}”的技术需求
            </Link>
          </>
        )}
        {industry && (
          <>
            <Link to={transactionSearchLink({ direction: 'SUPPLY', include: industry })}>
              本产业的全部供给
            </Link>
            <Link to={transactionSearchLink({ direction: 'DEMAND', include: industry })}>
              本产业的全部需求
            </Link>
          </>
        )}
        {compared.length > 1 && (
          <Link to={enterpriseSearchLink({ compare: compared })}>
            对比前 {compared.length} 家企业
          </Link>
        )}
      </Flex>
      {firms.length === 0 ? (
        <p>没有列出这个环节的企业。</p>
      ) : (
        <FactTable
          caption="这个环节的企业"
          rows={firms}
          rowKey={({ name }) => name}
          columns={[
            { label: '企业', cell: ({ name }) => <Link to={enterpriseLink(name)}>{name}</Link> },
            { label: '所在地', cell: ({ local }) => placeText(local, city.name) },
            {
              label: '本环节专利（件）',
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
                  <Link to={to} aria-label={`${name}，本环节专利 ${count} 件`}>
                    {written(count)}
                  </Link>
                );
              },
            },
          ]}
        />
      )}
    </>
  );
}
