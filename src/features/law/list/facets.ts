import type { FacetDefinition, FacetWords } from '@/components/list/facets/facetList';
import { LAW_CATEGORIES, LAW_TOPICS } from '@/domain/law/labels';
import { TIMELINESS } from '@/domain/law/timeliness';
import type { LawFacetName } from '@/services/data/law';
import { LAW } from '../noun';

const first = true;
const scale = true;

/** What laws can be narrowed by, in the order shown. */
export const LAW_FACETS: readonly FacetDefinition<LawFacetName>[] = [
  { name: 'timeliness', label: '时效性', first },
  { name: 'category', label: '效力级别', first },
  { name: 'topic', label: '主题', first },
  { name: 'authority', label: '制定机关', first },
  { name: 'region', label: '适用地区', first },
  { name: 'promulgationYear', label: '公布年份', scale },
  { name: 'effectiveYear', label: '施行年份', scale },
];

const words = (table: Readonly<Record<string, string>>) => (value: string) =>
  Object.hasOwn(table, value) ? table[value] : undefined;

const STATUS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TIMELINESS).map(([status, { word }]) => [status, word]),
);

const WORDS: Readonly<Partial<Record<string, (value: string) => string | undefined>>> = {
  timeliness: words(STATUS),
  category: words(LAW_CATEGORIES),
  topic: words(LAW_TOPICS),
};

/** What it means that a law has no value, where that is not simply unknown. */
const NO_VALUE: Readonly<Partial<Record<string, string>>> = {
  timeliness: '不能确定',
  // Local law names its region, but of a law without one nobody says that it has none.
  region: '全国或未注明',
};

/** A facet's value in words; the empty value stands for laws that have none. */
function valueLabel(facet: string, value: string): string {
  if (value === '') return NO_VALUE[facet] ?? '未知';
  return WORDS[facet]?.(value) ?? value;
}

/** The facets with the words of their values. */
export const LAW_FACET_WORDS: FacetWords<LawFacetName> = {
  unit: LAW.unit,
  facets: LAW_FACETS,
  valueLabel,
};
