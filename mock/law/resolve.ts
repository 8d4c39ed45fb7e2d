import { parseIsoDay } from '../../src/domain/calendar';
import { articleText } from '../../src/domain/law/lawText';
import { orderVersions, versionAsOf } from '../../src/domain/law/timeliness';
import type { LawCitation, ResolvedLaw } from '../contract';
import type { LawStore } from './store';
import type { StoredLaw } from './storedLaw';

const MOST_CITATIONS = 200;
const LONGEST_NAME = 200;
const ARTICLE = /^(f\d{1,3}a)?\d{1,5}(-\d{1,3})?$/;

const isText = (value: unknown, pattern: RegExp) =>
  value === undefined || (typeof value === 'string' && pattern.test(value));

function isCitation(value: unknown): value is LawCitation {
  if (typeof value !== 'object' || value === null) return false;
  const { name, edition, article } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= LONGEST_NAME &&
    isText(edition, /^\d{4}$/) &&
    isText(article, ARTICLE)
  );
}

/** The citations of a request and their day; null when the contract does not allow it. */
export function readResolveRequest(
  body: Record<string, unknown>,
): { citations: LawCitation[]; asOf: string | undefined } | null {
  const { citations, asOf } = body;
  const valid =
    Array.isArray(citations) &&
    citations.length > 0 &&
    citations.length <= MOST_CITATIONS &&
    citations.every(isCitation) &&
    (asOf === undefined || (typeof asOf === 'string' && parseIsoDay(asOf) !== null));
  return valid ? { citations, asOf } : null;
}

/** The version meant: of the year named, else in force on the day, or the last one before it. */
function versionMeant(law: StoredLaw, edition: string | undefined, day: string): StoredLaw {
  const ordered = orderVersions(law.versions);
  const named =
    edition === undefined
      ? undefined
      : ordered.find((version) => version.promulgationDate?.startsWith(edition));
  const { version, previous } = versionAsOf(ordered, day);
  return named ?? version ?? previous ?? ordered[0] ?? law;
}

/** What citations name; null for those of which there is no law. */
export function resolveCitations(
  store: LawStore,
  citations: readonly LawCitation[],
  { asOf, today }: { asOf: string | undefined; today: string },
): (ResolvedLaw | null)[] {
  return citations.map(({ name, edition, article }) => {
    const part = article === undefined ? undefined : store.partWith(name, article);
    const law = store.named(name) ?? part;
    if (!law) return null;
    const version = versionMeant(law, edition, asOf ?? today);
    const found = article === undefined ? undefined : version.article(article);
    return {
      id: version.id,
      title: version.data.title,
      ...version.standing(today),
      docNumber: version.data.docNumber,
      effectiveDate: version.effectiveDate,
      article: found ? { key: found.key, label: found.label, text: articleText(found) } : null,
    };
  });
}
