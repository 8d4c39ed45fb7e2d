import {
  changeMark,
  clearMarks,
  MOST_MARKS,
  markBook,
  markText,
  NO_MARK,
  readMarks,
} from '../../../src/features/patent/marks/marks';
import { withoutStorage } from '../../support/withoutStorage';

const USER = 'user-1';
const KEY = `iprMarks.${USER}`;

describe('marks', () => {
  it('are kept for each user, changed one by one, and gone when they say nothing', () => {
    expect(changeMark(USER, 'a', { rating: 4 })).toBe(true);
    changeMark(USER, 'a', { read: true });
    changeMark(USER, 'b', { read: true });
    changeMark('user-2', 'a', { rating: 1 });
    expect(readMarks(USER)).toEqual(
      new Map([
        ['a', { rating: 4, read: true }],
        ['b', { rating: 0, read: true }],
      ]),
    );
    changeMark(USER, 'b', { read: false });
    changeMark(USER, 'a', { rating: 0 });
    expect(readMarks(USER)).toEqual(new Map([['a', { rating: 0, read: true }]]));
    clearMarks(USER);
    expect(readMarks(USER).size).toBe(0);
    expect(readMarks('user-2').get('a')?.rating).toBe(1);
  });

  it('give up the oldest beyond the limit, never the newest', () => {
    const old = Array.from({ length: MOST_MARKS }, (_, index) => [`p${index}`, [1, 0, index]]);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(old)));
    changeMark(USER, 'new', { rating: 5 });
    const marks = readMarks(USER);
    expect(marks.size).toBe(MOST_MARKS);
    expect(marks.has('p0')).toBe(false);
    expect(marks.has('p1')).toBe(true);
    expect(marks.get('new')?.rating).toBe(5);
  });

  it('of another tab are kept and shown', () => {
    const book = markBook(USER);
    let calls = 0;
    const stop = book.subscribe(() => {
      calls += 1;
    });
    changeMark(USER, 'a', { rating: 2 });
    const mark = book.markOf('a');
    expect(mark).toEqual({ rating: 2, read: false });
    // The other tab writes without this one's doing.
    const text = JSON.stringify({ a: [2, 0, 1], b: [3, 1, 2] });
    localStorage.setItem(KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
    expect(book.markOf('b')).toEqual({ rating: 3, read: true });
    expect(book.markOf('a')).toBe(mark);
    expect(calls).toBe(2);
    changeMark(USER, 'c', { read: true });
    expect([...readMarks(USER).keys()]).toEqual(['a', 'b', 'c']);
    stop();
    changeMark(USER, 'a', { rating: 1 });
    expect(calls).toBe(3);
  });

  it('that cannot be read are left out, the others stay', () => {
    localStorage.setItem(KEY, JSON.stringify({ a: [9, 0, 1], b: 'x', c: [3, 1, 2], d: [1, 0] }));
    expect([...readMarks(USER)]).toEqual([['c', { rating: 3, read: true }]]);
    localStorage.setItem(KEY, '[]');
    expect(readMarks(USER).size).toBe(0);
  });

  it('tell when the browser refuses to keep them', () =>
    withoutStorage(async () => {
      expect(changeMark(USER, 'a', { rating: 4 })).toBe(false);
      expect(readMarks(USER).size).toBe(0);
    }));

  it('are put in words', () => {
    expect(markText(NO_MARK)).toBe('');
    expect(markText({ rating: 4, read: true })).toBe('4 分，已读');
    expect(markText({ rating: 0, read: true })).toBe('已读');
  });
});
