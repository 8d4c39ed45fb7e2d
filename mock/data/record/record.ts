import type { PatentRecord } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { mixSeed, Random } from '../random';
import { abstractOf } from '../text/abstract';
import { claimsOf } from '../text/claims';
import { descriptionOf } from '../text/description';
import { bibliographyOf } from './bibliography';
import { citationsOf, literatureOf } from './citations';
import { internationalOf } from './family';
import { feesOf } from './fees';
import { picturesOf } from './pictures';

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
