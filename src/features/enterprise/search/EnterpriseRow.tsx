import { Link } from '@umijs/max';
import { memo, useId } from 'react';
import { quantity } from '@/components/chart/wording';
import listStyles from '@/components/list/list.module.css';
import type { RowFacts } from '@/components/list/PageLacks';
import { RowFact } from '@/components/list/RowFact';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { isNone, orDash } from '@/components/reading/orDash';
import { Highlight } from '@/components/search/Highlight';
import { ENTERPRISE_SCALES, QUALIFICATIONS } from '@/domain/enterprise/labels';
import { matchEnterprise } from '@/domain/enterprise/match';
import { nameText } from '@/domain/nameText';
import { dishonestyLink } from '@/links/business';
import { enterpriseLink } from '@/links/enterprise';
import type { EnterpriseRow as Row } from '@/services/data/enterprise';
import enterpriseStyles from '../enterprise.module.css';
import { elementLink } from '../patentLists';
import { Standing } from '../Standing';
import { nameHits } from './nameHits';

/** How many patents an enterprise has, as a link to them; — where that is not known. */
export function PatentTotal({ row: { enterpriseName, patents } }: { row: Row }) {
  const { total, valid, pending } = patents ?? {};
  const to = total ? elementLink([enterpriseName], { kind: 'all' }) : undefined;
  const words = `${quantity(total)} 件`;
  return (
    <>
      {to === undefined ? (
        words
      ) : (
        <Link className="ipr-num" to={to} aria-label={`${enterpriseName}的专利，${words}`}>
          {words}
        </Link>
      )}
      {total !== 0 && (typeof valid === 'number' || typeof pending === 'number') && (
        <span className="ipr-note ipr-num">
          （有效 {orDash(valid)}，审中 {orDash(pending)}）
        </span>
      )}
    </>
  );
}

/** Warns of published records of dishonesty; nothing where none is known. */
export function Dishonesty({ row: { enterpriseName, breakPromiseCount: broken } }: { row: Row }) {
  if (enterpriseName === '' || (broken ?? 0) === 0) return null;
  return (
    <Link
      className={enterpriseStyles.enterpriseWarning}
      to={dishonestyLink({ q: enterpriseName })}
      aria-label={`${enterpriseName}的失信记录，${broken} 条`}
    >
      失信记录 {broken} 条
    </Link>
  );
}

/** What an enterprise of the list may lack, by name. */
export const enterpriseFacts = (row: Row): RowFacts => ({
  登记状态: row.status,
  统一社会信用代码: row.uscc,
  法定代表人: row.legalPerson,
  成立日期: row.establishDate,
  所在地: row.region,
  行业: row.industryName,
  规模: row.scale,
});

interface Props {
  row: Row;
  /** Place in the whole list, from 1. */
  place: number;
  q: string;
  /** Query string of the list. */
  from: string;
}

/** One enterprise of the list, with the reason why it is there. */
export const EnterpriseRow = memo(function EnterpriseRow({ row, place, q, from }: Props) {
  const titleId = useId();
  const name = row.enterpriseName;
  const reason = q.trim() ? matchEnterprise(q, row)?.text : undefined;
  const { qualifications, formerNames, breakPromiseCount: broken } = row;
  const more = [...Object.values(enterpriseFacts(row)), ...qualifications, ...formerNames, reason];
  return (
    <article className="ipr-row" aria-labelledby={titleId}>
      <SelectRow id={name} place={place} title={name} />
      <div
        className={`ipr-row-text ${enterpriseStyles.enterpriseRow}`}
        data-short={!broken && more.every(isNone)}
      >
        <div className="ipr-row-head">
          <h2 id={titleId}>
            <span className={`${listStyles.rowPlace} ipr-num`}>{place}</span>
            <RowLink to={name && enterpriseLink(name, { from })}>
              <Highlight text={nameText(name)} ranges={nameHits(name, q)} />
            </RowLink>
          </h2>
        </div>
        {reason && <p className={enterpriseStyles.enterpriseReason}>{reason}</p>}
        <p className={enterpriseStyles.enterpriseFacts}>
          {row.status && <Standing status={row.status} />}
          <span className="ipr-fact">
            专利 <PatentTotal row={row} />
          </span>
          <Dishonesty row={row} />
          <RowFact name="统一社会信用代码">{row.uscc}</RowFact>
        </p>
        <p className={enterpriseStyles.enterpriseFacts}>
          <RowFact name="法定代表人">{row.legalPerson}</RowFact>
          <RowFact name="成立">{row.establishDate}</RowFact>
          <RowFact name="所在地">{row.region}</RowFact>
          <RowFact name="行业">{row.industryName}</RowFact>
          <RowFact name="规模">{row.scale && ENTERPRISE_SCALES[row.scale]}</RowFact>
          <RowFact name="曾用名">{formerNames.join('、')}</RowFact>
        </p>
        {qualifications.length > 0 && (
          <p className={enterpriseStyles.enterpriseFacts}>
            {qualifications.map((one) => (
              <span key={one} className={enterpriseStyles.enterpriseTag}>
                {QUALIFICATIONS[one]}
              </span>
            ))}
          </p>
        )}
      </div>
    </article>
  );
});
