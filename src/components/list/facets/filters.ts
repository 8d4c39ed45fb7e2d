import type { Filters, FilterValues } from '@/links/filters';

/** How a value takes part in the filter. */
export type FilterChoice = 'include' | 'exclude' | 'none';

/** How a value of a facet takes part at present. */
export function choiceOf(
  { include, exclude }: Filters,
  facet: string,
  value: string,
): FilterChoice {
  if (include[facet]?.includes(value)) return 'include';
  return exclude[facet]?.includes(value) ? 'exclude' : 'none';
}

function changed(values: FilterValues, facet: string, value: string, wanted: boolean) {
  const others = (values[facet] ?? []).filter((one) => one !== value);
  const left = wanted ? [...others, value] : others;
  const { [facet]: _, ...rest } = values;
  return left.length ? { ...rest, [facet]: left } : rest;
}

/** The filters with one value included, excluded or left alone; never both at once. */
export function withChoice(
  { include, exclude }: Filters,
  facet: string,
  value: string,
  choice: FilterChoice,
): Filters {
  return {
    include: changed(include, facet, value, choice === 'include'),
    exclude: changed(exclude, facet, value, choice === 'exclude'),
  };
}

/** One chosen value. */
export interface Choice {
  facet: string;
  value: string;
  choice: 'include' | 'exclude';
}

/** Every chosen value, facet by facet, the included ones first. */
export function choicesOf({ include, exclude }: Filters): Choice[] {
  const list = (values: FilterValues, choice: Choice['choice']) =>
    Object.entries(values).flatMap(([facet, chosen]) =>
      chosen.map((value) => ({ facet, value, choice })),
    );
  return [...list(include, 'include'), ...list(exclude, 'exclude')];
}
