import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { todayInChina } from '@/domain/calendar';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { onPhone } from '../../support/screens';

const LANDING = '/changshu/nav/subjectDetail';
const KEPT = 'iprHeldCounts';
const SLOW = { timeout: 30_000 };

const kept = (day: string) =>
  JSON.stringify([11_111, 222, 33, 4_444, 55].map((total) => ({ total, invented: false, day })));

const held = () => screen.findByRole('list', { name: '收录' }, SLOW);

describe('what the portal holds', () => {
  it('stands there at once as it was counted last, with that day, and then as of today', async () => {
    localStorage.setItem(KEPT, kept('2025-03-05'));
    await renderPortal(LANDING, { account: 'enterprise' });
    expect(await held()).toHaveTextContent(/专利 11,111 件.*统计于 2025-03-05/);
    await waitFor(
      async () => expect(await held()).toHaveTextContent(`统计于 ${todayInChina()}`),
      SLOW,
    );
    expect(await held()).not.toHaveTextContent('11,111');
    expect(localStorage.getItem(KEPT)).toContain(todayInChina());
  });

  it('keeps the last count of a holding that is down, with its own day', async () => {
    localStorage.setItem(KEPT, kept('2025-03-05'));
    await failNext('/data-service/api/front/law/find', { status: 500, times: 20 });
    await renderPortal(LANDING, { account: 'enterprise' });
    await waitFor(
      async () => expect(await held()).toHaveTextContent(`统计于 ${todayInChina()}`),
      SLOW,
    );
    expect(await held()).toHaveTextContent('法律法规 222 篇（2025 年 3 月 5 日）');
  });

  it('does not call a holding empty that never answered', async () => {
    await failNext('/data-service/api/front/law/find', { status: 500, times: 20 });
    await renderPortal(LANDING, { account: 'enterprise' });
    await waitFor(async () => expect(await held()).toHaveTextContent('法律法规 没有查到'), SLOW);
  });
});

it('has as many services in each group', async () => {
  await renderPortal(LANDING, { account: 'enterprise' });
  const services = await screen.findByRole('region', { name: '可办事项' }, SLOW);
  const groups = within(services).getAllByRole('list');
  expect(groups.map((group) => within(group).getAllByRole('link').length)).toEqual([4, 4, 4, 4]);
});

describe('on a phone', () => {
  it('shows the first subjects, the others when asked, and who answers last', async () => {
    onPhone();
    const { user } = await renderPortal(LANDING, { account: 'enterprise' });
    const subjects = await screen.findByRole('region', { name: '导航专题' }, SLOW);
    const more = await within(subjects).findByRole('button', { name: /^再看 \d+ 个专题$/ }, SLOW);
    expect(within(subjects).getAllByRole('article')).toHaveLength(4);
    const phones = screen.getByRole('region', { name: '咨询电话' });
    expect(
      subjects.compareDocumentPosition(phones) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await user.click(more);
    expect(within(subjects).getAllByRole('article').length).toBeGreaterThan(4);
    expect(screen.getByRole('button', { name: '只看前几个专题' })).toHaveFocus();
  });
});
