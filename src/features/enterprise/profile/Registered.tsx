import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { AsOf } from '@/components/chart/AsOf';
import { RowLink } from '@/components/list/RowLink';
import { FactTable } from '@/components/reading/FactTable';
import { isNone } from '@/components/reading/orDash';
import { type Fact, RecordFacts } from '@/components/reading/RecordFacts';
import readingStyles from '@/components/reading/reading.module.css';
import { ENTERPRISE_SCALES, RELATIONS } from '@/domain/enterprise/labels';
import { grouped } from '@/domain/grouped';
import { nameText } from '@/domain/nameText';
import { adjudicationListLink } from '@/links/adjudication';
import { enterpriseLink } from '@/links/enterprise';
import type { EnterpriseProfile } from '@/services/data/enterprise';
import styles from '../enterprise.module.css';

/** A website as a link, where it is one. */
function website(address: string | null): ReactNode {
  if (!address) return null;
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) return address;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}

/** Contacts as the service gives them: masked, and only to those who may know. */
function contacts({ contacts: list }: EnterpriseProfile): ReactNode {
  if (list.length === 0) return <span className="ipr-note">仅企业本人和管理员可见</span>;
  return (
    <>
      {list
        .map(({ name, phone, email }) => [name, phone, email].filter(Boolean).join(' ') || '—')
        .join('；')}
      <span className="ipr-note">（已脱敏，其他人看不到）</span>
    </>
  );
}

/** What is registered, row by row; code, state and qualifications stand in the head of the page. */
export function registeredRows(profile: EnterpriseProfile): Fact[] {
  const { enterpriseName, registeredCapital, industryCode, industryName, scale, counts } = profile;
  const { uscc, status, qualifications } = profile;
  const inHead = [
    { label: '统一社会信用代码', known: uscc },
    { label: '登记状态', known: status },
    { label: '资质', known: qualifications.length > 0 },
  ];
  const judgments = counts?.adjudications ?? undefined;
  return [
    ...inHead.flatMap(({ label, known }) => (known ? [] : { label, value: null })),
    { label: '法定代表人', value: profile.legalPerson },
    { label: '企业类型', value: profile.enterpriseType },
    { label: '成立日期', value: profile.establishDate },
    {
      label: '注册资本',
      value: registeredCapital === null ? null : `${grouped(registeredCapital)} 万元`,
    },
    { label: '行业', value: [industryCode, industryName].filter(Boolean).join(' ') },
    { label: '规模', value: scale && ENTERPRISE_SCALES[scale] },
    { label: '所在地', value: profile.region },
    { label: '地址', value: profile.address },
    { label: '曾用名', value: profile.formerNames.join('；') },
    { label: '简称', value: profile.abbreviations.join('；') },
    { label: '电话', value: profile.phone },
    { label: '网站', value: website(profile.website) },
    { label: '联系人', value: contacts(profile) },
    {
      label: '裁判文书',
      value:
        judgments === 0 ? (
          '0 篇'
        ) : (
          <Link to={adjudicationListLink({ party: enterpriseName })}>
            {judgments === undefined ? '检索裁判文书' : `${grouped(judgments)} 篇`}
          </Link>
        ),
    },
  ];
}

/** The facts that are known, in two halves; what nobody knows is named below both. */
function halves(facts: readonly Fact[]): Fact[][] {
  const known = facts.filter(({ value }) => !isNone(value));
  const half = Math.ceil(known.length / 2);
  const lacking = facts.filter(({ value }) => isNone(value));
  return [known.slice(0, half), known.slice(half), lacking].filter((some) => some.length > 0);
}

/** The card of an enterprise: registered facts, business, affiliates and changes. */
export function Registered({ profile }: { profile: EnterpriseProfile }) {
  const { affiliates, changes, businessScope, updateDate, source } = profile;
  return (
    <>
      <div className={`${readingStyles.factGroups} ${styles.enterpriseHalves}`}>
        {halves(registeredRows(profile)).map((some) => (
          <RecordFacts key={some[0]?.label} name="登记信息" facts={some} />
        ))}
      </div>
      {businessScope && (
        <details>
          <summary>经营范围</summary>
          <p>{businessScope}</p>
        </details>
      )}
      {affiliates.length > 0 && (
        <details>
          <summary>关联企业（{affiliates.length}）</summary>
          <FactTable
            caption="关联企业"
            rows={affiliates}
            rowKey={({ name }, index) => name || String(index)}
            columns={[
              {
                label: '名称',
                cell: ({ name }) => (
                  <RowLink to={name && enterpriseLink(name)}>{nameText(name)}</RowLink>
                ),
              },
              { label: '关系', cell: ({ relation }) => relation && RELATIONS[relation] },
              {
                label: '持股',
                numeric: true,
                cell: ({ share }) => (share === undefined ? null : `${share}%`),
              },
              { label: '专利（件）', numeric: true, cell: ({ patentTotal }) => patentTotal },
            ]}
          />
        </details>
      )}
      {changes.length > 0 && (
        <details>
          <summary>登记变更（{changes.length}）</summary>
          <FactTable
            caption="登记变更，最近的在前"
            rows={changes}
            rowKey={({ date, item }, index) => `${date} ${item} ${index}`}
            columns={[
              { label: '日期', cell: ({ date }) => <span className="ipr-num">{date}</span> },
              { label: '事项', cell: ({ item }) => item },
              { label: '变更前', cell: ({ before }) => before },
              { label: '变更后', cell: ({ after }) => after },
            ]}
          />
        </details>
      )}
      <p className="ipr-chart-source">
        来源：{source || '企业登记信息'}，
        <AsOf day={updateDate} />。
      </p>
    </>
  );
}
