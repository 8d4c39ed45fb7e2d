import { WholeDates } from '@/components/reading/WholeDates';
import { AsOf } from './AsOf';

interface Props {
  /** How the numbers were counted, as a sentence with its full stop. */
  how: string;
  source: string;
  /** `YYYY-MM-DD` on which they were taken; '' when that is not known. */
  asOf: string;
  /** What it defines: the part of the page in which it stands when left out. */
  of?: 'page';
}

/**
 * How the numbers of a part of the page, or of the whole page, were counted, where they come from
 * and as of when; the same line as below every chart.
 */
export function NumberSource({ how, source, asOf, of }: Props) {
  return (
    <p className="ipr-chart-source" data-definition={of ?? 'part'}>
      <WholeDates>{how}</WholeDates>
      <span className="ipr-fact">
        来源：{source}，
        <AsOf day={asOf} />。
      </span>
    </p>
  );
}
