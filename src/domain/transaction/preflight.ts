import type { TradePatent } from './patentFacts';
import type {
  PatentCheck,
  PreflightFinding,
  PreflightListing,
  PreflightUser,
} from './preflight/finding';
import { rightRules } from './preflight/rightRules';
import { stateRules } from './preflight/stateRules';
import { feeLimit, licenseEnd, negotiable, openNegotiable } from './preflight/termRules';

export type {
  PreflightFinding,
  PreflightListing,
  PreflightUser,
} from './preflight/finding';

const isFinding = (one: PreflightFinding | undefined): one is PreflightFinding => one !== undefined;

/** What the rules say about one patent of a listing. */
export function patentFindings(check: PatentCheck): PreflightFinding[] {
  return [...stateRules, ...rightRules].map((rule) => rule(check)).filter(isFinding);
}

/**
 * The check of an offer before it is published (portal features 4b.1, domain reference 1.5): each
 * finding is a sentence with its remedy and the place where it is found. What blocks comes first,
 * then by patent. A demand has nothing to check.
 *
 * @param today `YYYY-MM-DD`
 */
export function preflight(
  listing: PreflightListing,
  patents: readonly TradePatent[],
  user: PreflightUser,
  today: string,
): PreflightFinding[] {
  if (listing.direction !== 'SUPPLY') return [];
  const terms = [
    licenseEnd(listing, patents),
    openNegotiable(listing) ?? negotiable(listing, patents),
    feeLimit(listing),
  ].filter(isFinding);
  const own = patents.flatMap((patent) => patentFindings({ listing, patent, user, today }));
  const all = [...own, ...terms];
  return [
    ...all.filter(({ level }) => level === 'block'),
    ...all.filter(({ level }) => level === 'warn'),
  ];
}

/** What a publisher reads first: how much blocks and how much is to be looked at. */
export function preflightSummary(findings: readonly PreflightFinding[]): string {
  const block = findings.filter(({ level }) => level === 'block').length;
  const warn = findings.length - block;
  if (findings.length === 0) return '没有发现问题';
  const parts = [block > 0 && `${block} 项必须处理`, warn > 0 && `${warn} 项请留意`];
  return parts.filter(Boolean).join('，');
}
