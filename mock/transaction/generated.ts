import { daysBetween, plusDays, plusMonths } from '../data/days';
import { personName } from '../data/organisations';
import { mixSeed, Random } from '../data/random';
import { demandAnswers } from './demand';
import { cityOf, type SourcePatent, sourcePatents } from './source';
import { supplyAnswers } from './supply';
import type { ListingStatus, PublisherKind, StoredListing } from './types';

/** Seed of the listings. */
const SEED = 20_261_123;
const SUPPLIES = 150;
const DEMANDS = 75;
/** Listings whose patents have lapsed since, so that the flag can be seen. */
const LAPSED = 0.04;
/** Days within which such a patent ended: what offered it before runs still. */
const LAPSED_WITHIN = 150;

const ENDED: readonly ListingStatus[] = ['OFFLINE', 'EXPIRED', 'DEALT'];

const DEAL_TYPES: Readonly<Record<string, string>> = { '1': '专利权转让', '3': '普通许可' };

/** Holder of today. */
const holderOf = ({ head }: SourcePatent) => head.currentOwners?.[0] ?? head.applicants?.[0];

function publisherOf(patent: SourcePatent): StoredListing['publisher'] {
  const holder = holderOf(patent);
  const kind: PublisherKind = holder?.type ?? 'OTHER';
  return { name: holder?.name ?? '', kind, region: cityOf(holder?.address) };
}

/** Whom to ask; numbers and addresses that nobody has. */
function contactFor(no: number, random: Random) {
  const digits = String(1000 + no).padStart(4, '0');
  return {
    contactName: personName(random),
    ...(random.chance(0.7)
      ? { contactMobile: `1300001${digits}` }
      : { contactPhone: `0512-2000${digits}` }),
    ...(random.chance(0.5) && { contactEmail: `trade${no}@listing.example` }),
  };
}

interface Drawn {
  readonly no: number;
  readonly answers: Record<string, unknown>;
  readonly patent: SourcePatent;
  readonly sent: string;
}

/** What became of it by today. */
function lifeOf({ no, answers, patent, sent }: Drawn, today: string, random: Random) {
  const days = random.int(60, 360);
  const validUntil = plusDays(sent, days);
  const published = plusDays(sent, random.int(1, 3));
  const over = no % 11 === 5 && patent.head.validity !== 'INVALID';
  const status: ListingStatus = over ? random.pick(ENDED) : 'PUBLISHED';
  // A listing that is still shown runs on: its days are counted from today.
  const until = validUntil > plusDays(today, 6) ? validUntil : plusDays(today, (days % 170) + 7);
  const least = plusDays(sent, 365);
  const end = plusDays(published, Math.max(1, Math.floor(daysBetween(published, today) / 2)));
  const [type = '1'] = (answers.transactionTypeIds as string[]).filter((id) => id in DEAL_TYPES);
  return {
    status,
    validUntil: status === 'EXPIRED' ? end : until > least ? least : until,
    publishTime: `${published} ${String(8 + (no % 9)).padStart(2, '0')}:${String((no * 7) % 60).padStart(2, '0')}:00`,
    ...(over && { endTime: `${end} 10:00:00` }),
    ...(status === 'OFFLINE' && { reason: '发布人另有安排。' }),
    ...(status === 'DEALT' && {
      deal: {
        transactionType: { id: type, name: DEAL_TYPES[type] ?? '专利权转让' },
        month: end.slice(0, 7),
      },
    }),
  };
}

function listingOf(drawn: Drawn, today: string, random: Random): StoredListing {
  const { no, answers, patent, sent } = drawn;
  const { validUntil, ...life } = lifeOf(drawn, today, random);
  const publisher = publisherOf(patent);
  const views = random.int(3, 900);
  // An open licence is a public statement of the holder (Patent Law, Article 50).
  const open = (answers.transactionTypeIds as string[]).includes('6');
  const named = publisher.kind !== 'PERSON' && random.chance(0.9);
  return {
    id: `ZLJY-${sent.replaceAll('-', '')}-${String(500_000 + no)}`,
    ownerId: null,
    sample: true,
    publisher,
    ...life,
    views,
    contacts: Math.floor(views / random.int(20, 60)),
    ...(open && { evaluationReport: true }),
    formData: {
      schemaVersion: 1,
      ...answers,
      applicantType: publisher.kind === 'PERSON' ? 'PERSON' : 'ENTERPRISE',
      applicantName: publisher.name,
      hasAgent: false,
      validUntil,
      showPublisher: open || named,
      ...contactFor(no, random),
    },
  };
}

/** Patents of the same holder and field that can be offered in one package. */
function packageOf(first: SourcePatent, pool: readonly SourcePatent[], random: Random) {
  if (!random.chance(0.15)) return [first];
  const name = holderOf(first)?.name;
  const others = pool.filter(
    (one) =>
      one !== first &&
      one.blueprint.field === first.blueprint.field &&
      one.head.validity === first.head.validity &&
      holderOf(one)?.name === name,
  );
  return [first, ...random.sample(others, random.int(1, 4))];
}

/** Domestic patents that somebody could offer today: alive, and not about to end. */
function offerable(today: string): SourcePatent[] {
  const soon = plusMonths(today, 14);
  return sourcePatents().filter(
    ({ head, blueprint }) =>
      !blueprint.foreign &&
      head.validity !== 'INVALID' &&
      (head.expiryDate === undefined || head.expiryDate > soon),
  );
}

/** When a right ended: with its term, or as announced. */
const endOf = ({ expiryDate, legalEvents }: SourcePatent['head']): string =>
  [expiryDate, legalEvents?.[0]?.date].flatMap((day) => day ?? []).sort()[0] ?? '';

/** A domestic patent that ended of late. */
function lapsedOf(random: Random, today: string): SourcePatent | undefined {
  const from = plusDays(today, -LAPSED_WITHIN);
  const ended = sourcePatents().filter(
    ({ head, blueprint }) =>
      !blueprint.foreign &&
      head.validity === 'INVALID' &&
      head.grantDate &&
      endOf(head) > from &&
      endOf(head) < today,
  );
  return ended.length > 0 ? random.pick(ended) : undefined;
}

/**
 * Invented listings of others, the same on every run but for their days, which count back from a
 * day: some 150 offers and 75 demands, most of them published.
 *
 * @param today `YYYY-MM-DD`
 */
export function generateListings(today: string): StoredListing[] {
  const pool = offerable(today);
  const technical = pool.filter(({ blueprint }) => blueprint.kind !== 'DESIGN');
  const listings: StoredListing[] = [];
  for (let no = 1; no <= SUPPLIES + DEMANDS; no++) {
    const random = new Random(mixSeed(SEED, no));
    const days = random.int(4, 240);
    const supply = no % 3 !== 0;
    const alive = () => random.pick(supply ? pool : technical);
    const lapsed = supply && random.chance(LAPSED) ? lapsedOf(random, today) : undefined;
    const patent = lapsed ?? alive();
    // Nobody can offer what has ended: it was offered before.
    const sent = lapsed
      ? plusDays(endOf(lapsed.head), -random.int(10, 180))
      : plusDays(today, -days);
    const answers = supply
      ? supplyAnswers(lapsed ? [lapsed] : packageOf(patent, pool, random), sent, random)
      : demandAnswers(patent, sent, random);
    if (answers) listings.push(listingOf({ no, answers, patent, sent }, today, random));
  }
  return listings;
}
