import type { PatentRecord } from '@/services/cnipr';
import type { CatalogSection } from '@/services/di';
import { feesConcern } from './feeYears';

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

const KEYS = Object.keys(NAMES) as SectionKey[];

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
      return Boolean(record.fees?.length) || feesConcern(record);
  }
}

/** The sections, besides the bibliographic data, that a record itself holds something for. */
export const heldSections = (record: PatentRecord): string[] =>
  KEYS.filter((key) => {
    if (key === 'bibliographic') return false;
    if (key === 'fees') return Boolean(record.fees?.length);
    if (key === 'legalStatus')
      return Boolean(record.legalEvents?.length || record.latestLegalStatus);
    return has(record, key);
  }).map((key) => NAMES[key]);

/** Other names under which back ends list a section. */
const OTHER_NAMES: Readonly<Record<string, SectionKey>> = {
  著录项目: 'bibliographic',
  权利要求书: 'claims',
  说明书附图: 'drawings',
};

/** What the portal adds to a catalog that leaves it out. */
const OURS: readonly SectionKey[] = ['legalStatus', 'fees'];

const keyOf = ({ key, name }: CatalogSection): SectionKey | undefined =>
  key ?? KEYS.find((one) => NAMES[one] === name) ?? OTHER_NAMES[name];

/**
 * The sections to show: those the catalog names, in its order; legal status in any case, because a
 * reader must be told when it is not known, and fees, which are computed here. A catalog that is missing, or names sections that we do
 * not know, hides nothing that the record holds.
 */
export function sectionsOf(
  record: PatentRecord,
  catalog: readonly CatalogSection[] = [],
): RecordSection[] {
  const known = new Map<SectionKey, RecordSection>();
  for (const section of catalog) {
    const key = keyOf(section);
    if (key) known.set(key, { key, name: section.name || NAMES[key], count: section.count });
  }
  const isOurs = known.size > 0 && catalog.every(keyOf);
  const others = KEYS.filter(
    (key) =>
      !known.has(key) && (isOurs ? OURS.includes(key) && has(record, key) : has(record, key)),
  );
  return [...known.values(), ...others.map((key) => ({ key, name: NAMES[key], count: null }))];
}
