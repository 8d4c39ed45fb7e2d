import { Radio } from 'antd';
import { memo, type ReactNode, useId, useState } from 'react';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { AmountRange } from '@/components/list/facets/AmountRange';
import { DayRange } from '@/components/list/facets/DayRange';
import { FacetSection } from '@/components/list/facets/FacetSection';
import type { FacetWords } from '@/components/list/facets/facetList';
import type { Amounts } from '@/components/list/facets/typedAmount';
import styles from '@/components/list/list.module.css';
import { priceBand, type TransactionSearchState } from '@/links/transaction';
import type { ListingFacetName, ListingPage } from '@/services/data/transaction';
import { priceInWords } from '../conditions';
import { LISTINGS } from '../listings';

interface Props {
  state: TransactionSearchState;
  words: FacetWords<ListingFacetName>;
  /** Undefined until there is one. */
  found: ListingPage | undefined;
  /** The search could not be run, so that no counts will come. */
  failed: boolean;
  /** Shown on a narrow screen, where the panel is folded at first. */
  open: boolean;
  onChange: (change: Partial<TransactionSearchState>) => void;
}

/** Fewest whole years left that can be chosen at once. */
const YEARS = ['2', '5', '8', '10', '15'] as const;

/** The choices, with that of the address where it is none of them. */
function yearsOptions(termLeft: string) {
  const years: string[] = [...YEARS];
  if (termLeft && !years.includes(termLeft)) years.push(termLeft);
  return [
    { value: '', label: '不限' },
    ...years
      .sort((a, b) => Number(a) - Number(b))
      .map((value) => ({ value, label: `${value} 年以上` })),
  ];
}

interface PriceSectionProps {
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

interface RadioSectionProps {
  label: string;
  /** The empty value stands for any. */
  options: readonly { value: string; label: string }[];
  /** One that is none of the options leaves all of them unchosen. */
  value: string;
  onChange: (value: string) => void;
  /** Below the choices. */
  children?: ReactNode;
}

/** One of several steps that a list is narrowed to, beside the facets. */
function RadioSection({ label, options, value, onChange, children }: RadioSectionProps) {
  const name = useId();
  const chosen = Number(value !== '');
  const [open, setOpen] = useState(chosen > 0);
  return (
    <FacetSection label={label} chosen={chosen} open={open} onOpen={setOpen}>
      <Radio.Group
        vertical
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[...options]}
      />
      {children}
    </FacetSection>
  );
}

/** Narrows to a band of prices, to 面议, or to a range of one's own in 万元. */
function PriceSection({ price, onChange }: PriceSectionProps) {
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

/** What listings can be narrowed by: facets with their counts, price, term left and days. */
export const ListingFacets = memo(function ListingFacets({ onChange, ...panel }: Props) {
  const { price, termLeft, from, to } = panel.state;
  return (
    <DeclaredFacets declared={LISTINGS} onChange={onChange} {...panel}>
      <PriceSection price={price} onChange={(next) => onChange({ price: next })} />
      <RadioSection
        label="剩余年限"
        options={yearsOptions(termLeft)}
        value={termLeft}
        onChange={(next) => onChange({ termLeft: next })}
      />
      <DayRange label="发布日期" days={{ from, to }} onChange={onChange} />
    </DeclaredFacets>
  );
});
