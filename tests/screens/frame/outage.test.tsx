import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

/** From now on no service answers; the calls as they were sent, each with its parameters. */
function servicesDown(): string[] {
  const sent: string[] = [];
  backEnd.use(
    http.all(/-service\/api\//, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      sent.push(pathname + search);
      return HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 });
    }),
  );
  return sent;
}

it.each([
  '/changshu/nav/subjectDetail',
  '/changshu/searching/law',
  '/changshu/searching/patent/result?q=x',
  '/changshu/operation/search',
  '/changshu/ipr-tjfx',
  '/changshu/business/PJSQ',
  '/changshu/searching/patent/detail?id=1',
])(
  '%s asks services that are down one call each, and one of each service again',
  async (address) => {
    const sent = servicesDown();
    await renderPortal(address);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(sent.some((call) => call.includes('transactionType'))).toBe(true));
    await new Promise((done) => setTimeout(done, 2_000));
    const services = new Set(sent.map((call) => call.split('/')[1]));
    const calls = new Set(sent);
    // Where the machine is slow, a service may have been given up and tried anew.
    expect(sent.length).toBeLessThanOrEqual(calls.size + 2 * services.size);
    for (const call of calls) expect(sent.filter((one) => one === call).length).toBeLessThan(3);
    // What could not be asked is said, and the page stands.
    expect((await screen.findAllByText(/服务暂时不可用（502）/)).length).toBeGreaterThan(0);
  },
);
