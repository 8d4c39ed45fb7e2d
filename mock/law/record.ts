import { orderVersions } from '../../src/domain/law/timeliness';
import type { LawRecord } from '../contract';
import type { LawStore } from './store';
import type { StoredLaw } from './storedLaw';

const MOST_RELATED = 6;

/** Laws of the same topic that are in force, other laws than this one. */
function relatedTo(store: LawStore, law: StoredLaw, today: string): LawRecord['related'] {
  const { topic, region } = law.data;
  const related = store.laws.filter(
    (other) =>
      other.data.law !== law.data.law &&
      other.data.topic.some((one) => one !== 'GENERAL' && topic.includes(one)) &&
      (other.data.region === null || other.data.region === region) &&
      other.timeliness(today) === 'IN_FORCE',
  );
  return related.slice(0, MOST_RELATED).map((other) => ({
    id: other.id,
    title: other.data.title,
    timeliness: other.timeliness(today),
  }));
}

/** The whole record of a version (contract: LawRecord). */
export function lawRecord(store: LawStore, law: StoredLaw, today: string): LawRecord {
  const { data } = law;
  return {
    id: law.id,
    title: data.title,
    category: data.category,
    topic: data.topic,
    authority: data.authority,
    region: data.region,
    docNumber: data.docNumber,
    promulgationDate: law.promulgationDate,
    effectiveDate: law.effectiveDate,
    invalidDate: law.invalidDate,
    ...law.standing(today),
    ...(data.adoptionDate !== undefined && { adoptionDate: data.adoptionDate }),
    ...(data.note !== undefined && { note: data.note }),
    text: law.text,
    ...(data.summary !== undefined && { summary: data.summary }),
    keywords: data.keywords,
    ...(data.source !== undefined && { source: data.source }),
    versions: orderVersions(law.versions).map((version) => ({
      id: version.id,
      title: version.data.title,
      docNumber: version.data.docNumber,
      promulgationDate: version.promulgationDate,
      effectiveDate: version.effectiveDate,
      invalidDate: version.invalidDate,
      ...version.standing(today),
      ...(version.data.adoptionDate !== undefined && { adoptionDate: version.data.adoptionDate }),
      hasText: version.data.hasText,
      ...(version.data.note !== undefined && { note: version.data.note }),
    })),
    revisions: data.revisions,
    attachments: [],
    related: relatedTo(store, law, today),
  };
}
