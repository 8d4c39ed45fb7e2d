import styles from './chart.module.css';
import type { ChartData } from './description';
import { seriesColour } from './seriesColour';
import { useChartTokens } from './useChartTokens';

/** What the parts of stacked columns are, in the order in which they stand on each other. */
export function ChartKey({ data }: { data: ChartData }) {
  const tokens = useChartTokens();
  return (
    <ul className={styles.chartKey}>
      {data.series.map(({ name, key = name }, index) => (
        <li key={key}>
          <span aria-hidden="true" style={{ background: seriesColour(data, index, tokens) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
