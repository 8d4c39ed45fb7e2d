import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { landscapeLink } from '../../../src/links/landscape';
import type { Facet, PatentSummary, SearchRequest } from '../../../src/services/cnipr';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { SEARCH_CALL } from './searchSupport';

export const patent = (id: number, known: Partial<PatentSummary>): PatentSummary => ({
  id: `p${id}`,
  title: `专利${id}`,
  patentType: 'UTILITY',
  applicationNumber: null,
  publicationNumber: null,
  grantNumber: null,
  abstract: null,
  filingDate: '2024-01-05',
  publicationDate: null,
  grantDate: null,
  mainIpc: null,
  ipcs: ['H01M10/42'],
  locs: [],
  applicants: [{ name: '甲公司' }],
  inventors: [],
  validity: 'VALID',
  latestLegalStatus: null,
  thumbUrl: null,
  citedBy: null,
  ...known,
});

/** Twelve patents: two filed together, one in another class, one no longer in force. */
const BATTERIES = Array.from({ length: 12 }, (_, id) =>
  patent(id, {
    ...(id < 2 && { applicants: [{ name: '甲公司' }, { name: '乙大学' }] }),
    ...(id === 2 && { ipcs: ['B60L50/60'], validity: 'INVALID' }),
  }),
);

const counts = (name: Facet['name'], values: Record<string, number>, missing = 0): Facet => ({
  name,
  values: Object.entries(values).map(([value, count]) => ({ value, count })),
  missing,
  other: 0,
});

const FACETS: Facet[] = [
  counts('filingYear', { '2023': 4, '2024': 8 }),
  counts('province', { 江苏: 9, 上海: 3 }),
  counts('ipcSubclass', { H01M: 11, B60L: 1 }),
  counts('patentType', { UTILITY: 12 }),
];

const OTHER_FACETS: Facet[] = [
  counts('filingYear', { '2024': 20 }),
  counts('province', { 江苏: 20 }),
  counts('ipcSubclass', { H01M: 20, G01R: 6 }),
  counts('patentType', { UTILITY: 20 }),
];

interface Found {
  rows: PatentSummary[];
  facets: Facet[];
  total: number;
  dataDate?: string;
}

export const SET: Found = { rows: BATTERIES, facets: FACETS, total: 12 };

const PATENTS_OF_OTHER = Array.from({ length: 20 }, (_, id) =>
  patent(100 + id, {
    applicants: [{ name: '丙公司' }],
    ipcs: id < 6 ? ['G01R31/36', 'H01M1/00'] : ['H01M1/00'],
  }),
);

const ALL: Omit<Found, 'rows'> = {
  facets: [counts('filingYear', { '2023': 100, '2024': 100 })],
  total: 200,
};

/** The back end holds one set by 电池, another by the applicant 丙公司, and 100 patents a year. */
export function holds(
  own: Found = SET,
  fails: { now: boolean } = { now: false },
  others: PatentSummary[] = PATENTS_OF_OTHER,
  whole: Omit<Found, 'rows'> = ALL,
  totalOfOther = 20,
) {
  const asked: SearchRequest[] = [];
  const other: Found = { rows: others, facets: OTHER_FACETS, total: totalOfOther };
  const all: Found = { rows: [], ...whole };
  backEnd.use(
    http.post(`*${SEARCH_CALL}`, async ({ request }) => {
      const body = (await request.json()) as SearchRequest;
      if (fails.now) return new HttpResponse(null, { status: 500 });
      asked.push(body);
      const found = body.expression === '' ? all : body.expression.includes('丙') ? other : own;
      const { page, size } = body;
      const content = found.rows.slice(page * size, (page + 1) * size);
      const facets = body.facets
        ? body.facets.flatMap((name) => found.facets.find((one) => one.name === name) ?? [])
        : [];
      const { total: totalElements, dataDate } = found;
      const data = { content, totalElements, number: page, size, facets, dataDate };
      return HttpResponse.json({ code: 0, msg: null, data });
    }),
  );
  return asked;
}

export const BATTERY = { mode: 'expr', q: 'TI=电池' } as const;
export const LANDSCAPE = landscapeLink(BATTERY);

export async function open(address = LANDSCAPE) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '专利全景' });
  return portal;
}

export const picture = (name: string | RegExp) =>
  screen.findByRole('figure', { name }, { timeout: 30_000 });
export const linkIn = async (figure: string | RegExp, name: RegExp) => {
  const link = within(await picture(figure)).getByRole('link', { name });
  const query = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams;
  return Object.fromEntries(query);
};
