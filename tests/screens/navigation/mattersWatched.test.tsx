import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { readWatched, type WatchedRecord, watch } from '@/components/watch/watched';
import { addDays, todayInChina } from '@/domain/calendar';
import { landingLink, mattersLink, watchedLink } from '@/links/landing';
import { backEnd } from '../../support/backEnd';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';

/** Id of the demo account `person`. */
const OWNER = 'U1003';

const patent = (id: string, status = 'PENDING'): WatchedRecord => ({
  kind: 'patent',
  id,
  title: `示例专利 ${id}`,
  since: 1000,
  seen: { at: 1000 + Number(id), known: { status } },
});

/** Lets patents be in force, or fail. @returns the ids asked for */
function answerPatents(works: () => boolean = () => true): string[] {
  const asked: string[] = [];
  backEnd.use(
    http.get('*/cnipr-service/api/front/patent/findOne', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      asked.push(id);
      return works()
        ? HttpResponse.json({ code: 0, data: { id, title: id, validity: 'VALID' } })
        : HttpResponse.json({ code: '50000', data: null, msg: '查询失败' });
    }),
  );
  return asked;
}

const SLOW = { timeout: 30_000 };

const panel = () => screen.findByRole('region', { name: '我的事项' }, { timeout: 30_000 });

describe('what is watched, among what waits', () => {
  it('is a row that leads to the changed record; the list of all stands below', async () => {
    answerWhatever('/findWfApply', []);
    watch(OWNER, patent('1'));
    watch(OWNER, patent('2', 'VALID'));
    answerPatents();
    await renderPortal(landingLink({}));
    const link = await within(await panel()).findByRole('link', { name: '查看变化：示例专利 1' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/patent/detail?id=1'));
    expect(link.closest('li')).toHaveTextContent('专利，法律状态：审中 → 有效');
    expect(within(await panel()).queryByText('示例专利 2')).toBeNull();
    expect(within(await panel()).getByRole('link', { name: '我的关注' })).toHaveAttribute(
      'href',
      expect.stringContaining(watchedLink()),
    );
  });

  it('is one row when much has changed, and asks about ten at once, the oldest answers first', async () => {
    answerWhatever('/findWfApply', []);
    for (let i = 1; i <= 12; i += 1) watch(OWNER, patent(`${i}`));
    const asked = answerPatents();
    await renderPortal(landingLink({}));
    expect(await within(await panel()).findByText('10 项关注的内容')).toBeVisible();
    expect(asked).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(within(await panel()).getByText(/有 2 项留待以后核对/)).toBeVisible();
  });

  it('does not ask about the same again soon, and still tells', async () => {
    answerWhatever('/findWfApply', []);
    const now = Date.now();
    const asked = answerPatents();
    watch(OWNER, { ...patent('1'), asked: { at: now, known: { status: 'INVALID' } } });
    await renderPortal(landingLink({}));
    expect(await within(await panel()).findByText(/审中 → 失效/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('has the fee and the end of the term of a watched patent, with day, sum and rule', async () => {
    answerWhatever('/findWfApply', []);
    watch(OWNER, patent('1', 'VALID'));
    const today = todayInChina();
    const [due, end] = [addDays(today, 40), addDays(today, 200)];
    const fees = [{ annualYear: 7, dueDate: due, amount: 2000, status: 'UNPAID' }];
    const record = { id: '1', title: '1', validity: 'VALID', expiryDate: end };
    let told: object = { ...record, fees };
    backEnd.use(
      http.get('*/cnipr-service/api/front/patent/findOne', () =>
        HttpResponse.json({ code: 0, data: told }),
      ),
    );
    const { goTo } = await renderPortal(mattersLink());
    const fee = await screen.findByText('年费待缴，2,000 元');
    const row = within(fee.closest('li') as HTMLElement);
    expect(row.getByRole('link', { name: '查看年费：示例专利 1' })).toBeVisible();
    // The invented law has fewer articles: the law itself is what there is.
    await waitFor(() =>
      expect(row.getByRole('link', { name: /第一百一十五条/ })).toHaveAttribute(
        'href',
        expect.stringContaining('searching/law/detail?id=L011-3'),
      ),
    );
    expect(screen.getByText('期限届满')).toBeVisible();
    // Its page tells that it is paid: nothing is left to be done.
    told = { ...record, fees: [{ ...fees[0], status: 'PAID' }] };
    await goTo('/changshu/searching/patent/detail?id=1');
    await waitFor(() => expect(readWatched(OWNER)[0]?.seen.known.feeDue).toBeNull(), SLOW);
    await goTo(mattersLink());
    expect(await screen.findByText('期限届满', undefined, SLOW)).toBeVisible();
    expect(screen.queryByText(/^年费待缴/)).toBeNull();
  });

  it('is said to be unknown when nobody answers, and asked again', async () => {
    answerWhatever('/findWfApply', []);
    watch(OWNER, patent('1'));
    let works = false;
    answerPatents(() => works);
    const { user } = await renderPortal(landingLink({}));
    const told = await within(await panel()).findByText(/^关注没有查到，有没有要办的还不知道/);
    works = true;
    await user.click(within(told).getByRole('button', { name: '重新查询' }));
    expect(await within(await panel()).findByText('示例专利 1')).toBeVisible();
    await waitFor(() => expect(readWatched(OWNER)[0]?.asked?.known.status).toBe('VALID'));
  });
});
