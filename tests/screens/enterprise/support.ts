import { getEnterpriseStore } from '../../../mock/enterprise/store';
import type { Enterprise } from '../../../mock/enterprise/types';
import { findHits } from '../../../mock/search/hits';

export const FIND_CALL = '/data-service/api/front/enterprise/find';
export const PROFILE_CALL = '/data-service/api/front/enterprise/findOne';
export const ANALYSIS_CALL = '/data-service/api/front/enterprise/analysis';

/** Enterprises of the mock by how many patents they have, the most first. */
export function byPatents(): Enterprise[] {
  const { enterprises, applicants } = getEnterpriseStore();
  const total = ({ registered }: Enterprise) => applicants.of(registered.enterpriseName).length;
  return [...enterprises].sort((a, b) => total(b) - total(a));
}

/** The first of them that is as wanted. */
export function enterpriseThat(wanted: (one: Enterprise) => boolean): Enterprise['registered'] {
  const found = byPatents().find(wanted);
  if (!found) throw new Error('The mock has no such enterprise');
  return found.registered;
}

/** How many patents the search of the mock finds for the list that a link leads to. */
export function patentsBehind(href: string): number {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  if (!pathname.endsWith('/searching/patent/result') || searchParams.get('mode') !== 'expr') {
    throw new Error(`No list of patents: ${href}`);
  }
  const result = findHits(getEnterpriseStore().applicants.store, searchParams.get('q') ?? '');
  if (!result.ok) throw new Error(`${href}: ${result.error.message}`);
  return result.hits.records.length;
}
