import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyAgain } from '@/components/page/lazyAgain';

it('a part whose script did not arrive is asked for again when it is shown again, not before', async () => {
  const load = vi
    .fn<() => Promise<{ default: (props: { name: string }) => string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: ({ name }) => `部分：${name}` });
  const Part = lazyAgain(load, () => <p role="alert">没有加载出来</p>);
  const shown = (key: number) => (
    <Suspense>
      <Part key={key} name={`${key}`} />
    </Suspense>
  );
  const { rerender } = await act(async () => render(shown(1)));
  expect(screen.getByRole('alert')).toHaveTextContent('没有加载出来');
  await act(async () => rerender(shown(1)));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => rerender(shown(2)));
  expect(await screen.findByText('部分：2')).toBeVisible();
  await act(async () => rerender(shown(3)));
  expect(await screen.findByText('部分：3')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
