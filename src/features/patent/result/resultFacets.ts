import type { FacetList } from '@/components/list/Facets';
import type { Filters } from '@/components/list/filters';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { Facet, FacetName } from '@/services/cnipr';

/** Facets of the result list in the order shown; the filters an address may carry. */
export const RESULT_FACETS: readonly { name: FacetName; label: string }[] = [
  { name: 'patentType', label: '专利类型' },
  { name: 'validity', label: '有效性' },
  { name: 'filingYear', label: '申请年' },
  { name: 'applicant', label: '申请人' },
  { name: 'ipcClass', label: 'IPC 大类' },
];

/** Values asked for of each facet. */
export const FACET_SIZE = 30;

const WORDS: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  patentType: PATENT_TYPES,
  validity: VALIDITY,
};

/** Class number to `(value)remark`, from the dictionary of class numbers. */
export type ClassLabels = ReadonlyMap<string, string>;

/** Name of a facet; a filter of an address whose name is not one has no effect. */
export function facetLabel(name: string): string | undefined {
  return RESULT_FACETS.find((facet) => facet.name === name)?.label;
}

/** A facet's value in words; the empty value stands for records that have none. */
export function valueLabel(facet: string, value: string, classes: ClassLabels): string {
  if (value === '') return '未知';
  if (facet === 'ipcClass') return classes.get(value) ?? value;
  return WORDS[facet]?.[value] ?? value;
}

/** The filters that the service knows; an address may hold anything. */
export function knownFilters({ include, exclude }: Filters): Filters {
  const known = (values: Filters['include']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => facetLabel(name)));
  return { include: known(include), exclude: known(exclude) };
}

/** Facets for the screen: counts from the service, records without a value, and what is chosen. */
export function facetLists(
  facets: readonly Facet[],
  { include, exclude }: Filters,
  classes: ClassLabels,
): FacetList[] {
  return facets.map(({ name, values, missing, other }) => {
    const counted = values.map(({ value, count }) => ({
      value,
      count: count as number | undefined,
    }));
    if (missing > 0) counted.push({ value: '', count: missing });
    const chosen = [...(include[name] ?? []), ...(exclude[name] ?? [])];
    for (const value of chosen) {
      if (!counted.some((one) => one.value === value)) counted.push({ value, count: undefined });
    }
    return {
      name,
      label: facetLabel(name) ?? name,
      other,
      values: counted.map((one) => ({ ...one, label: valueLabel(name, one.value, classes) })),
    };
  });
}
