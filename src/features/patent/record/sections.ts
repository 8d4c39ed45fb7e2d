import type { PatentRecord } from '@/services/cnipr';
import type { CatalogSection } from '@/services/di';

export type SectionKey = NonNullable<CatalogSection['key']>;

/** A part of the record as shown. */
export interface RecordSection {
  key: SectionKey;
  name: string;
  /** Null where counting has no meaning. */
  count: number | null;
}

/** Names and order for the case that the catalog could not be had (domain reference 1.1). */
const NAMES: Record<SectionKey, string> = {
  bibliographic: '著录信息',
  abstract: '摘要',
  claims: '权利要求',
  description: '说明书',
  drawings: '附图',
  legalStatus: '法律状态',
  citations: '引证文献',
  family: '同族专利',
  operations: '运营信息',
  fees: '年费',
};

/** Whether a record says anything for a section. */
function has(record: PatentRecord, key: SectionKey): boolean {
  switch (key) {
    case 'bibliographic':
    case 'legalStatus':
      return true;
    case 'abstract':
      return Boolean(record.abstract);
    case 'claims':
      return Boolean(record.claims?.length);
    case 'description':
      return Boolean(record.description?.sections.length);
    case 'drawings':
      return Boolean(record.drawings?.length || record.designViews?.length);
    case 'citations':
      return Boolean(record.citations?.length || record.nonPatentCitations?.length);
    case 'family':
      return Boolean(record.family);
    case 'operations':
      return Boolean(
        record.transfers?.length ||
          record.licenses?.length ||
          record.pledges?.length ||
          record.openLicense ||
          record.disputes?.length,
      );
    case 'fees':
      return Boolean(record.fees?.length);
  }
}

/**
 * The sections to show: those the catalog names, in its order; legal status in any case, because a
 * reader must be told when it is not known. Without a catalog, what the record holds.
 */
export function sectionsOf(
  record: PatentRecord,
  catalog: readonly CatalogSection[] | undefined,
): RecordSection[] {
  const named = catalog
    ? catalog.flatMap(({ key, name, count }) =>
        key && key in NAMES ? [{ key, name: name || NAMES[key], count: count ?? null }] : [],
      )
    : (Object.keys(NAMES) as SectionKey[])
        .filter((key) => has(record, key))
        .map((key) => ({ key, name: NAMES[key], count: null }));
  return named.some(({ key }) => key === 'legalStatus')
    ? [...named]
    : [...named, { key: 'legalStatus', name: NAMES.legalStatus, count: null }];
}
