import { plusDays } from '../data/days';
import { TRANSACTION_TYPES } from '../data/dictionaries';
import { dayOf } from '../process/moment';
import { getProcesses } from '../process/store';
import type { StoredApplication } from '../process/types';
import { getState } from '../state';
import { generateListings } from './generated';
import { cityOf } from './source';
import type { ListingMarks, ListingState, ListingStatus, StoredListing } from './types';

function getListingState(): ListingState {
  const state = getState();
  state.listings ??= { others: generateListings(dayOf()), marks: new Map() };
  return state.listings;
}

/** What users did with a listing so far. */
export function marksOf(id: string): ListingMarks {
  const { marks } = getListingState();
  const known = marks.get(id) ?? { views: 0, asked: new Set(), reports: new Map() };
  marks.set(id, known);
  return known;
}

const validUntilOf = ({ formData }: Pick<StoredListing, 'formData'>): string =>
  String(formData.validUntil ?? '');

/** What time alone does to a listing: it expires after its last day (domain 2.6). */
function settled(listing: StoredListing, today: string): StoredListing {
  const until = validUntilOf(listing);
  if (listing.status !== 'PUBLISHED' || until >= today) return listing;
  return { ...listing, status: 'EXPIRED', endTime: `${plusDays(until, 1)} 00:00:00` };
}

/** The listing of a user's own request. */
function listingOf(application: StoredApplication): StoredListing {
  const { id, ownerId, formData, applicantName, applicantType, status, listing = {} } = application;
  const { sample } = application;
  const { deal, ...life } = listing;
  const answers = formData as Readonly<Record<string, unknown>>;
  const type = TRANSACTION_TYPES.find((one) => one.id === deal?.transactionTypeId);
  return {
    id,
    ownerId,
    ...(sample && { sample }),
    formData: answers,
    publisher: {
      name: applicantName,
      kind: applicantType === 'PERSON' ? 'PERSON' : 'ENTERPRISE',
      region: cityOf('江苏省苏州市常熟市'),
    },
    status: status as ListingStatus,
    publishTime: life.publishTime ?? null,
    ...(life.endTime && { endTime: life.endTime }),
    ...(life.reason && { reason: life.reason }),
    ...(answers.direction === 'SUPPLY' && {
      // One for each patent (domain reference 1.5, attachments).
      evaluationReport:
        application.attachments.filter(({ category }) => category === 'evaluationReport').length >=
        (Array.isArray(answers.patents) ? answers.patents : []).filter(({ patentKind }) =>
          ['UTILITY', 'DESIGN'].includes(patentKind),
        ).length,
    }),
    ...(deal &&
      type && {
        deal: {
          transactionType: type,
          month: deal.month,
          ...(deal.amount !== undefined && { amount: deal.amount }),
          ...(deal.buyer && { buyer: deal.buyer }),
        },
      }),
    views: 0,
    contacts: 0,
  };
}

/** Every listing as it is at the mock's present: the users' own and the invented ones. */
export function allListings(): StoredListing[] {
  const today = dayOf();
  const own = [...getProcesses().applications.values()]
    .filter(({ processKey }) => processKey === 'ZLJY')
    .map(listingOf);
  return [...own, ...getListingState().others.map((listing) => settled(listing, today))];
}

/** One listing. */
export function findStoredListing(id: string): StoredListing | undefined {
  return allListings().find((listing) => listing.id === id);
}
