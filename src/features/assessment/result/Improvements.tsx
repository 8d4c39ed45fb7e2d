import { Link } from '@umijs/max';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { FactTable } from '@/components/reading/FactTable';
import type { AssessmentResult } from '@/domain/assessment/result';
import { type Improvement, improvements } from '@/domain/assessment/run/improvements';
import { isWhole, scoreText } from '@/domain/assessment/score';
import { PROCESSES } from '@/domain/workflow/status';
import { adjudicationSearchLink } from '@/links/adjudication';
import { PROCESS_OF_KIND } from '@/links/assessment';
import { applyLink } from '@/links/business';
import { enterpriseSearchLink } from '@/links/enterprise';
import { patentResultLink, patentSearchLink } from '@/links/patent';
import { adviceText, PRIORITIES, RESULT_PARTS } from './words';

/** A page of the portal that helps, with its name. */
interface ImprovementLink {
  readonly to: string;
  readonly label: string;
}

/** What a title is about, to search for the like: `一种隔膜及其制备方法` is about 隔膜. */
const topicOf = (title: string) =>
  title.replace(/^一种/, '').replace(/(?:及其|及|、|和其).*$/, '') || title;

/**
 * Where an improvement is made. The name of a solution that is not filed yet stands in no address:
 * it is confidential.
 *
 * @param id of the request, for one that begins with its answers
 */
function improvementLink(
  { place, filled }: Improvement,
  { kind, subject }: Pick<AssessmentResult, 'kind' | 'subject'>,
  id: string,
): ImprovementLink {
  const { title, patentNumber: patent } = subject;
  switch (place) {
    case 'patentSearch':
      return {
        to: kind === 'PRE' || !title ? patentSearchLink() : patentResultLink({ q: topicOf(title) }),
        label: '检索专利',
      };
    case 'patentRecord':
      return {
        to: patent || title ? patentResultLink({ q: patent || title }) : patentSearchLink(),
        label: '查看专利',
      };
    case 'caseSearch':
      return { to: adjudicationSearchLink(), label: '检索裁判文书' };
    case 'enterpriseSearch':
      return { to: enterpriseSearchLink(), label: '查询企业' };
    default:
      return place === PROCESS_OF_KIND[kind]
        ? {
            to: applyLink(place, { copy: id }),
            label: filled ? '更新后重新评价' : '补充后重新评价',
          }
        : { to: applyLink(place, patent ? { patent } : {}), label: PROCESSES[place] };
  }
}

const FIXED = '不能提高的指标，可以这样应对';

interface Props {
  result: AssessmentResult;
  /** Id of the request. */
  id: string;
}

/** What would raise each low part, and where in the portal (portal features 6b.5). */
export function Improvements({ result, id }: Props) {
  const list = useMemo(() => improvements(result), [result]);
  const whole = useMemo(() => isWhole(result), [result]);
  const low = list.filter(({ score, fixed }) => score !== null && !fixed);
  const fixed = list.filter((one) => one.fixed);
  const unknown = list.filter(({ score }) => score === null);
  const urgency = useMemo(
    () => new Map(result.suggestions.map(({ text, priority }) => [text, priority])),
    [result],
  );
  const first = (one: Improvement) => {
    const priority = urgency.get(adviceText(one));
    return priority && <Tag>{PRIORITIES[priority]}</Tag>;
  };
  const table = (caption: string, rows: readonly Improvement[]) => (
    <FactTable
      caption={caption}
      rows={rows}
      lines
      rowKey={({ code }, index) => `${index} ${code}`}
      columns={[
        ...(rows.some(first) ? [{ label: '次序', plain: true, cell: first }] : []),
        { label: '指标', plain: true, cell: ({ code, name }) => `${code} ${name}` },
        {
          label: '得分',
          numeric: true,
          cell: ({ score }) => (score === null ? '无数据' : scoreText(score)),
        },
        ...(rows.some(({ score, fixed: given }) => score !== null && !given)
          ? [
              {
                label: '可提高',
                numeric: true,
                cell: ({ gain }: Improvement) => (whole ? `${scoreText(gain)} 分` : undefined),
              },
            ]
          : []),
        { label: '做法', whole: true, cell: ({ action }) => action },
        {
          label: '去办理',
          plain: true,
          cell: (one) => {
            const { to, label } = improvementLink(one, result, id);
            return (
              <Link to={to} aria-label={`${label}：${one.name}`}>
                {label}
              </Link>
            );
          },
        },
      ]}
    />
  );
  if (list.length === 0) return null;
  return (
    <section id={RESULT_PARTS.gains} tabIndex={-1} aria-label="怎样提高">
      <h3>怎样提高</h3>
      <p className="ipr-note">
        低于 6 分和没有数据的指标。
        {low.length > 0 && whole && '“可提高”按这一项达到 8 分、其他不变计算。'}
      </p>
      {low.length > 0 && table('可以提高的指标', low)}
      {fixed.length > 0 && (
        <>
          <p>
            <strong>{FIXED}</strong>
          </p>
          {table(FIXED, fixed)}
        </>
      )}
      {unknown.length > 0 && (
        <details>
          <summary>无数据的 {unknown.length} 项，补充后才能评分</summary>
          {table('无数据的指标', unknown)}
        </details>
      )}
    </section>
  );
}
