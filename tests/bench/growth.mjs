import { startPreview } from '../../config/scripts/preview.mjs';

const QUERY = { expression: 'TAC=电池', page: 0, size: 10, facets: ['patentType', 'applicant'] };

/**
 * How a search grows with the number of records: the mock's own answer, and what the result
 * screen does with it (from the click on the next page to the painted rows).
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
    const answers = [];
    let total = 0;
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      const answer = await page.request.post(`${origin}/cnipr-service/api/front/patent/search`, {
        data: { ...QUERY, expression: `TAC=电池 NOT TAC=无此词${run}` },
      });
      total = (await answer.json()).data.totalElements;
      answers.push(performance.now() - start);
    }
    await page.goto(`${preview.url}changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0`);
    await page.getByRole('button', { name: '下一页' }).first().waitFor();
    const own = await page.evaluate(async (count) => {
      const spent = [];
      for (let run = 0; run < count; run += 1) {
        let blocked = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) blocked += entry.duration;
        });
        observer.observe({ type: 'longtask' });
        const next = [...document.querySelectorAll('button')].find((one) =>
          (one.textContent ?? '').includes('下一页'),
        );
        next?.click();
        await new Promise((done) => setTimeout(done, 1200));
        observer.disconnect();
        spent.push(blocked);
      }
      return spent;
    }, runs);
    const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
    return { name, total, search: middle(answers), longTasks: middle(own) };
  } finally {
    await context.close();
    await preview.stop();
  }
}
