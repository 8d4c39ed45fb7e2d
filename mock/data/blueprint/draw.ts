import { plusDays } from '../days';
import { FIELDS } from '../fields/all';
import { makeOrganisations } from '../organisations';
import { Random, weighted } from '../random';
import { applicantsByField } from './applicants';
import type { Blueprint, Kind } from './blueprint';
import { drawCitations } from './citations';
import { drawDraft, drawTwin, hasTwin } from './draft';
import { NumberIssuer } from './numbers';

const FIRST_YEAR = 1999;
const LAST_YEAR = 2026;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

/** Filings grow year by year, as the city's industry does. */
const drawYear = weighted(YEARS, (year) => 0.05 + ((year - FIRST_YEAR) / 20) ** 2.4);

const FIELDS_WITH_DEVICES = FIELDS.filter(({ products }) =>
  products.some((product) => product.kind === 'device'),
);

function drawKind(random: Random): Kind {
  const mark = random.next();
  return mark < 0.46 ? 'INVENTION' : mark < 0.83 ? 'UTILITY' : 'DESIGN';
}

/**
 * Draws the generated patents, ordered by filing date.
 *
 * @param seed the same seed draws the same patents
 */
export function drawBlueprints(size: number, seed: number): Blueprint[] {
  const random = new Random(seed);
  const organisations = applicantsByField(FIELDS, makeOrganisations(FIELDS, random));
  const blueprints: Blueprint[] = [];
  while (blueprints.length < size) {
    const kind = drawKind(random);
    const field = random.pick(kind === 'UTILITY' ? FIELDS_WITH_DEVICES : FIELDS);
    const applicants = organisations.get(field.key);
    if (applicants === undefined) continue;
    const filing = plusDays(`${drawYear(random)}-01-01`, random.int(0, 364));
    const setting = { field, applicants, random };
    const one = drawDraft(kind, filing, { ...setting, serial: blueprints.length });
    if (one === null) continue;
    blueprints.push(one);
    if (blueprints.length === size || !hasTwin(one, random)) continue;
    const twin = drawTwin(one, { ...setting, serial: blueprints.length });
    if (twin !== null) blueprints.push(twin);
  }
  issueNumbers(blueprints);
  drawCitations(blueprints, seed);
  return blueprints;
}

function byDay(dayOf: (one: Blueprint) => string) {
  return (a: Blueprint, b: Blueprint) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0);
}

/** Gives numbers in the order of publication and of filing; leaves the patents in the latter. */
function issueNumbers(blueprints: Blueprint[]): void {
  const issuer = new NumberIssuer();
  for (const one of [...blueprints].sort(byDay(({ life }) => life.publication))) {
    one.publicationNumber = issuer.publication(one.kind, one.life.publication);
  }
  blueprints.sort(byDay(({ life }) => life.filing));
  for (const one of blueprints) {
    one.applicationNumber = issuer.application(one.kind, one.life.filing, one.foreign);
    one.id = `P${one.applicationNumber.replace(/\..$/, '')}`;
    if (one.life.grant !== undefined) {
      one.grantNumber =
        one.kind === 'INVENTION'
          ? issuer.grant(one.publicationNumber, one.life.grant)
          : one.publicationNumber;
    }
  }
}
