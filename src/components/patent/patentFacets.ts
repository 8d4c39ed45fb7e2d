import {
  type FacetDefinition,
  type FacetWords,
  knownFilters as filtersOfFacets,
} from '@/components/list/facets/facetList';
import { IPC_SECTION_TITLES } from '@/domain/classification/ipcSections';
import { LOC_CLASSES } from '@/domain/classification/loc';
import { EMERGING_INDUSTRIES } from '@/domain/emergingIndustries';
import { APPLICANT_TYPES, PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { Filters } from '@/links/filters';
import type { FacetName } from '@/services/cnipr';

const first = true;
const scale = true;

/** Facets of the result list in the order shown; the filters an address may carry. */
export const RESULT_FACETS: readonly FacetDefinition<FacetName>[] = [
  { name: 'patentType', label: '专利类型', first },
  { name: 'validity', label: '有效性', first },
  { name: 'filingYear', label: '申请年', first, scale },
  { name: 'applicant', label: '申请人', first },
  { name: 'ipcClass', label: 'IPC 大类', first },
  { name: 'inventor', label: '发明人' },
  { name: 'currentOwner', label: '当前权利人' },
  { name: 'applicantType', label: '申请人类型' },
  { name: 'province', label: '申请人省份或国家' },
  { name: 'agency', label: '代理机构' },
  { name: 'publicationYear', label: '公开年', scale },
  { name: 'grantYear', label: '授权年', scale },
  { name: 'ipcSection', label: 'IPC 部' },
  { name: 'ipcSubclass', label: 'IPC 小类' },
  { name: 'locClass', label: '外观设计大类' },
  { name: 'legalStatus', label: '最新法律状态' },
  { name: 'operation', label: '运营与争议' },
  { name: 'sei', label: '战略性新兴产业' },
];

/** Facets that come with every result, in the order shown. */
export const FIRST_FACETS: readonly FacetName[] = RESULT_FACETS.flatMap((facet) =>
  facet.first ? [facet.name] : [],
);

/** Values asked for of each of the first facets. */
export const FACET_SIZE = 30;

/** Values asked for of a facet that is counted on request. */
export const LONG_FACET_SIZE = 100;

const WORDS: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  patentType: PATENT_TYPES,
  validity: VALIDITY,
  applicantType: APPLICANT_TYPES,
  sei: EMERGING_INDUSTRIES,
};

/** Facets whose values are codes that are shown beside their titles. */
const TITLES: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  ipcSection: IPC_SECTION_TITLES,
  locClass: LOC_CLASSES,
};

/** What it means that a record has no value, where that is not simply unknown. */
const NO_VALUE: Readonly<Partial<Record<string, string>>> = {
  grantYear: '未授权或未知',
  ipcClass: '外观设计或未知',
  locClass: '没有该分类号',
  operation: '没有记录',
};

/** Class number to `(value)remark`, from the dictionary of class numbers. */
export type ClassLabels = ReadonlyMap<string, string>;

/** A facet's value in words; the empty value stands for records that have none. */
export function valueLabel(facet: string, value: string, classes: ClassLabels): string {
  if (value === '') return NO_VALUE[facet] ?? '未知';
  if (facet === 'ipcClass') return classes.get(value) ?? value;
  const title = TITLES[facet]?.[value];
  return title ? `(${value})${title}` : (WORDS[facet]?.[value] ?? value);
}

/** The facets with the words of their values. */
export function facetWords(classes: ClassLabels): FacetWords<FacetName> {
  return {
    facets: RESULT_FACETS,
    valueLabel: (facet, value) => valueLabel(facet, value, classes),
  };
}

/** The filters that the service knows; an address may hold anything. */
export const knownFilters = (filters: Filters): Filters => filtersOfFacets(RESULT_FACETS, filters);
