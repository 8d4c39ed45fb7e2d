import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const WORDS = '加载时间较长，仍在等待…';
const SLOW = { timeout: 20_000 };

/** The words once they stand there, in what is told by ear, and when they came after a moment. */
async function told(since: number): Promise<{ words: HTMLElement; after: number }> {
  const words = await screen.findByText(WORDS, {}, SLOW);
  return { words, after: performance.now() - since };
}

it('a page whose session is waited for says so after five seconds', async () => {
  await failNext('/api/getCurrent', { delayMs: 7_000 });
  const since = performance.now();
  await renderPortal('/404');
  expect(screen.getByText('正在打开知识产权公共服务平台…')).toBeVisible();
  const { words, after } = await told(since);
  expect(after).toBeGreaterThan(4_900);
  expect(words.closest('[role=status]')).not.toBeNull();
  await screen.findByText('您访问的页面不存在或已删除', { selector: 'h1' }, SLOW);
  expect(screen.queryByText(WORDS)).toBeNull();
});

it('a page that waits in several places says so once, at the first of them', async () => {
  await failNext('/data-service/api/front/law/find', { delayMs: 9_000, times: 9 });
  await renderPortal('/changshu/searching/law');
  await screen.findByRole('heading', { level: 1 }, SLOW);
  const { words } = await told(0);
  expect(screen.getAllByText(WORDS)).toHaveLength(1);
  expect(words.closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull(), SLOW);
});

it('a list whose next answer takes long says so above the rows of the one before', async () => {
  const { goTo } = await renderPortal('/changshu/searching/law/list?q=专利');
  const list = await screen.findByRole('region', { name: '结果列表' }, SLOW);
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'), SLOW);
  expect(screen.queryByText(WORDS)).toBeNull();
  await failNext('/data-service/api/front/law/find', { delayMs: 7_000, times: 9 });
  await goTo('/changshu/searching/law/list?q=商标');
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'), SLOW);
  const { words } = await told(0);
  expect(list).toContainElement(words);
  expect(words.closest('[role=status]')).not.toBeNull();
});

it('a chart far below, which is not asked for yet, does not say that it is waited for', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await renderPortal('/changshu/ipr-tjfx');
  await screen.findByRole('figure', { name: '各地区历年专利授权量' }, SLOW);
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(screen.queryByText(WORDS)).toBeNull();
});
