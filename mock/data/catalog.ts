import type { CatalogSection, PatentRecord } from '../contract';

/** Length of a list that may be absent, null when it is. */
const size = (list: readonly unknown[] | undefined) => (list === undefined ? null : list.length);

/**
 * The sections a record has, in reading order (domain 1.1, detail page). A section without
 * content is left out; the legal status always stands, since its absence must be seen.
 */
export function catalogOf(record: PatentRecord): CatalogSection[] {
  const { abstract, claims, mainClaim, description, drawings, designViews, legalEvents } = record;
  const { citations, nonPatentCitations, family, fees } = record;
  const operations = operationsOf(record);
  const sections: (CatalogSection | null)[] = [
    { key: 'bibliographic', name: '著录信息', count: null },
    abstract === undefined ? null : { key: 'abstract', name: '摘要', count: null },
    claims === undefined && mainClaim === undefined
      ? null
      : { key: 'claims', name: '权利要求', count: size(claims) },
    description === undefined ? null : { key: 'description', name: '说明书', count: null },
    counted('drawings', '附图', [...(drawings ?? []), ...(designViews ?? [])].length),
    { key: 'legalStatus', name: '法律状态', count: size(legalEvents) },
    counted('citations', '引证文献', (citations?.length ?? 0) + (nonPatentCitations?.length ?? 0)),
    counted('family', '同族专利', family?.simple.length ?? 0),
    counted('operations', '运营信息', operations),
    counted('fees', '年费', fees?.length ?? 0),
  ];
  return sections.filter((section) => section !== null);
}

function counted(key: CatalogSection['key'], name: string, count: number): CatalogSection | null {
  return count === 0 ? null : { key, name, count };
}

/** Transfers, licences, pledges, open licence and disputes. */
function operationsOf(record: PatentRecord): number {
  const { transfers = [], licenses = [], pledges = [], disputes = [], openLicense } = record;
  const open = openLicense === undefined ? 0 : 1;
  return transfers.length + licenses.length + pledges.length + disputes.length + open;
}
