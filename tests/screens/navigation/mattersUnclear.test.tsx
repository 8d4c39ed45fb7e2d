import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { saveSearch } from '@/components/search/history/savedSearches';
import { recordSearch } from '@/components/search/history/searchHistory';
import { readQuery } from '@/components/search/readQuery';
import { addDays, todayInChina } from '@/domain/calendar';
import { NO_SCOPE } from '@/links/patent';
import { respond } from '../../../mock/bridge';
import type { EnterpriseAnalysis, HealthPatent } from '../../../mock/enterprise/types';
import { backEnd } from '../../support/backEnd';
import { endFaults, failNext, holdNext } from '../../support/faults';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { ANALYSIS_CALL } from '../enterprise/support';

const LANDING = '/changshu/nav/subjectDetail';
const REQUESTS = '/findWfApply';

/** Ids of the demo accounts. */
const ENTERPRISE = 'U1002';
const PERSON = 'U1003';

const inDays = (days: number) => addDays(todayInChina(), days);

// The first one waits for the portal to be loaded.
const panel = () => screen.findByRole('region', { name: '我的事项' }, { timeout: 30_000 });

const heading = async () => within(await panel()).getByRole('heading', { name: '我的事项' });

/** The rows, in their order. */
const rows = async () =>
  within(await panel())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

/** The row with these words, once it is there. */
const row = async (words: string) => {
  const found = (await within(await panel()).findByText(words)).closest('li');
  if (!found) throw new Error(`${words} stands in no row`);
  return found;
};

/** A patent in force with one fee. */
const owing = (
  id: string,
  title: string,
  dueDate: string,
  status: 'LATE' | 'UNPAID',
): HealthPatent => ({
  id,
  title,
  patentType: 'INVENTION_GRANT',
  validity: 'VALID',
  legalEvents: [],
  fees: [{ annualYear: 7, dueDate, status }],
});

const URGENT = owing('F2', '示例添加剂', inDays(3), 'UNPAID');

/** Lets the analysis of an enterprise tell of these patents. */
function answerPatents(healthPatents: HealthPatent[], more: Partial<EnterpriseAnalysis> = {}) {
  backEnd.use(
    http.get(`*${ANALYSIS_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: object };
      return HttpResponse.json({ ...body, data: { ...body.data, healthPatents, ...more } });
    }),
  );
}

describe('requests of which something is not known', () => {
  const request = { id: 'R1', applyNo: 'N1', processKey: 'PJSQ', title: '示例茶壶' };

  it.each([
    ['whose they are', { ...request, status: 'SUPPLEMENT' }],
    ['in which state they are', { ...request, applicantId: PERSON }],
  ])('does not say that nothing waits where it is not known %s', async (_, one) => {
    answerWhatever(REQUESTS, [one]);
    await renderPortal(LANDING);
    expect(
      await within(await panel()).findByText(
        '有的办件没有写明是谁提交的，或者状态不详，是否等待您办理请在“我的办件”里核对。',
      ),
    ).toBeVisible();
    expect(within(await panel()).queryByText(/目前没有/)).toBeNull();
    expect(await rows()).toEqual([]);
  });

  it('says that nothing waits where all of them are with the office', async () => {
    answerWhatever(REQUESTS, [{ ...request, applicantId: PERSON, status: 'ACCEPTED' }]);
    await renderPortal(LANDING);
    expect(await within(await panel()).findByText(/目前没有等待您办理的事项/)).toBeVisible();
    expect(within(await panel()).queryByText(/没有写明是谁提交的/)).toBeNull();
  });
});

describe('fees of which something is not known', () => {
  it('keeps a late one without a day', async () => {
    answerWhatever(REQUESTS, []);
    answerPatents([owing('F1', '示例隔膜', '', 'LATE'), URGENT]);
    await renderPortal(LANDING, { account: 'enterprise' });
    const late = await row('示例隔膜');
    expect(late).toHaveTextContent('已逾期，可补缴到哪天不详，请核对');
    expect(late).toHaveAttribute('data-urgent', 'true');
    expect(await rows()).toEqual([
      expect.stringContaining('示例添加剂'),
      expect.stringContaining('示例隔膜'),
    ]);
  });

  it('does not let one that can be paid no more speak for the others', async () => {
    answerWhatever(REQUESTS, []);
    answerPatents(
      [inDays(-220), inDays(-40), inDays(-30), inDays(-20), ''].map((day, index) =>
        owing(`F${index}`, `示例专利 ${index}`, day, 'LATE'),
      ),
    );
    await renderPortal(LANDING, { account: 'enterprise' });
    const all = await row('5 件专利');
    expect(all).toHaveTextContent(
      /^\d+ 天内，最后一天 .+已逾期，可补缴（期限按最早一件），其中 1 件逾期已满 6 个月，1 件可补缴到哪天不详，请核对/,
    );
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    [false, '没有核对全部专利的年费。'],
    [undefined, '是否核对了全部专利的年费不详。'],
  ])('tells whether all were looked at: %s', async (healthComplete, words) => {
    answerPatents([URGENT], { healthComplete } as Partial<EnterpriseAnalysis>);
    await renderPortal(LANDING, { account: 'enterprise' });
    await row('示例添加剂');
    expect(await panel()).toHaveTextContent(`以国家知识产权局的通知为准。${words}`);
  });
});

describe('who has turned to a row', () => {
  it('finds it where it was when something more urgent is found, until the first are asked for', async () => {
    answerPatents([URGENT]);
    const patents = holdNext(`*${ANALYSIS_CALL}`);
    const { user } = await renderPortal(LANDING, { account: 'enterprise' });
    await user.hover(await row('示例水杯'));
    const before = await rows();
    // What is still asked for may add to them.
    expect(
      await within(await panel()).findByRole('button', { name: /^已查到 \d+ 项$/ }),
    ).toBeVisible();
    patents.release();
    // Five requests, two listings with matches, and the fee.
    const all = await within(await panel()).findByRole('button', { name: '全部 8 项' });
    // By the keyboard, so that the pointer stays: on every way of it user-event tells React that
    // it has left everything.
    act(() => all.focus());
    await user.keyboard('{Enter}');
    expect((await rows()).slice(0, 3)).toEqual(before);
    expect((await rows())[3]).toContain('示例添加剂');
    await user.keyboard('{Enter}');
    expect(await rows()).toHaveLength(3);
    expect((await rows()).join()).toContain('示例添加剂');
  });

  it('finds it there also when nothing was there at first, until pointer and focus have left', async () => {
    answerWhatever(REQUESTS, []);
    answerPatents([URGENT]);
    const question = { mode: 'smart', q: '电池', as: [], ...NO_SCOPE } as const;
    saveSearch(ENTERPRISE, '电池专利', question);
    const { expression } = readQuery(question);
    recordSearch(ENTERPRISE, { ...question, expression, hits: 1 });
    const patents = holdNext(`*${ANALYSIS_CALL}`);
    const { user } = await renderPortal(LANDING, { account: 'enterprise' });
    await panel();
    await user.hover(await heading());
    const saved = await row('电池专利');
    await user.hover(saved);
    const link = within(saved).getByRole('link');
    act(() => link.focus());
    patents.release();
    await row('示例添加剂');
    expect((await rows())[0]).toContain('电池专利');
    await user.unhover(saved);
    expect((await rows())[0]).toContain('电池专利');
    act(() => link.blur());
    expect((await rows())[0]).toContain('示例添加剂');
  });
});

describe('asking again', () => {
  it.each([
    ['the requests', `/data-service/api/authFront${REQUESTS}`, '重新加载'],
    ['the other sources', ANALYSIS_CALL, '重新查询'],
  ])('leaves the focus in the section: %s', async (_, call, name) => {
    await failNext(call, { status: 500, times: 10 });
    const { user } = await renderPortal(LANDING, { account: 'enterprise' });
    const again = await within(await panel()).findByRole('button', { name });
    endFaults();
    await user.click(again);
    await waitFor(async () =>
      expect(within(await panel()).queryByRole('button', { name })).toBeNull(),
    );
    expect(await heading()).toHaveFocus();
  });
});
