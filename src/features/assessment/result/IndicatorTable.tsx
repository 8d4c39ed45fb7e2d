import { Button, Space } from 'antd';
import { useId, useMemo, useState } from 'react';
import { orDash } from '@/components/reading/orDash';
import { placeKey } from '@/components/reading/placeKey';
import { SectionTools } from '@/components/reading/SectionTools';
import type {
  AssessedDimension,
  AssessedIndicator,
  AssessmentResult,
  AssessmentWeights,
} from '@/domain/assessment/result';
import { scoreText } from '@/domain/assessment/score';
import { nameText } from '@/domain/nameText';
import resultStyles from './result.module.css';
import { RESULT_PARTS } from './words';

interface Props {
  result: AssessmentResult;
  /** Those that the reader has set. */
  weights: AssessmentWeights;
}

type Order = 'system' | 'weight' | 'score';

interface Row extends AssessedIndicator {
  readonly dimension: string;
  readonly own: number | undefined;
}

function rowsOf(dimensions: readonly AssessedDimension[], weights: AssessmentWeights): Row[] {
  return dimensions.flatMap(({ name, indicators }) =>
    indicators.map((indicator) => ({
      ...indicator,
      dimension: name,
      own: weights.indicators[indicator.code] ?? indicator.weight,
    })),
  );
}

/** The lowest score first, what has no data last; the highest weight first. */
function sorted(rows: readonly Row[], order: Order): Row[] {
  const by: Record<Order, (a: Row, b: Row) => number> = {
    system: () => 0,
    weight: (a, b) => (b.own ?? -1) - (a.own ?? -1),
    score: (a, b) => (a.score ?? 11) - (b.score ?? 11),
  };
  return [...rows].sort(by[order]);
}

/** The weight that made the score, and the reader's own where it is another: `权重 35（您设 60）`. */
function weightWords(reported: number | undefined, own: number | undefined): string {
  const set = own !== undefined && own !== reported ? `（您设 ${own}）` : '';
  return `权重 ${reported ?? '—'}${set}`;
}

interface IndicatorRowProps {
  row: Row;
  flat: boolean;
  evidence: boolean;
  /** Also where nothing is known of it; on paper it always stands there. */
  all: boolean;
}

function IndicatorRow({ row, flat, evidence, all }: IndicatorRowProps) {
  const { code, name, group, dimension, weight, own, score, level, basis } = row;
  const above = flat ? dimension : group?.name;
  return (
    <tr data-unknown={score === null} hidden={score === null && !all}>
      <th scope="row" data-label="指标">
        <span className="ipr-num">{code}</span> {nameText(name)}
        {above && above !== name && <span className="ipr-note">{above}</span>}
      </th>
      <td className="ipr-num" data-label="权重">
        {weight ?? '—'}
        {own !== undefined && own !== weight && <span className="ipr-note">您设 {own}</span>}
      </td>
      <td data-label="得分">
        {score === null ? (
          '无数据'
        ) : (
          <span className={resultStyles.scoreCell}>
            <span className={resultStyles.scoreBar} data-level={level} aria-hidden="true">
              <span style={{ width: `${score * 10}%` }} />
            </span>
            <span className="ipr-num">{scoreText(score)}</span>
          </span>
        )}
      </td>
      <td data-label="等级">{score === null ? '—' : (level ?? '—')}</td>
      <td data-label="依据">
        <div>
          {orDash(basis)}
          <ul className={resultStyles.scoreEvidence} hidden={!evidence}>
            {row.evidence.map(({ source, date, text }, index) => (
              <li key={placeKey(index, source, text)}>
                {orDash(source)}
                {date && `（${date}）`}
                {text && `：${text}`}
              </li>
            ))}
          </ul>
        </div>
      </td>
    </tr>
  );
}

/** Every indicator with weight, score, level and basis, in the order of the system or sorted. */
export function IndicatorTable({ result, weights }: Props) {
  const id = useId();
  const [order, setOrder] = useState<Order>('system');
  const [evidence, setEvidence] = useState(false);
  const [whole, setWhole] = useState(false);
  const { dimensions, frozen } = result;
  const rows = useMemo(() => rowsOf(dimensions, weights), [dimensions, weights]);
  const unknown = rows.filter(({ score }) => score === null).length;
  // Of a result without a single score the rows are all there is to see.
  const all = whole || unknown === rows.length;
  // Parts with one indicator each need no heads of their own.
  const flat = order !== 'system' || dimensions.every(({ indicators }) => indicators.length === 1);
  const head = (key: Order, label: string, sort: 'ascending' | 'descending') => (
    <th scope="col" aria-sort={order === key ? sort : undefined}>
      <Button type="link" size="small" onClick={() => setOrder(order === key ? 'system' : key)}>
        {label}
        <span aria-hidden="true">
          {order === key ? (sort === 'ascending' ? ' ↑' : ' ↓') : ' ↕'}
        </span>
      </Button>
    </th>
  );
  return (
    <section id={RESULT_PARTS.indicators} tabIndex={-1} aria-labelledby={id}>
      <SectionTools>
        <h3 id={id}>各项指标</h3>
        <Space wrap className="ipr-no-print">
          {unknown > 0 && unknown < rows.length && (
            <Button
              type={whole ? 'primary' : 'default'}
              aria-pressed={whole}
              onClick={() => setWhole(!whole)}
            >
              显示无数据的 {unknown} 项
            </Button>
          )}
          <Button
            type={evidence ? 'primary' : 'default'}
            aria-pressed={evidence}
            onClick={() => setEvidence(!evidence)}
          >
            显示证据
          </Button>
        </Space>
      </SectionTools>
      <p className="ipr-note">得分 0～10；8 分起为优，6 分起为良，4 分起为中，以下为弱。</p>
      <table className={resultStyles.scoreTable}>
        <caption className="ipr-visually-hidden">各项指标的权重、得分和依据</caption>
        <thead>
          <tr>
            <th scope="col">指标</th>
            {head('weight', '权重', 'descending')}
            {head('score', '得分', 'ascending')}
            <th scope="col">等级</th>
            <th scope="col">依据</th>
          </tr>
        </thead>
        {flat ? (
          <tbody>
            {sorted(rows, order).map((row, index) => (
              <IndicatorRow
                key={row.code || `${index}`}
                row={row}
                flat={order !== 'system'}
                evidence={evidence}
                all={all}
              />
            ))}
          </tbody>
        ) : (
          dimensions.map(({ code, name, score, comment, indicators, weight }, part) => (
            <tbody key={code || `${part}`}>
              <tr className={resultStyles.scoreGroup}>
                <th scope="rowgroup" colSpan={5}>
                  {nameText(name)}
                  <span className="ipr-num">
                    {score === null ? '，无数据' : `，${scoreText(score)} 分`}，
                    {weightWords(
                      weight ?? frozen.weights.dimensions[code],
                      weights.dimensions[code],
                    )}
                  </span>
                  <span className="ipr-note">{comment}</span>
                </th>
              </tr>
              {rowsOf([{ code, name, score, comment, indicators, weight: undefined }], weights).map(
                (row, index) => (
                  <IndicatorRow
                    key={row.code || `${index}`}
                    row={row}
                    flat={false}
                    evidence={evidence}
                    all={all}
                  />
                ),
              )}
            </tbody>
          ))
        )}
      </table>
    </section>
  );
}
