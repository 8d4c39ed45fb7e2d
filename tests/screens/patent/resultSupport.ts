import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentResultLink } from '../../../src/links/patent';
import type { Facet, PatentSummary } from '../../../src/services/cnipr';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { SEARCH_CALL } from './searchSupport';

/** A row of which nothing but its title is known. */
const UNKNOWN: PatentSummary = {
  id: 'bib-1',
  title: '只有名称的记录',
  patentType: null,
  applicationNumber: null,
  publicationNumber: null,
  grantNumber: null,
  abstract: null,
  filingDate: null,
  publicationDate: null,
  grantDate: null,
  mainIpc: null,
  ipcs: [],
  locs: [],
  applicants: [],
  inventors: [],
  validity: null,
  latestLegalStatus: null,
  thumbUrl: null,
  citedBy: null,
};

/** Every search finds one patent, of which no more is known than is said here. */
export function findsOne(
  known: Partial<PatentSummary> = {},
  facets: readonly Facet[] = [],
  totalElements = 1,
): void {
  backEnd.use(
    http.post(`*${SEARCH_CALL}`, () => {
      const content = [{ ...UNKNOWN, ...known }];
      const data = { content, totalElements, number: 0, size: 10, facets };
      return HttpResponse.json({ code: 0, msg: null, data });
    }),
  );
}

export const BATTERY = patentResultLink({ q: '锂离子电池' });

/** A result of patents, once its head is there. */
export async function open(address = BATTERY) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '检索结果' });
  return portal;
}

/** The number of patents found, as it is said. */
export const total = () => screen.findByText(/^共/);

/** A facet by its name. */
export const facet = (name: string) => screen.findByRole('group', { name });

/** The filters that are set, in words. */
export const chosenFilters = () =>
  screen.queryByRole('list', { name: '已选筛选条件' })?.textContent?.replaceAll('×', '') ?? '';

/** Waits until the rows belong to the newest search. */
export async function settled() {
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute('aria-busy', 'false'),
  );
}
