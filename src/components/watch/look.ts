import { citedAs } from '@/domain/law/lawName';
import { orderVersions } from '@/domain/law/timeliness';
import { kindOfPatentType } from '@/domain/patentLabels';
import { patentTerm } from '@/domain/patentTerm';
import { priceInWords, priceSpan } from '@/domain/transaction/price';
import type { Known } from '@/domain/watch/facts';
import { findPatent, type PatentRecord } from '@/services/cnipr';
import {
  type Adjudication,
  findAdjudications,
  getAdjudication,
} from '@/services/data/adjudication';
import { type EnterpriseProfile, getEnterprise } from '@/services/data/enterprise';
import { findLaw, type LawRecord } from '@/services/data/law';
import { getListing, type Listing } from '@/services/data/transaction';
import { findNode, type NodeDetail } from '@/services/nav';
import { nodePlace } from './recordLink';
import type { WatchedRecord } from './watched';

/** A record of a kind that can be watched, as its page has it. */
export type Shown =
  | { readonly kind: 'patent' | 'family'; readonly record: PatentRecord }
  | { readonly kind: 'enterprise'; readonly record: EnterpriseProfile }
  | { readonly kind: 'law'; readonly record: LawRecord }
  | { readonly kind: 'judgment'; readonly record: Adjudication }
  | { readonly kind: 'node'; readonly record: NodeDetail }
  | { readonly kind: 'listing'; readonly record: Listing };

/** What can be watched on a page. */
export type Watchable = Shown & {
  readonly id: string;
  readonly title: string;
  /** What it is where the page is about more than that: 这个环节. */
  readonly what?: string;
};

const several = (values: readonly string[]) => {
  const named = [...new Set(values.filter(Boolean))];
  return named.length > 0 ? named : null;
};

/** The next fee that is to be paid and the end of the term, of a right in force. */
function daysToCome(record: PatentRecord): Known {
  const { validity, patentType, filingDate, expiryDate, fees = [] } = record;
  if (validity !== 'VALID') return { feeDue: null, feeAmount: null, termEnd: null };
  const [next] = fees
    .filter(({ status, dueDate }) => dueDate && (status === 'UNPAID' || status === 'LATE'))
    .sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
  const term =
    patentType && filingDate ? patentTerm(kindOfPatentType(patentType), filingDate) : null;
  return {
    feeDue: next?.dueDate ?? null,
    feeAmount: next?.amount ?? null,
    termEnd: expiryDate || term?.expiryDate || null,
  };
}

function patentFacts(record: PatentRecord): Known {
  const { validity, currentOwners, legalEvents, fees } = record;
  const days = (legalEvents ?? []).map(({ date }) => date).sort();
  return {
    status: validity ?? null,
    // Owners that are not told are not the applicants.
    owners: several((currentOwners ?? []).map(({ name }) => name)),
    events: legalEvents?.length ?? null,
    lastEvent: days.at(-1) || null,
    feesPaid:
      fees?.flatMap(({ status, annualYear }) =>
        status === 'PAID' && annualYear !== undefined ? String(annualYear) : [],
      ) ?? null,
    ...daysToCome(record),
  };
}

function enterpriseFacts(profile: EnterpriseProfile): Known {
  const { status, patents, counts, breakPromiseCount } = profile;
  return {
    status: status ?? null,
    patents: patents?.total ?? null,
    trademarks: counts?.trademarks ?? null,
    software: counts?.softwareCopyrights ?? null,
    works: counts?.workCopyrights ?? null,
    dishonesty: breakPromiseCount ?? null,
  };
}

function lawFacts({ timeliness, versions }: LawRecord): Known {
  const last = orderVersions(versions).at(-1);
  return {
    status: timeliness ?? null,
    // Each law has a version at least: none listed is not none.
    versions: versions.length || null,
    lastVersion: last?.promulgationDate || last?.effectiveDate || null,
  };
}

function listingFacts(listing: Listing): Known {
  const { status, publishTime, validUntil, priceMode } = listing;
  const named = priceMode === 'NEGOTIABLE' || priceSpan(listing) !== undefined;
  return {
    status: status ?? null,
    price: named ? priceInWords(listing) : null,
    published: publishTime?.slice(0, 10) || null,
    validUntil: validUntil || null,
  };
}

function familyFacts({ family }: PatentRecord): Known {
  return { simple: family?.simple.length ?? null, extended: family?.extended.length ?? null };
}

/** What is known of a record without asking for anything. */
export function factsOf(shown: Shown): Known {
  switch (shown.kind) {
    case 'patent':
      return patentFacts(shown.record);
    case 'family':
      return familyFacts(shown.record);
    case 'enterprise':
      return enterpriseFacts(shown.record);
    case 'law':
      return lawFacts(shown.record);
    case 'judgment':
      return { chain: shown.record.chain.length };
    case 'node': {
      const { total, cityTotal } = shown.record.node;
      return { patents: total ?? null, cityPatents: cityTotal ?? null };
    }
    case 'listing':
      return listingFacts(shown.record);
  }
}

/**
 * Judgments that cite a law by its name, as the page of the law searches for them; null where nobody
 * could tell.
 */
async function judgmentsCiting(title: string, signal: AbortSignal): Promise<number | null> {
  const request = { q: citedAs(title), part: 'LAW', page: 0, size: 1 } as const;
  try {
    const found = await findAdjudications(request, { signal, skipErrorHandler: true });
    return found.counted ? found.totalElements : null;
  } catch {
    return null;
  }
}

/**
 * What is known of a record that is on the screen. Of a law the judgments that cite it are counted
 * besides, for its record does not tell; nothing else is asked for.
 */
export async function lookAt(shown: Shown, signal: AbortSignal): Promise<Known> {
  const known = factsOf(shown);
  if (shown.kind !== 'law' || !shown.record.title) return known;
  return { ...known, judgments: await judgmentsCiting(shown.record.title, signal) };
}

async function ask({ kind, id }: Pick<WatchedRecord, 'kind' | 'id'>, signal: AbortSignal) {
  const options = { signal, skipErrorHandler: true };
  switch (kind) {
    case 'patent':
    case 'family':
      return { kind, record: await findPatent(id, options) };
    case 'enterprise':
      return { kind, record: await getEnterprise(id, options) };
    case 'law':
      return { kind, record: await findLaw(id, options) };
    case 'judgment':
      return { kind, record: await getAdjudication(id, options) };
    case 'listing':
      return { kind, record: await getListing(id, options) };
    case 'node': {
      const { subject, node } = nodePlace(id);
      return { kind, record: await findNode(subject, node, options) };
    }
  }
}

/** Asks for a watched record anew. @throws what its call throws */
export async function askFor(
  one: Pick<WatchedRecord, 'kind' | 'id'>,
  signal: AbortSignal,
): Promise<Known> {
  return lookAt(await ask(one, signal), signal);
}
