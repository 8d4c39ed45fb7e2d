import { useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { AsOf } from '@/components/chart/AsOf';
import type { Latest } from '@/components/list/useLatestAnswer';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { Basket } from '@/domain/enterprise/basket';
import { portfolioHealth } from '@/domain/enterprise/health';
import type { EnterpriseView } from '@/links/enterprise';
import type { EnterpriseAnalysis, EnterpriseProfile } from '@/services/data/enterprise';
import { HealthFinding } from './HealthFinding';
import { ScopeBasket } from './ScopeBasket';
import { scopeOf } from './scope';

interface Props {
  profile: EnterpriseProfile;
  basket: Basket;
  answer: Latest<EnterpriseAnalysis>;
  linkTo: (view: Partial<EnterpriseView>) => string;
}

function Findings({ basket, analysis }: { basket: Basket; analysis: EnterpriseAnalysis }) {
  const { healthPatents, healthComplete, dataDate } = analysis;
  const { title, source } = scopeOf(basket, analysis);
  const findings = useMemo(
    () => (dataDate === '' ? [] : portfolioHealth(healthPatents, dataDate)),
    [healthPatents, dataDate],
  );
  if (healthPatents.length === 0) {
    return (
      <EmptyState title="没有可以检查的专利">
        <p>没有列出统计范围内有效、审中或近三年失效的专利。</p>
      </EmptyState>
    );
  }
  if (dataDate === '') {
    return (
      <EmptyState title="现在不能检查">
        <p>统计没有说明数据截至哪一天，期限是否临近无从判断，请稍后再试。</p>
      </EmptyState>
    );
  }
  const found = findings.filter(({ records }) => records.length > 0);
  const clear = findings.filter(({ records }) => records.length === 0);
  const urgent = found.filter(({ urgency }) => urgency === 'NOW').length;
  return (
    <>
      <p role="status">
        检查了 <strong className="ipr-num">{healthPatents.length.toLocaleString('zh-CN')}</strong>{' '}
        件有效、审中和近三年失效的专利，{findings.length} 项中有{' '}
        <strong className="ipr-num">{found.length}</strong> 项需要留意
        {urgent > 0 && `，其中 ${urgent} 项请立即处理`}。
        {healthComplete === false && '专利太多，只检查了其中一部分。'}
        {healthComplete === undefined && '是否检查了全部专利不详。'}
      </p>
      {found.map((finding) => (
        <HealthFinding key={finding.key} finding={finding} />
      ))}
      {clear.length > 0 && (
        <section className="ipr-enterprise-finding" aria-labelledby="health-clear">
          <h3 id="health-clear">已检查、没有发现的</h3>
          <ul>
            {clear.map(({ key, title: name, definition, unknown }) => (
              <li key={key}>
                {name}
                <span className="ipr-note">
                  （{definition}
                  {unknown > 0 && `；${unknown} 件数据不全，无法判断`}）
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="ipr-chart-source">
        范围：{title}。按公开数据推定，不替代官方通知；期限以国家知识产权局为准。来源：{source}，
        <AsOf day={dataDate} />。
      </p>
    </>
  );
}

/** What in a portfolio needs care, which patents, and which service of the portal helps. */
export default function HealthTab({ profile, basket, answer, linkTo }: Props) {
  const { data, error, loading, retry } = answer;
  return (
    <section
      className="ipr-enterprise-tab"
      aria-labelledby="health"
      aria-busy={loading}
      data-stale={loading && Boolean(data)}
    >
      <h2 id="health">知识产权体检</h2>
      <PrintFacts address={absoluteAddress(linkTo({}))} />
      <ScopeBasket profile={profile} basket={basket} linkTo={linkTo} />
      {error ? (
        <ErrorState title="体检没有成功" error={error} onRetry={retry} />
      ) : data ? (
        <Findings basket={basket} analysis={data} />
      ) : (
        <SkeletonLines widths={[60, 90, 80, 90, 85]} label="正在检查" />
      )}
    </section>
  );
}
