import { startPreview } from '../../config/scripts/preview.mjs';

const WORD = '电池';
const SEARCH = 'cnipr-service/api/front/patent/search';
const RESULT = `changshu/searching/patent/result?q=${encodeURIComponent(WORD)}`;

/** Every facet of the contract: what a reader who opens all of them asks for. */
const FACETS = [
  ...['patentType', 'validity', 'filingYear', 'publicationYear', 'grantYear', 'applicant'],
  ...['inventor', 'ipcSection', 'ipcClass', 'ipcSubclass', 'province', 'agency', 'applicantType'],
  ...['legalStatus', 'locClass', 'currentOwner', 'operation', 'sei'],
];

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds that the page's own thread worked since it was opened. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** What turning a page costs the screen itself: script, layout and paint, without waiting. */
async function turnPages(page, runs) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const spent = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await workOf(session);
    await page.getByRole('button', { name: '下一页' }).first().click();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    spent.push((await workOf(session)) - before);
  }
  return middle(spent);
}

/**
 * How searching grows with the number of records: the mock's own answers (a search never asked
 * before, all facets, a page far behind, the ten calls of an export of 1,000 rows), and what the
 * result screen itself does to turn a page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, size?: number, dataFolder?: string }} set
 * @param {number} runs
 */
export async function grow(browser, { name, size, dataFolder }, runs) {
  if (size) process.env.IPR_MOCK_SIZE = String(size);
  const preview = await startPreview({ dataFolder });
  delete process.env.IPR_MOCK_SIZE;
  const { origin } = new URL(preview.url);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await page.request.post(`${origin}/__mock/login`, { data: { account: 'enterprise' } });
    const ask = async (data) => {
      const start = performance.now();
      const answer = await page.request.post(`${origin}/${SEARCH}`, {
        data: { expression: `TAC=${WORD}`, page: 0, size: 10, ...data },
        timeout: 60_000,
      });
      const { totalElements } = (await answer.json()).data;
      return { ms: performance.now() - start, totalElements };
    };
    const repeat = async (question) => {
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push((await ask(question(run))).ms);
      return middle(times);
    };
    const { ms: first, totalElements: hits } = await ask({});
    const search = await repeat((run) => ({ expression: `TAC=${WORD} NOT TAC=无此词${run}` }));
    const facets = await repeat(() => ({ facets: FACETS, facetSize: 30 }));
    const far = await repeat(() => ({ page: Math.floor((Math.min(hits, 10_000) - 1) / 10) }));
    const exported = await repeat(() => ({ size: 100 }));
    await page.goto(`${preview.url}${RESULT}`);
    const screen = await turnPages(page, runs);
    return { name, hits, first, search, facets, far, export: exported * 10, screen };
  } finally {
    await context.close();
    await preview.stop();
  }
}
