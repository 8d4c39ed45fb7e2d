import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useReadingKeys } from '@/components/list/neighbours/useReadingKeys';

const onNext = vi.fn();

function Page() {
  useReadingKeys(vi.fn(), onNext);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section aria-label="表格" tabIndex={0} style={{ overflowX: 'auto' }}>
      宽
    </section>
  );
}

it('an arrow that scrolls a wide table does not leave the page; j does', async () => {
  render(<Page />);
  const user = userEvent.setup();
  const table = screen.getByRole('region', { name: '表格' });
  table.focus();
  await user.keyboard('{ArrowRight}');
  expect(onNext).toHaveBeenCalledTimes(1);
  Object.defineProperty(table, 'scrollWidth', { value: 900 });
  await user.keyboard('{ArrowRight}');
  expect(onNext).toHaveBeenCalledTimes(1);
  await user.keyboard('j');
  expect(onNext).toHaveBeenCalledTimes(2);
});
