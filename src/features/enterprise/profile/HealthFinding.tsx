import { Link } from '@umijs/max';
import { Button, Flex, Tag } from 'antd';
import { useId, useState } from 'react';
import { RowLink } from '@/components/list/RowLink';
import partsStyles from '@/components/page/parts.module.css';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { WholeDates } from '@/components/reading/WholeDates';
import type { HealthFinding as Finding, HealthOutcome } from '@/domain/enterprise/health';
import { costText, sumOfCosts } from '@/domain/enterprise/healthFees';
import type { HelpingService } from '@/domain/enterprise/healthRules';
import { grouped } from '@/domain/grouped';
import { coverageText } from '@/domain/statistics/coverage';
import { titleText } from '@/domain/titleText';
import { PROCESSES, type ProcessKey } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import { patentDetailLink } from '@/links/patent';
import { numbersLinks } from '../patentLists';
import styles from './health.module.css';
import { PatentLists } from './PatentLists';

interface Help {
  readonly name: string;
  /** The page where it is asked for. */
  readonly to: string;
  /** The same about one patent; undefined for a service that begins before there is one. */
  readonly about?: (applicationNumber: string) => string;
}

const help = (process: ProcessKey): Help => ({
  name: PROCESSES[process],
  to: applyLink(process),
  about: (patent) => applyLink(process, { patent }),
});

/** The services of the portal that help with what was found. */
const HELP: Readonly<Record<HelpingService, Help>> = {
  VALUE: help('JZPJ'),
  STABILITY: help('WDXPJ'),
  PRE_APPLY: { name: PROCESSES.SQQPG, to: applyLink('SQQPG') },
  TRANSACTION: help('ZLJY'),
  AID: help('WQYZ'),
  EVALUATION_REPORT: help('PJSQ'),
};

/** `法律状态（92 件）、年费记录（92 件）` */
export const missingText = (missing: Finding['missing']): string =>
  missing.map(({ what, count }) => `${what}（${count} 件）`).join('、');

/** What most of the checks lack alike; undefined where they have nothing in common. */
function commonLack(findings: readonly Finding[]): Finding['missing'][number] | undefined {
  const same = (one: Finding['missing'][number]) =>
    findings.filter(({ missing }) =>
      missing.some(({ what, count }) => what === one.what && count === one.count),
    ).length;
  return findings
    .flatMap(({ missing }) => missing)
    .find((one) => same(one) > 2 && same(one) * 2 > findings.length);
}

/** Records shown before one asks for all: whole rows of two or three. */
const FEW = 6;

/** Id of the place on the page that tells about one check. */
export const placeOf = ({ key }: Pick<Finding, 'key'>): string => `health-${key}`;

/** What a check came to, alike in its cell and above its patents. */
const OUTCOMES = {
  NOW: '请立即处理',
  TODAY: '今天到期',
  SOON: '近期处理',
  CONSIDER: '可以考虑',
  CLEAR: '没有发现',
} as const;

const SIGNS = {
  NOW: 'wrong',
  TODAY: 'wrong',
  SOON: 'soon',
  CONSIDER: undefined,
  CLEAR: 'good',
} as const;
const COLOURS = { NOW: 'error', TODAY: 'error', SOON: 'warning', CONSIDER: 'default' } as const;

/** Gravest first. */
const BY_GRAVITY = Object.keys(OUTCOMES);

/** A finding of a check that could be made. */
type Told = Finding & { readonly outcome: Exclude<HealthOutcome, 'UNKNOWN'> };

const outcomeOf = ({ outcome, urgency }: Told): keyof typeof OUTCOMES =>
  outcome === 'CLEAR' ? outcome : urgency;

/** What a check came to; of those that end today how many do, where others end later. */
const outcomeText = (outcome: keyof typeof OUTCOMES, { dueToday, records }: Finding): string =>
  outcome === 'TODAY' && dueToday < records.length
    ? `${dueToday} 件${OUTCOMES.TODAY}`
    : OUTCOMES[outcome];

/** The checks that could be made at one glance, each with what it came to and the way to the patents. */
export function HealthCells({ findings }: { findings: readonly Told[] }) {
  const gravity = (one: Told) => BY_GRAVITY.indexOf(outcomeOf(one));
  return (
    <nav aria-label={`${findings.length} 项检查的结果`}>
      <ul className={styles.healthCells}>
        {[...findings]
          .sort((one, other) => gravity(one) - gravity(other))
          .map((finding) => {
            const { key, title, records, unknown } = finding;
            const outcome = outcomeOf(finding);
            return (
              <li key={key} data-outcome={outcome}>
                <AnchorLink to={placeOf(finding)}>
                  <strong className={styles.healthName}>{title} </strong>
                  <span className="ipr-num">
                    <strong className={styles.healthCount}>{grouped(records.length)}</strong>
                    {' 件 '}
                  </span>
                  <span className="ipr-status" data-status={SIGNS[outcome]}>
                    {outcomeText(outcome, finding)}
                  </span>
                  {unknown > 0 && (
                    <span className={`${styles.healthName} ipr-note`}>
                      {' '}
                      另 {grouped(unknown)} 件无法判断
                    </span>
                  )}
                </AnchorLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}

/** Checks none of which could be made: what each looks for, and what it lacks besides the others. */
export function UnknownCells({ findings }: { findings: readonly Finding[] }) {
  const common = commonLack(findings);
  return (
    <section className={styles.healthRest} aria-labelledby="health-unknown">
      <h3 id="health-unknown">无法判断的</h3>
      {common && <p>多数检查都缺{missingText([common])}；下面只写各项另外还缺什么。</p>}
      <ul className={styles.healthCells}>
        {findings.map((finding) => {
          const { key, title, definition, missing } = finding;
          const besides = missing.filter(
            ({ what, count }) => what !== common?.what || count !== common.count,
          );
          return (
            <li key={key} className={styles.healthCell}>
              <strong id={placeOf(finding)} tabIndex={-1} className={styles.healthPlace}>
                {title}
              </strong>{' '}
              <span className="ipr-status" data-status="unknown">
                无法判断
              </span>
              <span className={`${styles.healthName} ipr-note`}> {definition}</span>
              <span className={`${styles.healthName} ipr-note`}>
                缺{missingText(besides.length > 0 ? besides : missing)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What one rule found: how many, which patents and why, what to do, and who helps. */
export function HealthFinding({ finding }: { finding: Finding }) {
  const id = useId();
  const [all, setAll] = useState(false);
  const { title, definition, advice, service, urgency, records, unknown, base, missing } = finding;
  const help = HELP[service];
  const numbers = records.flatMap(({ applicationNumber }) => applicationNumber ?? []);
  const costs = records.flatMap(({ cost }) => cost ?? []);
  const sum = sumOfCosts(records.map(({ cost }) => cost));
  const shown = all ? records : records.slice(0, FEW);
  return (
    <section id={placeOf(finding)} tabIndex={-1} className="ipr-sheet" aria-labelledby={id}>
      <Flex wrap gap="4px 16px" align="baseline">
        <h3 id={id}>
          {title}{' '}
          <PatentLists
            links={numbers.length === records.length ? numbersLinks(numbers) : []}
            label={`${title} ${records.length} 件，打开专利列表`}
          >
            {grouped(records.length)} 件
          </PatentLists>
        </h3>
        <Tag color={COLOURS[urgency]}>{outcomeText(urgency, finding)}</Tag>
        <p>
          {advice}。{' '}
          <Link className="ipr-nowrap" to={help.to}>
            办理{help.name}
          </Link>
        </p>
      </Flex>
      {costs.length > 0 && (
        <p className="ipr-num">
          合计 {costText(sum)}，按全额年费计算，没有减缴
          {sum.unknown > 0 && `；另有 ${sum.unknown} 件算不出`}。
        </p>
      )}
      <ul className={`${partsStyles.entries} ${partsStyles.fingers} ${styles.healthRecords}`}>
        {shown.map(({ id: patent, title: name, applicationNumber, reason }, index) => (
          <Flex component="li" wrap gap="0 16px" align="baseline" key={patent || index}>
            <span className={styles.healthRecord}>
              <RowLink to={patent && patentDetailLink(patent)}>{titleText(name)}</RowLink>
            </span>
            <span className="ipr-note ipr-num">{applicationNumber}</span>
            {help.about && applicationNumber && (
              <Link
                className="ipr-no-print"
                to={help.about(applicationNumber)}
                aria-label={`为“${titleText(name)}”办理${help.name}`}
              >
                {help.name}
              </Link>
            )}
            <span className={`${styles.healthName} ipr-note ipr-num`}>
              <WholeDates>{reason}</WholeDates>
            </span>
          </Flex>
        ))}
      </ul>
      {records.length > FEW && (
        <Button
          type="link"
          size="small"
          className="ipr-no-print"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? '只看前几件' : `显示全部 ${records.length} 件`}
        </Button>
      )}
      <p className="ipr-note">
        口径：{definition}
        {unknown > 0 &&
          `；${coverageText(base)}，另有 ${unknown} 件无法判断，缺${missingText(missing)}`}
        。
      </p>
    </section>
  );
}
