import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastAnswer, noteAnswered } from '@/requests/answered';
import { useSessionEnd } from '@/shell/ending/useSessionEnd';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { field, PJSQ_PAGE, seedDraft } from '../application/applySupport';

const site = globalThis as { iprSite?: unknown };
const MINUTE = 60_000;
const CURRENT = '/api/getCurrent';

afterEach(() => {
  delete site.iprSite;
  vi.useRealTimers();
});

/** Lets time go by, as for a computer that slept. */
function pass(minutes: number) {
  return act(async () => {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const asked = async () => (await callsSeen()).filter(({ path }) => path === CURRENT).length;

const question = () => screen.findByRole('alertdialog', { name: '登录即将结束' });

/** A form with a draft, and the focus in one of its fields. */
async function typing() {
  vi.useFakeTimers({ toFake: ['Date'] });
  await seedDraft();
  const portal = await renderPortal(`${PJSQ_PAGE}?step=fill&section=patent`, {
    account: 'enterprise',
  });
  await waitFor(() => expect(field('专利名称')).toHaveValue('一种示例夹具'));
  field('专利名称').focus();
  return portal;
}

describe('where the length of a login is known', () => {
  beforeEach(() => {
    site.iprSite = { sessionMinutes: 30 };
  });

  it('asks three minutes before its end and keeps it by a call; the focus is where it was', async () => {
    const { user } = await typing();
    expect(screen.queryByText(/登录可能会自动结束/)).toBeNull();
    await pass(26);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(1.1);
    const dialog = await question();
    expect(dialog).toHaveAccessibleDescription(/还有约 2 分钟|还有约 3 分钟/);
    expect(dialog).toHaveTextContent('本页填写的内容已保存在本机');
    const before = await asked();
    await user.click(screen.getByRole('button', { name: '继续使用' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await asked()).toBe(before + 1);
    expect(await screen.findByText('登录已延长，可以继续使用。')).toBeVisible();
    expect(field('专利名称')).toHaveFocus();
    await pass(26);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says what went wrong when the call fails, and can be asked again', async () => {
    const { user } = await typing();
    await pass(27.5);
    await question();
    await failNext(CURRENT, { status: 500, times: 2 });
    await user.click(screen.getByRole('button', { name: '继续使用' }));
    expect(await screen.findByText(/^登录没有延长：服务暂时不可用（500）/)).toBeVisible();
    expect(screen.getByRole('button', { name: '继续使用' })).toHaveFocus();
  });

  it('says after the end that it has probably ended, and leads to the login and back', async () => {
    const { user, address } = await typing();
    await pass(31);
    const dialog = await screen.findByRole('alertdialog', { name: '登录大概已经结束' });
    expect(dialog).toHaveTextContent('已有 30 分钟没有使用服务');
    expect(dialog).toHaveTextContent('重新登录可以继续');
    await failNext(CURRENT, { body: { code: 0, data: null, msg: '' } });
    await user.click(screen.getByRole('button', { name: '重新登录' }));
    await screen.findByRole('heading', { level: 1, name: '登录' });
    expect(decodeURIComponent(address())).toContain(`${PJSQ_PAGE}?step=fill`);
  });

  it('can be left for later, and comes back when the login has ended', async () => {
    const { user } = await typing();
    await pass(28);
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await pass(3);
    expect(
      await screen.findByRole('alertdialog', { name: '登录大概已经结束' }, { timeout: 4000 }),
    ).toBeVisible();
  });
});

it('the count begins anew with every answer, also of another tab', () => {
  vi.useFakeTimers();
  lastAnswer.set(Date.now());
  const { result } = renderHook(() => useSessionEnd(30 * MINUTE));
  act(() => vi.advanceTimersByTime(20 * MINUTE));
  act(() => noteAnswered());
  act(() => vi.advanceTimersByTime(20 * MINUTE));
  expect(result.current.near).toBe(false);
  const elsewhere = Date.now();
  localStorage.setItem('iprAnsweredAt', String(elsewhere));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'iprAnsweredAt' }));
  });
  expect(result.current.endsAt).toBe(elsewhere + 30 * MINUTE);
  act(() => vi.advanceTimersByTime(27 * MINUTE));
  expect(result.current.near).toBe(true);
});

it('takes the length from the host settings where the operator sets none', async () => {
  backEnd.use(
    http.get('*/api/front/settings/findByHost', () =>
      HttpResponse.json({
        code: 0,
        data: { ipr_title_prefix: '示例市', ipr_front_title: '平台', ipr_session_minutes: 20 },
        msg: '',
      }),
    ),
  );
  await typing();
  expect(screen.queryByText(/登录可能会自动结束/)).toBeNull();
  await pass(17.5);
  expect(await question()).toHaveTextContent('登录将在');
});

it('where its length is not known, the draft says that the login may end', async () => {
  await typing();
  expect(screen.getByText('登录可能会自动结束，草稿不受影响')).toBeVisible();
  await pass(600);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('without a network the draft says at once that the form can be filled in, and when it is back', async () => {
  await typing();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  const line = screen.getByText('现在没有网络。可以继续填写，内容保存在本机，联网后再提交。');
  expect(line).toHaveAttribute('aria-live', 'polite');
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(line).toHaveTextContent(/^网络已恢复。$/);
});
