import { Flex } from 'antd';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import type { ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparisonRow, SameMark, useLoaded } from '@/components/compare/ComparisonRow';
import compareStyles from '@/components/compare/compare.module.css';
import { orDash } from '@/components/reading/orDash';
import type { AssessmentResult } from '@/domain/assessment/result';
import type { IndicatorChange, RunComparison } from '@/domain/assessment/run/compareRuns';
import { scoreText, signedScore } from '@/domain/assessment/score';
import styles from '../history.module.css';
import { coverageText } from '../words';
import {
  causeText,
  comparisonOf,
  differenceText,
  factsBelow,
  hasChanged,
  indicatorScore,
  inputTexts,
  movers,
  shareOf,
  TOTAL,
} from './runs';

/** How a score changed, by sign and number; nothing where it did not. */
function Difference({ points }: { points: number }) {
  if (points === 0) return null;
  return (
    <span className={`${styles.assessmentChange} ipr-num`}>
      <span aria-hidden="true">{points > 0 ? '▲' : '▼'}</span> {signedScore(points)}
    </span>
  );
}

/** Neither has a score, nor does anything else tell them apart: a row of it says nothing. */
const isUnknown = (change: IndicatorChange) =>
  change.before === null && change.after === null && !hasChanged(change);

/** The score of an indicator in the other run: how it changed, why, and what it did to the total. */
function ChangeCell({ change, apart }: { change: IndicatorChange; apart: boolean }) {
  const { before, after, effect } = change;
  const difference = before === null || after === null ? undefined : after - before;
  const inputs = inputTexts(change, apart);
  return (
    <>
      <div>
        <span className="ipr-num">{indicatorScore(after)}</span>
        {difference !== undefined && <Difference points={difference} />}
      </div>
      {hasChanged(change) && (
        <div className={styles.assessmentWhy}>
          <div className="ipr-note">
            {causeText(change, apart)}
            {effect !== 0 && <span className="ipr-num">，总分 {signedScore(effect)}</span>}
          </div>
          {inputs.length > 0 && (
            <Flex component="ul" vertical className="ipr-note">
              {inputs.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Flex>
          )}
        </div>
      )}
    </>
  );
}

interface SummaryProps {
  comparison: RunComparison;
  /** How many indicators each rests on, in words; undefined where it is the same, or not known. */
  bases: readonly [string, string] | undefined;
}

function basesOf(before: AssessmentResult, after: AssessmentResult): SummaryProps['bases'] {
  const [one, other] = [before.coverage, after.coverage];
  if (!one || !other || one.known * other.total === other.known * one.total) return undefined;
  return [coverageText(one), coverageText(other)];
}

function Summary({ comparison, bases }: SummaryProps) {
  const { apart } = comparison;
  const moved = movers(comparison);
  return (
    <>
      {/* What speaks against comparing them comes before the difference, which then is no headline. */}
      {(apart || bases) && (
        <p>
          {apart && '两件评估的对象不同，下面是两者的差别，不是同一件的变化。'}
          {bases && `两件的数据覆盖不同（${bases.join('，')}），总分不宜直接比较。`}
        </p>
      )}
      <p>
        {apart || bases ? (
          differenceText(comparison)
        ) : (
          <strong>{differenceText(comparison)}</strong>
        )}
      </p>
      {moved.length > 0 && (
        <p className="ipr-note">
          后一列写明各项的{apart ? '差别' : '变化'}和原因。对总分影响最大的：
          {moved
            .map(({ code, name, effect }) => `${name} ${signedScore(effect)} 分（${code}）`)
            .join('，')}
          。
        </p>
      )}
    </>
  );
}

/** Two runs side by side, indicator by indicator: both scores, what changed and why. */
export function RunTable({
  columns,
  beside,
  differing,
  ...actions
}: ComparisonTableProps<AssessmentResult>) {
  const { loaded, base, common } = useLoaded(columns, beside);
  const [before, after] = loaded;
  const comparison = before && after ? comparisonOf(before, after) : undefined;
  const both = before && after && typeof comparison === 'object';
  const counted = both
    ? [
        ...factsBelow(before, after).map(({ cells: [one, other] }) => ({
          differs: one !== other,
          same: one === other && one !== '',
        })),
        ...comparison.indicators.map((one) => ({
          differs: hasChanged(one),
          same: !hasChanged(one) && one.before !== null,
        })),
      ]
    : [];
  return (
    <>
      {/* Its place is kept while the runs are on their way. */}
      <div className={styles.assessmentDifference}>
        {typeof comparison === 'string' && <p role="alert">{comparison}请返回列表另选两件。</p>}
        {typeof comparison === 'object' && (
          <Summary comparison={comparison} bases={before && after && basesOf(before, after)} />
        )}
      </div>
      <ComparisonFrame {...common} {...actions} base={base} rows={counted}>
        {both && (
          <tbody>
            {factsBelow(before, after)
              .filter(({ cells: [one, other] }) => !differing || one !== other)
              .map(({ label, cells }) => (
                <ComparisonRow
                  key={label}
                  {...common}
                  same={cells[0] === cells[1]}
                  label={
                    <>
                      {label}
                      {cells[0] === cells[1] && <SameMark />}
                    </>
                  }
                >
                  {(_, index) => (
                    <span className="ipr-num">
                      {orDash(cells[index])}
                      {index > 0 && label === TOTAL && comparison.difference !== null && (
                        <Difference points={comparison.difference} />
                      )}
                    </span>
                  )}
                </ComparisonRow>
              ))}
          </tbody>
        )}
        {both &&
          after.dimensions.map(({ code, name }) => {
            const rows = comparison.indicators.filter(
              (one) => one.dimension === code && (differing ? hasChanged(one) : !isUnknown(one)),
            );
            if (rows.length === 0) return null;
            // A ground of stability is a part with itself as its only indicator.
            const single = rows.length === 1 && rows[0]?.code === code;
            return (
              <tbody key={code}>
                {!single && (
                  <ComparisonRow {...common} label={<strong>{name}</strong>}>
                    {(record, index) => {
                      const scoreIn = ({ dimensions }: AssessmentResult) =>
                        dimensions.find((one) => one.code === code)?.score ?? undefined;
                      const [score, first] = [scoreIn(record), scoreIn(before)];
                      return (
                        <strong className="ipr-num">
                          {score === undefined ? '无数据' : scoreText(score)}
                          {index > 0 && score !== undefined && first !== undefined && (
                            <Difference points={score - first} />
                          )}
                          <span className="ipr-note">（权重 {shareOf(record, code)}）</span>
                        </strong>
                      );
                    }}
                  </ComparisonRow>
                )}
                {rows.map((change) => (
                  <ComparisonRow
                    key={change.code}
                    {...common}
                    same={!hasChanged(change) && change.before !== null}
                    label={
                      <>
                        <span className="ipr-num">{change.code}</span> {change.name}
                        {!hasChanged(change) && change.before !== null && <SameMark />}
                      </>
                    }
                  >
                    {(_, index) =>
                      index === 0 ? (
                        <span className="ipr-num">{indicatorScore(change.before)}</span>
                      ) : (
                        <ChangeCell change={change} apart={comparison.apart} />
                      )
                    }
                  </ComparisonRow>
                ))}
              </tbody>
            );
          })}
        {both && !differing && comparison.indicators.some(isUnknown) && (
          <tbody>
            <tr className={compareStyles.compareGroup}>
              <td colSpan={columns.length + 1}>
                <span className="ipr-note">
                  两件都无数据：
                  {comparison.indicators
                    .filter(isUnknown)
                    .map(({ code, name }) => `${code} ${name}`)
                    .join('、')}
                </span>
              </td>
            </tr>
          </tbody>
        )}
      </ComparisonFrame>
    </>
  );
}
