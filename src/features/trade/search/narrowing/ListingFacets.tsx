import { memo } from 'react';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { DayRange } from '@/components/list/facets/DayRange';
import type { FacetWords } from '@/components/list/facets/facetList';
import type { TransactionSearchState } from '@/links/transaction';
import type { ListingFacetName, ListingPage } from '@/services/data/transaction';
import { LISTINGS } from '../listings';
import { PriceSection } from './PriceSection';
import { RadioSection } from './RadioSection';

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
