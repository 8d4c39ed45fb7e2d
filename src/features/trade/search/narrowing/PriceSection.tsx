import { AmountRange } from '@/components/list/facets/AmountRange';
import type { Amounts } from '@/components/list/facets/typedAmount';
import styles from '@/components/list/list.module.css';
import { priceBand } from '@/links/transaction';
import { priceInWords } from '../conditions';
import { RadioSection } from './RadioSection';

interface Props {
  /** As the address has it; '' for any. */
  price: string;
  onChange: (price: string) => void;
}

/** Bands that can be chosen at once, in 万元. */
const BANDS = ['-10', '10-50', '50-100', '100-500', '500-', 'negotiable'] as const;

const OPTIONS = [
  { value: '', label: '不限' },
  ...BANDS.map((value) => ({ value: value as string, label: priceInWords(value) })),
];

/** The ends of a price of the address; none of one that is no range. */
function endsOf(price: string): Amounts {
  const [least = '', most = ''] = price === 'negotiable' ? [] : price.split('-');
  return { least, most };
}

/** Narrows to a band of prices, to 面议, or to a range of one's own in 万元. */
export function PriceSection({ price, onChange }: Props) {
  return (
    <RadioSection label="价格" options={OPTIONS} value={price} onChange={onChange}>
      <AmountRange
        amounts={endsOf(price)}
        address={price}
        decimals={2}
        onChange={({ least, most }) => onChange(priceBand(least, most))}
      />
      <p className={styles.facetNote}>区间报价和需求预算，与所选价格有重合的都列出。</p>
    </RadioSection>
  );
}
