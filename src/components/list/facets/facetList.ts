import type { Filters } from '@/links/filters';
import type { FacetList } from './FacetValues';

/** What a list can be narrowed by. */
export interface FacetDefinition<Name extends string = string> {
  /** In the address and for the service. */
  name: Name;
  label: string;
  /** Counted with every answer and open at first; the others are counted when they are opened. */
  first?: boolean;
  /** The values are steps of a scale, such as years: bars compare them. */
  scale?: boolean;
}

/** Counts of one facet as the services answer them; undefined where they do not say. */
export interface FacetCounts<Name extends string = string> {
  name: Name | undefined;
  /** Most frequent first. */
  values: readonly { value: string; count: number | undefined }[];
  /** Rows that have no value. */
  missing: number | undefined;
  /** Sum of the counts of the values that are not listed. */
  other: number | undefined;
}

/** A value in words; the empty value stands for rows that have none. */
type ValueLabel = (facet: string, value: string) => string;

/** The facets of a list and how their values are called. */
export interface FacetWords<Name extends string = string> {
  /** What rows are counted in; 件 when left out. */
  unit?: string;
  facets: readonly FacetDefinition<Name>[];
  valueLabel: ValueLabel;
}

/** Name of a facet; undefined for one that the list does not have. */
export function facetLabel(facets: readonly FacetDefinition[], name: string): string | undefined {
  return facets.find((facet) => facet.name === name)?.label;
}

/** The filters that a list has facets for; an address may hold anything. */
export function knownFilters(
  facets: readonly FacetDefinition[],
  { include, exclude }: Filters,
): Filters {
  const known = (values: Filters['include']) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => facets.some((facet) => facet.name === name)),
    );
  return { include: known(include), exclude: known(exclude) };
}

/** The chosen values of each facet as the services take them; facets without any are left out. */
export function requestFilters<Name extends string>(
  facets: readonly FacetDefinition<Name>[],
  { include, exclude }: Filters,
): Partial<Record<Name, { include?: string[]; exclude?: string[] }>> {
  const filters: Partial<Record<Name, { include?: string[]; exclude?: string[] }>> = {};
  for (const { name } of facets) {
    const [wanted, unwanted] = [include[name], exclude[name]];
    if (!wanted && !unwanted) continue;
    filters[name] = {
      ...(wanted && { include: [...wanted] }),
      ...(unwanted && { exclude: [...unwanted] }),
    };
  }
  return filters;
}

/** A facet for the screen: its counts, the rows without a value, and what is chosen. */
export function facetList(
  { name = '', values, missing = 0, other = 0 }: FacetCounts,
  { include, exclude }: Filters,
  { unit = '件', facets, valueLabel }: FacetWords,
): FacetList {
  // An empty value stands for the rows without one; there they are counted apart.
  const named = values.filter(({ value }) => value !== '');
  const definition = facets.find((facet) => facet.name === name);
  const counted = [...named];
  const chosen = [...(include[name] ?? []), ...(exclude[name] ?? [])];
  for (const value of chosen) {
    if (value && !counted.some((one) => one.value === value)) {
      counted.push({ value, count: undefined });
    }
  }
  // However many they are, the rows without a value stand last.
  if (missing > 0 || chosen.includes('')) {
    counted.push({ value: '', count: missing > 0 ? missing : undefined });
  }
  return {
    name,
    label: definition?.label ?? name,
    other,
    unit,
    scale: definition?.scale ?? false,
    values: counted.map((one) => ({ ...one, label: valueLabel(name, one.value) })),
  };
}
