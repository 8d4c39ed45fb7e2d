import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { AsOf } from '@/components/chart/AsOf';
import { downloadFile } from '@/components/export/downloadFile';
import { useSaved } from '@/components/export/useSaved';
import type { Latest } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { useAnchor } from '@/components/reading/useAnchor';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import type { Basket } from '@/domain/enterprise/basket';
import {
  type HealthFinding as Finding,
  type HealthOutcome,
  portfolioHealth,
} from '@/domain/enterprise/health';
import { grouped } from '@/domain/grouped';
import { icsCalendar } from '@/domain/icsCalendar';
import { coverageText } from '@/domain/statistics/coverage';
import { titleText } from '@/domain/titleText';
import type { EnterpriseView } from '@/links/enterprise';
import type { EnterpriseAnalysis, EnterpriseProfile } from '@/services/data/enterprise';
import { HOLIDAYS } from '../../../../config/holidays';
import enterpriseStyles from '../enterprise.module.css';
import { HealthCells, HealthFinding, missingText, placeOf, UnknownCells } from './HealthFinding';
import healthStyles from './health.module.css';
import { ScopeBasket } from './ScopeBasket';
import { scopeOf } from './scope';

interface Props {
  profile: EnterpriseProfile;
  basket: Basket;
  answer: Latest<EnterpriseAnalysis>;
  linkTo: (view: Partial<EnterpriseView>) => string;
}

/** Days before the last one on which a calendar reminds. */
const REMIND = 30;

interface UnfoundProps {
  id: string;
  name: string;
  findings: readonly Finding[];
  /** What is said of each check where they are not alike. */
  said: (finding: Finding) => string;
}

/** Checks that named no patent. */
function Unfound({ id, name, findings, said }: UnfoundProps) {
  if (findings.length === 0) return null;
  const partly = findings.some(({ unknown }) => unknown > 0);
  return (
    <section className={`${healthStyles.healthRest} ipr-sheet`} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <ul className={partsStyles.entries}>
        {findings.map((finding) => (
          <li key={finding.key}>
            <strong id={placeOf(finding)} tabIndex={-1} className={healthStyles.healthPlace}>
              {finding.title}
            </strong>
            <span className="ipr-note"> {finding.definition}</span>
            {partly && <span> {said(finding)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const lackSaid = ({ missing }: Finding) => `缺${missingText(missing)}`;

const baseSaid = ({ base, unknown, missing }: Finding) =>
  `依据：${unknown > 0 ? `${coverageText(base)}，缺${missingText(missing)}` : '全部已知'}`;

function Findings({ basket, analysis }: { basket: Basket; analysis: EnterpriseAnalysis }) {
  const { healthPatents, healthComplete, dataDate } = analysis;
  const { title, source } = scopeOf(basket, analysis);
  useAnchor(true);
  const [save, saved] = useSaved();
  const findings = useMemo(
    () =>
      dataDate === '' ? [] : portfolioHealth(healthPatents, dataDate, todayInChina(), HOLIDAYS),
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
  const having = <O extends HealthOutcome>(outcome: O) =>
    findings.filter((one): one is Finding & { outcome: O } => one.outcome === outcome);
  const found = having('ATTENTION');
  const clear = having('CLEAR');
  const untold = having('UNKNOWN');
  const none = untold.length === findings.length;
  const urgent = found.filter(({ urgency }) => urgency === 'NOW').length;
  const today = found.filter(({ urgency }) => urgency === 'TODAY').length;
  const pressing = [
    ...(urgent > 0 ? [`${urgent} 项请立即处理`] : []),
    ...(today > 0 ? [`${urgent > 0 ? '另有 ' : ''}${today} 项有今天到期的`] : []),
  ].join('，');
  const days = found.flatMap(({ title: what, records }) =>
    records.flatMap(({ deadline, ...record }) =>
      deadline === undefined ? [] : [{ ...record, what, deadline }],
    ),
  );
  const whole = findings.filter(({ unknown }) => unknown === 0).length;
  // Whether the others are left out by the rule is known where what is checked is complete.
  const { total = 0 } = analysis;
  const left = healthComplete ? total - healthPatents.length : 0;
  const judged = healthPatents.filter(({ validity }) => validity !== undefined).length;
  const saveDays = () =>
    downloadFile(
      `${title}-专利期限.ics`,
      icsCalendar(
        `${title} 专利期限`,
        days.map(({ id, deadline, what, title: name, applicationNumber, reason }) => ({
          uid: `${id}-${what}-${deadline}@ipr-front`,
          day: deadline,
          summary: `${what}：${titleText(name)}`,
          description: [applicationNumber, reason, `按 ${dataDate} 的数据推定，以官方通知为准`]
            .filter(Boolean)
            .join('\n'),
          remindDaysBefore: REMIND,
        })),
        new Date(),
      ),
      'text/calendar;charset=utf-8',
    );
  return (
    <>
      <div>
        <Flex wrap gap="8px 24px" align="center" className={healthStyles.healthSaid}>
          <p
            role="status"
            className={none ? `${partsStyles.notice} ${healthStyles.healthNotice}` : undefined}
          >
            检查了 <strong className="ipr-num">{grouped(healthPatents.length)}</strong> 件专利
            {judged < healthPatents.length &&
              `（${coverageText({ known: judged, total: healthPatents.length }, '法律状态')}）`}
            {left > 0 &&
              `（统计范围内 ${grouped(total)} 件中的有效、审中、近三年失效和状态不详的，其余 ${grouped(left)} 件不检查）`}
            ，
            {none ? (
              `缺少下列数据，${untold.length} 项检查都无法判断，不等于没有问题。`
            ) : (
              <>
                {findings.length} 项中 <strong className="ipr-num">{found.length}</strong>{' '}
                项需要留意
                {pressing && `（其中 ${pressing}）`}，{clear.length} 项没有发现，
                {untold.length} 项无法判断。
                {whole > 0 &&
                  `${whole < findings.length ? '没有另外说明的' : '各项'}检查所需的数据都已知。`}
              </>
            )}
            {healthComplete === false && '专利太多，只检查了其中一部分。'}
            {healthComplete === undefined && '是否检查了全部专利不详。'}
          </p>
          {days.length > 0 && (
            <Flex wrap gap="4px 12px" align="center" justify="end" className="ipr-no-print">
              <Button className={partsStyles.wraps ?? ''} onClick={() => save(saveDays)}>
                全部期限存为日历（.ics，{days.length} 项）
              </Button>
              {saved}
            </Flex>
          )}
        </Flex>
        {!none && <HealthCells findings={[...found, ...clear]} />}
      </div>
      {found.length > 0 && (
        <div className={healthStyles.healthDetails}>
          {found.map((finding) => (
            <HealthFinding key={finding.key} finding={finding} />
          ))}
        </div>
      )}
      <Unfound id="health-clear" name="没有发现的" findings={clear} said={baseSaid} />
      {none ? (
        <UnknownCells findings={untold} />
      ) : (
        <Unfound id="health-unknown" name="无法判断的" findings={untold} said={lackSaid} />
      )}
      <p className={`${healthStyles.healthSource} ipr-chart-source`}>
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
      className={enterpriseStyles.enterpriseTab}
      aria-labelledby="health"
      aria-busy={loading}
      data-stale={loading && Boolean(data)}
    >
      <h2 id="health" className="ipr-visually-hidden">
        知识产权体检
      </h2>
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
