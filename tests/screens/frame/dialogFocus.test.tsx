import { render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PageDialog } from '@/components/dialog/PageDialog';

function Panel() {
  const [done, setDone] = useState(false);
  return (
    <PageDialog title="我的办件" onClose={() => undefined}>
      {!done && (
        <button type="button" onClick={() => setDone(true)}>
          重新加载
        </button>
      )}
      <a href="#record">示例水杯</a>
    </PageDialog>
  );
}

it('has the focus when what had it is gone: the menu it came from, a button that is done', async () => {
  const menu = document.body.appendChild(document.createElement('button'));
  render(<Panel />);
  const dialog = await screen.findByRole('dialog', { name: '我的办件' });
  await waitFor(() => expect(dialog).toHaveFocus());

  menu.focus();
  menu.remove();
  await waitFor(() => expect(dialog).toHaveFocus());

  const again = screen.getByRole('button', { name: '重新加载' });
  again.focus();
  again.click();
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await waitFor(() => expect(dialog).toHaveFocus());
});

it('brings into sight what gets the focus when an address had opened it', async () => {
  function Page({ open }: { open: boolean }) {
    const article = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={article} tabIndex={-1}>
          第十一条
        </div>
        {open && (
          <PageDialog title="引用与沿革" fallback={article} onClose={() => undefined}>
            正文
          </PageDialog>
        )}
      </>
    );
  }
  const { rerender } = render(<Page open />);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  const article = screen.getByText('第十一条');
  const focus = vi.spyOn(article, 'focus');
  rerender(<Page open={false} />);
  await waitFor(() => expect(article).toHaveFocus());
  expect(focus).toHaveBeenCalledWith({ preventScroll: false });
});
