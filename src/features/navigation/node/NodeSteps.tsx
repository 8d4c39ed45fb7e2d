import { Link, useLocation } from '@umijs/max';
import { Fragment, useEffect, useRef } from 'react';
import { RowLink } from '@/components/list/RowLink';
import partsStyles from '@/components/page/parts.module.css';
import { holdingOf } from '@/domain/navigation/holding';
import { elsewhereQuery } from '@/domain/navigation/nodeQueries';
import { allKnown, coverageText } from '@/domain/statistics/coverage';
import { enterpriseLink } from '@/links/enterprise';
import { NODE_STEPS } from '@/links/landing';
import type { NodeDetail } from '@/services/nav';
import { elementLink, queryLink } from '../lists';
import { demandLink, marketLink } from '../nodeMarket';
import { placeText } from '../wording';
import { written } from '../written';

type Holder = NodeDetail['indicators']['topApplicants'][number];

/** Holders named at once. */
const NAMED = 3;

/** What is known of who holds the patents, and of how many; of all of them the figures say it. */
function situationOf({ node, city }: NodeDetail): string {
  const base = { known: node.known?.address, total: node.total };
  const addresses = allKnown(base) ? '' : `（${coverageText(base, '地址')}）`;
  switch (holdingOf(node)) {
    case 'LOCAL':
      return `${city.name}在这个环节有 ${written(node.cityTotal)} 件专利${addresses}。`;
    case 'OUTSIDE':
      return `地址已知的专利全部由市外申请人持有，没有一件是${city.name}的${addresses}。`;
    case 'NOBODY':
      return '这个环节没有检索到专利，因此没有指标，也没有持有人可以联系；可以修改检索式再试。';
    case 'UNKNOWN':
      return `不能确定${city.name}有没有这个环节的专利${addresses}。`;
  }
}

/** The holders to turn to: those outside of the city first, then those of whom it is not known. */
function holdersOf({ indicators }: NodeDetail): Holder[] {
  const rank = ({ local }: Holder) => (local === false ? 0 : local === true ? 2 : 1);
  return indicators.topApplicants
    .filter(({ name }) => name !== '')
    .sort((a, b) => rank(a) - rank(b) || (b.count ?? -1) - (a.count ?? -1))
    .slice(0, NAMED);
}

/** An enterprise as its page, another holder as its patents of the node. */
const holderLink = ({ node }: NodeDetail, { name, type, count }: Holder): string | undefined =>
  type === 'ENTERPRISE'
    ? enterpriseLink(name)
    : elementLink(node.expression, { kind: 'applicants', names: [name] }, count);

/** What can be done about a node, each with its question or its form filled in. */
export function NodeSteps({ detail }: { detail: NodeDetail }) {
  const { node, city, subject, keyword } = detail;
  const { hash } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const wanted = hash === `#${NODE_STEPS}`;
  useEffect(() => {
    if (!wanted || node.id === '') return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [wanted, node.id]);
  const holders = holdersOf(detail);
  const elsewhere = elsewhereQuery(node.expression, city.expression);
  const unknown =
    node.known?.address === undefined || node.total === undefined
      ? undefined
      : node.total - node.known.address;
  const words = node.name || keyword;
  return (
    <section aria-labelledby={NODE_STEPS}>
      <h3 id={NODE_STEPS} ref={title} tabIndex={-1}>
        下一步
      </h3>
      <p>{situationOf(detail)}</p>
      <ul className={partsStyles.entries}>
        {holders.length > 0 && (
          <li>
            看持有人：
            {holders.map((holder, index) => (
              <Fragment key={holder.name}>
                {index > 0 && '、'}
                <RowLink to={holderLink(detail, holder)}>{holder.name}</RowLink>（
                {placeText(holder.local, city.name) ?? '所在不详'}，{written(holder.count)} 件）
              </Fragment>
            ))}
          </li>
        )}
        {elsewhere !== undefined && node.total !== 0 && (
          <li>
            <Link to={queryLink(elsewhere)}>看{city.name}以外的专利</Link>
            {unknown === undefined
              ? '，地址不详的也在其中'
              : unknown > 0 && `，地址不详的 ${written(unknown)} 件也在其中`}
          </li>
        )}
        {words && (
          <>
            <li>
              <Link to={marketLink('license', words)}>找可许可的权利</Link>
              ，按“{words}”查找公开的许可供给
            </li>
            <li>
              <Link to={marketLink('demand', words)}>看公开需求</Link>，按“{words}”查找
            </li>
            <li>
              <Link to={demandLink({ ...node, name: words }, subject.industryCode)}>发布需求</Link>
              ，名称、分类号和行业已填好，可以修改
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
