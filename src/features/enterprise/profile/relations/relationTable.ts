import { SAMPLE } from '@/components/chart/originColumns';
import type { ExportTable } from '@/components/export/table';
import { RELATION_KINDS, type Relation } from '@/domain/enterprise/relations';
import { COVERAGE } from './coverage';
import { BASIS_SOURCES, basisCount, partyName } from './RelationList';
import type { Sources } from './useSources';

/** How far the sources of relations reach, in words. */
function reach({ patents, moved, cases, listings }: Sources): string {
  const missing = '没有加载';
  return [
    `${COVERAGE.patents.name}：${patents.data ? COVERAGE.patents.words(patents.data) : missing}`,
    `${COVERAGE.moved.name}：${moved.data ? COVERAGE.moved.words(moved.data) : missing}`,
    `${COVERAGE.cases.name}：${cases.data ? COVERAGE.cases.words(cases.data) : missing}`,
    `${COVERAGE.listings.name}：${listings.data ? COVERAGE.listings.words(listings.data) : missing}`,
  ].join('；');
}

/** The list of relations as a file: persons masked, each row with what it was read from. */
export function relationTable(relations: readonly Relation[], sources: Sources): ExportTable {
  const titles = [
    '种类',
    '对方',
    '身份',
    '依据',
    '依据数量',
    '最近日期',
    '来源',
    '数据性质',
    '口径',
  ];
  const from = reach(sources);
  return {
    name: '关系',
    columns: titles.map((title) => ({ title })),
    rows: relations.map((relation) => {
      const { kind, role, basis, day } = relation;
      return [
        RELATION_KINDS[kind],
        partyName(relation),
        role,
        basis.map(({ number }) => number || '号码不详').join('；'),
        basisCount(relation),
        day ?? '日期不详',
        BASIS_SOURCES[basis[0]?.what ?? 'REGISTER'],
        basis.some(({ sample }) => sample) ? SAMPLE : '',
        from,
      ];
    }),
  };
}
