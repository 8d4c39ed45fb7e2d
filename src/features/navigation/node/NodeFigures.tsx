import { Link } from '@umijs/max';
import { NumberSource } from '@/components/chart/NumberSource';
import { CITY_POSITION_RULE, cityPosition, growthYears } from '@/domain/navigation/indicators';
import { CITY_POSITIONS } from '@/domain/navigation/labels';
import type { NodeDetail } from '@/services/nav';
import { elementLink } from '../lists';
import { growthText, written } from '../wording';

interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  /** How it was counted. */
  readonly definition: string;
  readonly to?: string | undefined;
}

const percent = (value: number | null): string => (value === null ? '—' : `${value.toFixed(1)}%`);

/** The figures of a node, each with how it was counted and the list behind it. */
function figuresOf({ node, subject, city, indicators, asOf }: NodeDetail): Figure[] {
  const { expression, total, cityTotal, growth } = node;
  const { validityShare, transfers, litigations, concentration, topApplicants } = indicators;
  const valid = validityShare.find(({ value }) => value === 'VALID')?.count ?? 0;
  const { from, to } = growthYears(asOf);
  const names = topApplicants.map(({ name }) => name);
  const { position, quotient, few } = cityPosition({
    total,
    cityTotal,
    subjectTotal: subject.patentTotal,
    subjectCityTotal: subject.cityTotal,
  });
  const patents = (
    key: string,
    label: string,
    count: number,
    definition: string,
    link: string | undefined,
  ): Figure => ({ key, label, value: written(count), unit: '件', definition, to: link });
  const top = (count: 5 | 10, value: number | null): Figure => ({
    key: `cr${count}`,
    label: `集中度 CR${count}`,
    value: percent(value),
    unit: '',
    definition: `前 ${count} 位申请人的专利占比，共同申请计一次`,
    to: elementLink(expression, { kind: 'applicants', names: names.slice(0, count) }, total),
  });
  return [
    patents(
      'total',
      '全部专利',
      total,
      '本环节检索式命中的专利',
      elementLink(expression, { kind: 'all' }, total),
    ),
    patents(
      'city',
      `${city.name}专利`,
      cityTotal,
      `其中第一申请人地址在${city.name}的`,
      elementLink(expression, { kind: 'all' }, cityTotal, city.expression),
    ),
    {
      key: 'position',
      label: `${city.name}地位`,
      value: position === null ? '—' : CITY_POSITIONS[position],
      unit: quotient === null ? '' : `区位商 ${quotient}`,
      definition: `${CITY_POSITION_RULE}${few ? '专利较少，仅供参考。' : ''}`,
    },
    {
      key: 'growth',
      label: '增长',
      value: growthText(growth),
      unit: '',
      definition: `${from}—${to} 年申请量较此前三年；之后的年份公开滞后，不计入`,
      to: elementLink(expression, { kind: 'filingYears', from, to }, growth === null ? 0 : total),
    },
    patents(
      'valid',
      '有效',
      valid,
      '最近法律状态推定为有效',
      elementLink(expression, { kind: 'validity', value: 'VALID' }, valid),
    ),
    {
      key: 'applicants',
      label: '申请人',
      value: written(indicators.applicantTotal),
      unit: '个',
      definition: '不同名称的申请人',
    },
    patents(
      'transfers',
      '转让',
      transfers,
      '登记过转让的专利',
      elementLink(expression, { kind: 'operation', value: '转让' }, transfers),
    ),
    patents(
      'litigations',
      '诉讼',
      litigations,
      '有侵权诉讼记录的专利',
      elementLink(expression, { kind: 'operation', value: '诉讼' }, litigations),
    ),
    top(5, concentration.cr5),
    top(10, concentration.cr10),
  ];
}

/** The figures of a node; a number of patents opens its list. */
export function NodeFigures({ detail }: { detail: NodeDetail }) {
  return (
    <>
      <dl className="ipr-node-figures">
        {figuresOf(detail).map(({ key, label, value, unit, definition, to }) => (
          <div key={key} data-wide={key === 'position'}>
            <dt>{label}</dt>
            <dd>
              {to === undefined ? (
                <strong className="ipr-num">{value}</strong>
              ) : (
                <Link to={to} aria-label={`${label} ${value} ${unit}`}>
                  <strong className="ipr-num">{value}</strong>
                </Link>
              )}
              {unit && <span className="ipr-node-unit"> {unit}</span>}
              <span className="ipr-node-definition">{definition}</span>
            </dd>
          </div>
        ))}
      </dl>
      <NumberSource how="" source="专利检索服务" asOf={detail.asOf} />
    </>
  );
}
