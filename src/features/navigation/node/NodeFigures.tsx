import { Link } from '@umijs/max';
import { NumberSource } from '@/components/chart/NumberSource';
import { UnknownFigures } from '@/components/chart/UnknownFigures';
import { percent } from '@/components/chart/wording';
import partsStyles from '@/components/page/parts.module.css';
import { NONE } from '@/components/reading/orDash';
import { WholeDates } from '@/components/reading/WholeDates';
import {
  CITY_POSITION_RULE,
  cityPosition,
  growthWindows,
  growthYears,
  quotientBase,
} from '@/domain/navigation/indicators';
import { CITY_POSITIONS } from '@/domain/navigation/labels';
import { countOf } from '@/domain/statistics';
import {
  allKnown,
  coverageText,
  enough,
  enoughFor,
  knownCount,
  LEAST_KNOWN,
} from '@/domain/statistics/coverage';
import type { NodeDetail } from '@/services/nav';
import { cityCountsOf, elementLink } from '../lists';
import { growthText } from '../wording';
import { written } from '../written';

interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  /** How it was counted. */
  readonly definition: string;
  readonly to?: string | undefined;
}

/** The figures of a node, each with how it was counted and the list behind it. */
function figuresOf({ node, subject, city, indicators, asOf }: NodeDetail): Figure[] {
  const { expression, total, cityTotal } = node;
  const { validityShare, concentration, topApplicants } = indicators;
  const valid = countOf(validityShare, 'VALID', total);
  const operated = (count: number | null | undefined) =>
    knownCount(count, { known: node.known?.operations, total });
  const transfers = operated(indicators.transfers);
  const litigations = operated(indicators.litigations);
  const filed = indicators.filingTrend.flatMap(({ year, count }) =>
    year === undefined || count === undefined ? [] : { year, count },
  );
  const [last, before] = asOf === '' ? [] : growthWindows(filed, asOf);
  const said = (window: { readonly count: number } | undefined) =>
    window ? `（${written(window.count)} 件）` : '';
  // Of a few a rate says nothing, whoever computed it.
  const growth = enoughFor(before?.count) ? node.growth : null;
  const years = asOf === '' ? undefined : growthYears(asOf);
  const names = topApplicants.map(({ name }) => name);
  const { address, filing, validity, applicants, operations } = node.known ?? {};
  // What is known of all of them is said once, below.
  const on = (what: string, known: number | undefined) =>
    allKnown({ known, total }) ? '' : `；${coverageText({ known, total }, what)}`;
  const shares = enough({ known: applicants, total });
  const counts = cityCountsOf(node, subject);
  const { position, quotient } = cityPosition(counts);
  const patents = (
    key: string,
    label: string,
    count: number | null | undefined,
    definition: string,
    link: string | undefined,
    unit = '件',
  ): Figure => {
    const value = written(count);
    return { key, label, value, unit: value === '—' ? '' : unit, definition, to: link };
  };
  const top = (count: 5 | 10, value: number | null): Figure => {
    const first = names.slice(0, count);
    // The list of some of them is not the list of them all.
    const known = first.length > 0 && first.every((name) => name !== '');
    return {
      key: `cr${count}`,
      label: `集中度 CR${count}`,
      value: percent(shares ? value : null),
      unit: '',
      definition: `前 ${count} 位申请人的专利占申请人已知的专利，共同申请计一次${on('申请人', applicants)}`,
      to: known ? elementLink(expression, { kind: 'applicants', names: first }, total) : undefined,
    };
  };
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
      `其中第一申请人地址在${city.name}的${on('地址', address)}`,
      elementLink(expression, { kind: 'all' }, cityTotal, city.expression),
    ),
    {
      key: 'position',
      label: position === null ? `${city.name}地位` : `${city.name}区位商`,
      value: position === null ? '—' : (quotient?.toString() ?? CITY_POSITIONS[position]),
      unit: position !== null && quotient !== null ? CITY_POSITIONS[position] : '',
      // Without a position its base says why.
      definition:
        position === null ? quotientBase(counts) : `${quotientBase(counts)}${on('地址', address)}`,
    },
    {
      key: 'growth',
      label: '增长',
      value: growthText(growth),
      unit: '',
      definition: `${years ? `${years.from}—${years.to} 年` : '近三个完整年'}申请量${said(last)}较此前三年${said(before)}；此前三年不到 ${LEAST_KNOWN} 件不算；之后的年份公开滞后，不计入${on('申请日', filing)}`,
      to:
        years && growth !== null
          ? elementLink(expression, { kind: 'filingYears', ...years }, total)
          : undefined,
    },
    patents(
      'valid',
      '有效',
      valid,
      `最近法律状态推定为有效${on('法律状态', validity)}`,
      elementLink(expression, { kind: 'validity', value: 'VALID' }, valid),
    ),
    patents(
      'applicants',
      '申请人',
      knownCount(indicators.applicantTotal, { known: applicants, total }),
      `不同名称的申请人${on('申请人', applicants)}`,
      undefined,
      '个',
    ),
    patents(
      'transfers',
      '转让',
      transfers,
      `登记过转让的专利${on('运营记录', operations)}`,
      elementLink(expression, { kind: 'operation', value: '转让' }, transfers),
    ),
    patents(
      'litigations',
      '诉讼',
      litigations,
      `有侵权诉讼记录的专利${on('运营记录', operations)}`,
      elementLink(expression, { kind: 'operation', value: '诉讼' }, litigations),
    ),
    top(5, concentration?.cr5 ?? null),
    top(10, concentration?.cr10 ?? null),
  ];
}

/** That what has no coverage of its own is known of all patents; '' where nothing is. */
function wholeOf({ node: { known, total } }: NodeDetail): string {
  const whole =
    known !== undefined && Object.values(known).some((count) => allKnown({ known: count, total }));
  return whole ? `没有写明的各项均${coverageText({ known: total, total })}。` : '';
}

const isKnown = ({ value }: Figure) => value !== NONE;

/** The figures of a node that are known; a number of patents opens its list. The others are named. */
export function NodeFigures({ detail }: { detail: NodeDetail }) {
  const figures = figuresOf(detail);
  return (
    <>
      <dl className={partsStyles.figureList}>
        {figures.filter(isKnown).map(({ key, label, value, unit, definition, to }) => (
          <div key={key} data-wide={key === 'position' || key === 'growth'}>
            <dt>{label}</dt>
            <dd>
              {to === undefined ? (
                <strong className="ipr-num">{value}</strong>
              ) : (
                <Link to={to} aria-label={`${label} ${value} ${unit}`}>
                  <strong className="ipr-num">{value}</strong>
                </Link>
              )}
              {unit && <span className={partsStyles.figureUnit}> {unit}</span>}
              <span className="ipr-note">
                <WholeDates>{definition}</WholeDates>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <UnknownFigures
        figures={figures
          .filter((figure) => !isKnown(figure))
          .map(({ key, label, definition }) => ({ key, label, why: definition }))}
      />
      <NumberSource
        how={`${wholeOf(detail)}${CITY_POSITION_RULE}`}
        source="专利检索服务"
        asOf={detail.asOf}
      />
    </>
  );
}
