import { feeCalendar } from '../../../src/domain/annualFee';
import type { DesignView, Drawing, Fee, PatentRecord } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { DATA_DAY } from '../blueprint/life';
import { plusDays } from '../days';
import { VIEWS } from '../drawing/design';
import { mixSeed, Random } from '../random';
import { abstractOf } from '../text/abstract';
import { claimsOf } from '../text/claims';
import { conceptOf } from '../text/concept';
import { descriptionOf } from '../text/description';
import { figuresOf } from '../text/figures';
import { bibliographyOf } from './bibliography';
import { citationsOf, literatureOf } from './citations';
import { internationalOf } from './family';

/**
 * The annual fees up to the one due next, with what was paid; absent before the grant. The years
 * after the end of the right have none.
 */
function feesOf({ kind, life, seed }: Blueprint): Fee[] | undefined {
  if (life.grant === undefined) return undefined;
  const random = new Random(mixSeed(seed, 5));
  const fees: Fee[] = [];
  for (const row of feeCalendar(kind, life.filing, life.grant, DATA_DAY)) {
    const { annualYear, amount, dueDate } = row;
    if (row.withRegistration) {
      fees.push({ annualYear, amount, dueDate, paidDate: life.grant, status: 'PAID' });
    } else if (life.lapsedOn !== undefined && dueDate >= life.lapsedOn) {
      fees.push({ annualYear, amount, dueDate, status: 'LAPSED' });
      break;
    } else if (row.phase === 'PAST') {
      const late = random.chance(0.06);
      const paidDate = plusDays(dueDate, late ? random.int(40, 150) : -random.int(2, 60));
      const surcharge = late ? { surcharge: amount * 0.05 } : {};
      fees.push({ annualYear, amount, dueDate, paidDate, status: 'PAID', ...surcharge });
    } else if (life.validity === 'VALID') {
      if (row.phase === 'GRACE') {
        fees.push({ annualYear, amount, dueDate, status: 'LATE', surcharge: row.surcharge ?? 0 });
      } else {
        fees.push({ annualYear, amount, dueDate, status: 'UNPAID' });
        break;
      }
    }
  }
  return fees;
}

/** Address of a drawing or view; the mock draws it when asked. */
function drawingUrl(id: string, no: number, thumb: boolean): string {
  const query = `id=${encodeURIComponent(id)}&no=${no}${thumb ? '&thumb=1' : ''}`;
  return `/cnipr-service/api/front/patent/drawing?${query}`;
}

/** Drawings of a technical patent or views of a design, as addresses. */
export function picturesOf(blueprint: Blueprint): Pick<PatentRecord, 'drawings' | 'designViews'> {
  const { id, subject } = blueprint;
  const urls = (no: number) => ({
    url: drawingUrl(id, no, false),
    thumbUrl: drawingUrl(id, no, true),
  });
  if (subject.kind === 'design') {
    const designViews: DesignView[] = VIEWS.map((kind, index) => ({
      no: index + 1,
      kind,
      ...urls(index + 1),
    }));
    return { designViews };
  }
  const drawings: Drawing[] = figuresOf(blueprint, conceptOf(blueprint)).map(
    ({ no, caption, numerals }) => ({
      no,
      label: `图${no}`,
      caption,
      ...urls(no),
      isAbstract: no === 1,
      numerals: [...numerals],
    }),
  );
  return { drawings };
}

/** The full record of a generated patent (domain 1.1). */
export function recordOf(blueprint: Blueprint): PatentRecord {
  const { kind, deals } = blueprint;
  const claims = claimsOf(blueprint);
  const description = descriptionOf(blueprint);
  const international = internationalOf(blueprint);
  const family = international.family?.simple ?? [];
  const fees = feesOf(blueprint);
  const [mainClaim] = claims;
  return {
    ...bibliographyOf(blueprint),
    abstract: abstractOf(blueprint),
    keywords: keywordsOf(blueprint),
    ...international,
    ...(mainClaim === undefined ? {} : { claims, mainClaim: `1. ${mainClaim.text}` }),
    ...(description === null ? {} : { description }),
    ...picturesOf(blueprint),
    ...(kind === 'DESIGN'
      ? {}
      : { citations: citationsOf(blueprint), nonPatentCitations: literatureOf(blueprint) }),
    counts: {
      claims: claims.length,
      pages: new Random(mixSeed(blueprint.seed, 9)).int(6, 18),
      citations: blueprint.cites.length,
      citedBy: blueprint.citedBy.length,
      family: family.length,
      countries: new Set(family.map(({ country }) => country)).size,
    },
    ...(fees === undefined ? {} : { fees }),
    transfers: deals?.transfers ?? [],
    licenses: deals?.licenses ?? [],
    pledges: deals?.pledges ?? [],
    ...(deals?.openLicense === undefined ? {} : { openLicense: deals.openLicense }),
    disputes: deals?.disputes ?? [],
    tags: tagsOf(blueprint, family.length),
  };
}

/** Product, ideas and field. */
export function keywordsOf({ subject, field }: Blueprint): string[] {
  return subject.kind === 'design'
    ? [subject.design.name]
    : [subject.product.name, subject.idea.word, subject.second.word, field.name];
}

function tagsOf(blueprint: Blueprint, familySize: number): NonNullable<PatentRecord['tags']> {
  const { kind, field } = blueprint;
  return {
    ...(kind === 'DESIGN' ? {} : { sei: field.sei }),
    industry: field.industry,
    highValue: highValueOf(blueprint, familySize),
  };
}

/** Ten years before the day the set was drawn up. */
const TEN_YEARS_BEFORE = '2016-10-31';

/** Which of the five kinds of high-value invention patents it is (domain 5.8). */
function highValueOf({ kind, life, deals, foreign }: Blueprint, familySize: number): string[] {
  if (kind !== 'INVENTION' || life.validity !== 'VALID' || life.grant === undefined) return [];
  const values = ['战略性新兴产业发明专利'];
  if (familySize > 1 && !foreign) values.push('在海外有同族专利权');
  if (life.grant < TEN_YEARS_BEFORE) values.push('维持年限超过 10 年');
  if ((deals?.pledges.length ?? 0) > 0) values.push('实现较高质押融资金额');
  return values;
}
