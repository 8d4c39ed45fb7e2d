import chartStyles from '@/components/chart/chart.module.css';
import statisticsStyles from '../statistics.module.css';

interface Props {
  counties: boolean;
}

/** What the filling of a map means. */
export function MapLegend({ counties }: Props) {
  return (
    <ul className={`${chartStyles.chartKey} ${statisticsStyles.mapLegend}`}>
      <li>
        <span aria-hidden="true" data-sample={counties ? 'shades' : 'fill'} />
        {counties ? '颜色越深，数值越大' : '填充越高，数值越大'}
      </li>
      <li>
        <span aria-hidden="true" data-sample="unknown" />
        无数据
      </li>
    </ul>
  );
}
