import { useEffect } from 'react';
import { useOwner } from '@/components/page/useOwner';
import { showMessage } from '@/shell/notices';
import { useStore } from '@/store';
import { changeMark, type Mark, type MarkBook, markBook } from './marks';

const books = new Map<string, MarkBook>();

function bookOf(userId: string): MarkBook {
  const book = books.get(userId) ?? markBook(userId);
  books.set(userId, book);
  return book;
}

/** What a user noted about a patent; drawn again only when this very mark changes. */
export function useMark(owner: string, id: string): Mark {
  const book = bookOf(owner);
  return useStore(book, () => book.markOf(id));
}

/** Changes a mark; the user is told when the browser does not keep it. */
export function mark(owner: string, id: string, change: Partial<Mark>): void {
  if (!changeMark(owner, id, change)) showMessage('warning', '浏览器没有允许保存，标记未保存');
}

/** Notes that a patent has been read, once it is on screen; undefined notes nothing. */
export function useMarkRead(id: string | undefined): void {
  const owner = useOwner();
  useEffect(() => {
    // The user did not ask for it, so a refusal of the browser is not reported.
    if (id) changeMark(owner, id, { read: true });
  }, [owner, id]);
}
