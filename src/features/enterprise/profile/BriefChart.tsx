import { AsOf } from '@/components/chart/AsOf';
import { percent, quantity, sumOf } from '@/components/chart/wording';
import { percentOf } from '@/domain/statistics';
import styles from '../enterprise.module.css';
import type { EnterpriseChart } from './charts';
import { PatentLists } from './PatentLists';

interface Props {
  chart: EnterpriseChart;
  /** The most that are listed. */
  rows?: number;
  /** Unit, definition and source stand below it, not once below all of them. */
  sourced?: boolean;
}

/** The numbers of a chart in few rows: the newest years, or the first of a ranking. */
export function BriefChart({ chart, rows: most = 6, sourced = true }: Props) {
  const { key, description, whole, linkOf } = chart;
  const { title, kind, data, definition, source, asOf, unit, coverage } = description;
  if (!data) return null;
  const rows = data.categories.map((category, index) => ({
    ...category,
    value: sumOf(data, index),
  }));
  const shown = kind === 'trend' ? rows.slice(-most) : rows.slice(0, most);
  const highest = Math.max(1, ...shown.map(({ value }) => value ?? 0));
  const left = rows.length - shown.length;
  const said = [
    sourced && `单位：${unit}。${definition}`,
    coverage && !whole && `${coverage}。`,
    left > 0 && (kind === 'trend' ? `只列最近 ${most} 年。` : `只列前 ${most} 位。`),
  ].filter(Boolean);
  return (
    <figure className={styles.briefChart} aria-labelledby={`brief-${key}`}>
      <figcaption>
        <h3 id={`brief-${key}`}>{title}</h3>
        {data.finding && <p>{data.finding}</p>}
      </figcaption>
      <table>
        <caption className="ipr-visually-hidden">
          {title}（单位：{unit}）
        </caption>
        <tbody>
          {shown.map(({ key: value, label, value: count, lagging }) => {
            const to = linkOf(value);
            return (
              <tr key={value}>
                <th scope="row">
                  {label}
                  {lagging && <span className="ipr-note">（公开滞后）</span>}
                </th>
                <td className="ipr-num">
                  <span
                    aria-hidden="true"
                    className={styles.briefBar}
                    data-lagging={lagging}
                    data-point={kind === 'trend' || (count === highest && !data.unsure)}
                    style={{ width: `calc((100% - 8em) * ${(count ?? 0) / highest})` }}
                  />
                  <PatentLists links={to ? [to] : []} label={`${label} ${quantity(count)} ${unit}`}>
                    {quantity(count)}
                  </PatentLists>
                  {data.whole !== undefined && (
                    <span className="ipr-note"> {percent(percentOf(count, data.whole))}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {(sourced || said.length > 0) && (
        <p className="ipr-chart-source">
          {said.join('')}
          {sourced && (
            <>
              来源：{source}，<AsOf day={asOf} />。
            </>
          )}
        </p>
      )}
    </figure>
  );
}
