import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const WORDS = '加载时间较长，仍在等待…';
const SLOW = { timeout: 20_000 };

it('a page that waits in several places says so once, at the first of them', async () => {
  await failNext('/data-service/api/front/law/find', { delayMs: 9_000, times: 9 });
  await renderPortal('/changshu/searching/law');
  await screen.findByRole('heading', { level: 1 }, SLOW);
  const words = await screen.findByText(WORDS, {}, SLOW);
  expect(screen.getAllByText(WORDS)).toHaveLength(1);
  expect(words.closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull(), SLOW);
});
