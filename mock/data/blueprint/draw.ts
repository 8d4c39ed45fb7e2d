import { deriveValidity } from '../../../src/domain/legalStatus';
import { plusDays } from '../days';
import { FIELDS } from '../fields/all';
import type { TechField } from '../fields/field';
import { AGENCIES, makeOrganisations, makePerson, type Organisation } from '../organisations';
import { mixSeed, Random } from '../random';
import type { Blueprint, Kind, Life } from './blueprint';
import { drawCitations } from './citations';
import { drawDeals } from './deals';
import { drawLife, event } from './life';
import { NumberIssuer } from './numbers';
import { drawSubject, drawTitle } from './subject';

const FIRST_YEAR = 1999;
const LAST_YEAR = 2026;

/** A patent before it has its numbers. */
type Draft = Omit<Blueprint, 'id' | 'applicationNumber' | 'publicationNumber' | 'grantNumber'>;

/** Filings grow year by year, as the city's industry does. */
const yearWeight = (year: number) => 0.05 + ((year - FIRST_YEAR) / 20) ** 2.4;

/** Draws a value by weight, given the running totals. */
function weighted<T>(values: readonly T[], weightOf: (value: T) => number) {
  let total = 0;
  const totals = values.map((value) => {
    total += weightOf(value);
    return total;
  });
  return (random: Random): T => {
    const mark = random.next() * total;
    return values[totals.findIndex((sum) => sum > mark)] ?? random.pick(values);
  };
}

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

const FIELDS_WITH_DEVICES = FIELDS.filter(({ products }) =>
  products.some((product) => product.kind === 'device'),
);

function drawKind(random: Random): Kind {
  const mark = random.next();
  return mark < 0.46 ? 'INVENTION' : mark < 0.83 ? 'UTILITY' : 'DESIGN';
}

/** The applicants of one field, to be drawn by weight. */
interface FieldApplicants {
  draw: (random: Random) => Organisation;
  all: readonly Organisation[];
}

function applicantsByField(organisations: readonly Organisation[]): Map<string, FieldApplicants> {
  return new Map(
    FIELDS.map(({ key }) => {
      const all = organisations.filter(({ fields }) => fields.includes(key));
      return [key, { all, draw: weighted(all, ({ weight }) => weight) }];
    }),
  );
}

function drawApplicants(kind: Kind, of: FieldApplicants, random: Random): Organisation[] {
  if (random.chance(kind === 'INVENTION' ? 0.03 : 0.09)) return [makePerson(random)];
  const first = of.draw(random);
  if (first.country !== '中国') return kind === 'INVENTION' ? [first] : [makePerson(random)];
  if (!random.chance(0.11)) return [first];
  const second = of.draw(random);
  return second === first || second.country !== '中国' ? [first] : [first, second];
}

function drawFiling(drawYear: (random: Random) => number, random: Random): string {
  return plusDays(`${drawYear(random)}-01-01`, random.int(0, 364));
}

/**
 * Draws the generated patents, ordered by filing date.
 *
 * @param size about how many; every number of them is fictional
 * @param seed the same seed draws the same patents
 */
export function drawBlueprints(size: number, seed: number): Blueprint[] {
  const random = new Random(seed);
  const organisations = applicantsByField(makeOrganisations(FIELDS, random));
  const drawYear = weighted(YEARS, yearWeight);
  const drafts: Draft[] = [];
  while (drafts.length < size) {
    const kind = drawKind(random);
    const field = random.pick(kind === 'UTILITY' ? FIELDS_WITH_DEVICES : FIELDS);
    const of = organisations.get(field.key);
    if (of === undefined) continue;
    const draft = drawDraft(kind, field, of, drawFiling(drawYear, random), drafts.length, random);
    if (draft === null) continue;
    drafts.push(draft);
    if (drafts.length < size && hasTwin(draft, random)) {
      const twin = drawTwin(draft, of, drafts.length, random);
      if (twin !== null) drafts.push(twin);
    }
  }
  const blueprints = issueNumbers(drafts);
  drawCitations(blueprints, seed);
  return blueprints;
}

function drawDraft(
  kind: Kind,
  field: TechField,
  of: FieldApplicants,
  filing: string,
  serial: number,
  random: Random,
): Draft | null {
  const applicants = drawApplicants(kind, of, random);
  const foreign = applicants.some(({ country }) => country !== '中国');
  const life = drawLife(kind, filing, foreign, random);
  if (life === null) return null;
  const subject = drawSubject(field, kind, random);
  return finish(kind, field, of, life, applicants, foreign, serial, random, {
    subject,
    title: drawTitle(subject, kind, random),
    inventors: drawInventors(applicants, random),
    agency: random.chance(0.88) ? random.pick(AGENCIES) : null,
  });
}

function finish(
  kind: Kind,
  field: TechField,
  of: FieldApplicants,
  life: Life,
  applicants: readonly Organisation[],
  foreign: boolean,
  serial: number,
  random: Random,
  content: Pick<Draft, 'subject' | 'title' | 'inventors' | 'agency'>,
): Draft {
  const buyers = of.all.filter((one) => one.country === '中国' && !applicants.includes(one));
  const { deals, owners } = drawDeals(kind, life, applicants, buyers, serial, random);
  return {
    ...content,
    seed: mixSeed(serial, random.int(0, 2 ** 31 - 1)),
    kind,
    patentType:
      kind !== 'INVENTION' ? kind : life.grant === undefined ? 'INVENTION_PUB' : 'INVENTION_GRANT',
    field,
    applicants,
    owners,
    deals,
    life,
    foreign,
    twin: null,
    cites: [],
    citedBy: [],
  };
}

function drawInventors(applicants: readonly Organisation[], random: Random): string[] {
  const [first, second] = applicants;
  const names = random.sample(first?.staff ?? [], random.int(1, 6));
  return second === undefined ? names : [...names, ...random.sample(second.staff, 2)];
}

function hasTwin({ kind, subject, foreign }: Draft, random: Random): boolean {
  const device = subject.kind === 'technical' && subject.product.kind === 'device';
  return kind === 'INVENTION' && device && !foreign && random.chance(0.08);
}

/** The utility model filed on the same day; given up when the invention is granted (Article 9). */
function drawTwin(
  invention: Draft,
  of: FieldApplicants,
  serial: number,
  random: Random,
): Draft | null {
  const life = drawLife('UTILITY', invention.life.filing, false, random);
  if (life === null) return null;
  const granted = invention.life.grant;
  if (granted !== undefined && life.grant !== undefined && life.grant < granted) {
    const before = life.events.filter(({ date }) => date < granted);
    if (deriveValidity(before) === 'VALID') {
      life.events = [event(granted, 'AV01', '避免重复授权放弃实用新型专利权'), ...before];
      life.validity = 'INVALID';
      life.lapsedOn = granted;
    }
  }
  const { subject, title, inventors, agency, applicants, field } = invention;
  const twin = finish('UTILITY', field, of, life, applicants, false, serial, random, {
    subject,
    title: title.replace(/及其(使用|控制|装配)方法$/, ''),
    inventors,
    agency,
  });
  twin.twin = invention as Blueprint;
  invention.twin = twin as Blueprint;
  return twin;
}

/** Gives numbers in the order of filing and of publication. */
function issueNumbers(drafts: Draft[]): Blueprint[] {
  const issuer = new NumberIssuer();
  const blueprints = drafts as Blueprint[];
  const dayOrder = (day: (one: Blueprint) => string) => (a: Blueprint, b: Blueprint) =>
    day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0;
  for (const one of [...blueprints].sort(dayOrder(({ life }) => life.publication))) {
    one.publicationNumber = issuer.publication(one.kind, one.life.publication);
  }
  blueprints.sort(dayOrder(({ life }) => life.filing));
  for (const one of blueprints) {
    one.applicationNumber = issuer.application(one.kind, one.life.filing, one.foreign);
    one.id = `P${one.applicationNumber.replace(/\..$/, '')}`;
    const { grant } = one.life;
    one.grantNumber =
      grant === undefined
        ? null
        : one.kind === 'INVENTION'
          ? issuer.grant(one.publicationNumber, grant)
          : one.publicationNumber;
  }
  return blueprints;
}
