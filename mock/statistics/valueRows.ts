import { HIGH_VALUE_KINDS, type StatisticsCode } from '../../src/domain/statistics/codes';
import type { components } from '../../src/services/contract/statistics';
import { countValues } from '../enterprise/counting';
import {
  COUNTED,
  type CountedCode,
  expressionOf,
  highValueKinds,
  patentsOf,
  selection,
} from './counted';
import type { Coverage } from './coverage';
import { coverageOf } from './coverage';
import { allOf, type Kind, type Span } from './expressions';
import type { PatentFacts } from './facts';

type Row = components['schemas']['SeriesRow'];

/** Values of a ranking that are listed. */
const TOP = 20;

export const bare = { year: null, region: null, type: null, yoy: null } as const;

/** Whether a figure is counted from the patents of the mock. */
export const isCounted = (code: StatisticsCode): code is CountedCode =>
  COUNTED.some((one) => one === code);

interface ValuesOf extends Span {
  readonly region: string;
  readonly type: Kind | undefined;
}

/** The patents that a figure counts. */
export function selected(
  code: StatisticsCode,
  { region, from, to, type }: ValuesOf,
): readonly PatentFacts[] {
  const patents = patentsOf(region);
  if (!isCounted(code) || !patents) return [];
  return patents.filter(selection(code, { from, to }, type).of);
}

/**
 * A row for each value that the patents of a selection have, the most frequent first; those
 * without any stand at the end.
 */
export function valueRows(
  code: CountedCode,
  request: ValuesOf,
  valuesOf: (fact: PatentFacts) => readonly string[],
  labelOf: (value: string) => string,
  queryOf: (value: string) => string | undefined,
): Row[] {
  const { region, type } = request;
  const { expression } = selection(code, request, type);
  const found = selected(code, request);
  const rowOf = (
    key: string,
    label: string,
    own: readonly PatentFacts[],
    narrowed: string | null,
  ): Row => ({
    ...bare,
    region,
    type: type ?? null,
    key,
    label,
    value: own.length,
    query: allOf([expressionOf(region, expression, own), narrowed]),
  });
  const without = found.filter((fact) => valuesOf(fact).length === 0);
  const rows = countValues(found.flatMap(valuesOf))
    .slice(0, TOP)
    .map(({ value }) =>
      rowOf(
        value,
        labelOf(value),
        found.filter((fact) => valuesOf(fact).includes(value)),
        expression === null ? '' : (queryOf(value) ?? null),
      ),
    );
  const rest = rowOf('', '未分类', without, expression === null ? '' : (queryOf('') ?? null));
  return without.length === 0 ? rows : [...rows, { ...rest, rest: true }];
}

/** The five kinds of high value at the end of the range; one invention may be of several. */
export function kindsOfValue(request: ValuesOf): Row[] {
  const { region, to } = request;
  const known = coverageOf('VALUE', patentsOf(region) ?? []).known > 0;
  if (!known || to < 2021) return [];
  const found = selected('HV_INV', { ...request, type: undefined });
  return HIGH_VALUE_KINDS.map((kind) => {
    const own = found.filter((fact) => highValueKinds(fact).includes(kind));
    const query = expressionOf(region, null, own);
    return { ...bare, region, key: kind, label: kind, value: own.length, query };
  });
}

/** What a dimension is counted by, besides the figure itself. */
export const dimensionCoverage: Partial<
  Record<components['schemas']['Dimension'], Coverage['of']>
> = {
  type: 'TYPE',
  ipc: 'CLASS',
  industry: 'INDUSTRY',
  applicant: 'APPLICANT',
};
