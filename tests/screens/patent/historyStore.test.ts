import fc from 'fast-check';
import { operandOf } from '@/components/search/history/operand';
import type { Question } from '@/components/search/history/question';
import {
  clearHistory,
  historyKey,
  historyRefused,
  MOST_SEARCHES,
  operandsOf,
  readHistory,
  recordSearch,
  removePast,
  restorePast,
} from '@/components/search/history/searchHistory';
import { sendableText } from '@/components/search/readQuery';
import { NO_SCOPE } from '@/links/patent';
import { watchStored } from '@/storage';
import { withoutStorage } from '../../support/withoutStorage';

const USER = 'u1';

function asked(expression: string, scope: Partial<Question> = {}, hits = 7) {
  return { mode: 'expr', q: expression, as: [], ...NO_SCOPE, ...scope, expression, hits } as const;
}

const numbers = (user = USER) => readHistory(user).searches.map(({ number }) => number);

afterEach(() => localStorage.clear());

describe('the history', () => {
  it('numbers searches, the newest first, for each user alone', () => {
    recordSearch(USER, asked('TI=电池'));
    recordSearch(USER, asked('TI=隔膜'));
    recordSearch('u2', asked('TI=传感器'));
    expect(numbers()).toEqual([2, 1]);
    expect(readHistory('u2').searches).toMatchObject([{ number: 1, expression: 'TI=传感器' }]);
    expect(readHistory('u3').searches).toEqual([]);
  });

  it('keeps the number of a search that is made again; another scope is another search', () => {
    recordSearch(USER, asked('TI=电池', { include: { a: ['1', '2'] } }, 7), 1);
    recordSearch(USER, asked('TI=电池'), 2);
    recordSearch(USER, asked('TI=电池', { include: { a: ['2', '1'] } }, 9), 3);
    expect(readHistory(USER)).toMatchObject({
      next: 3,
      searches: [
        { number: 1, hits: 9, at: 3 },
        { number: 2, hits: 7, at: 2 },
      ],
    });
  });

  it(`keeps the newest ${MOST_SEARCHES} and counts on`, () => {
    for (let n = 1; n <= MOST_SEARCHES + 2; n++) recordSearch(USER, asked(`TI=词${n}`));
    expect(numbers()).toHaveLength(MOST_SEARCHES);
    expect(numbers()[0]).toBe(MOST_SEARCHES + 2);
    expect(numbers().at(-1)).toBe(3);
  });

  it('uses no number again until all is cleared', () => {
    recordSearch(USER, asked('TI=电池'));
    removePast(USER, 1);
    recordSearch(USER, asked('TI=隔膜'));
    expect(numbers()).toEqual([2]);
    clearHistory(USER);
    recordSearch(USER, asked('TI=传感器'));
    expect(numbers()).toEqual([1]);
  });

  it('brings back what was removed, in its place', () => {
    for (const [at, word] of ['电池', '隔膜', '极片'].entries()) {
      recordSearch(USER, asked(`TI=${word}`), at);
    }
    const before = readHistory(USER).searches;
    removePast(USER, 2);
    restorePast(USER, [before[1] as (typeof before)[number]]);
    expect(readHistory(USER).searches).toEqual(before);
  });

  it('brings back a cleared history with its numbers; what came since is numbered behind it', () => {
    recordSearch(USER, asked('TI=电池'), 1);
    recordSearch(USER, asked('TI=隔膜'), 2);
    const before = readHistory(USER).searches;
    clearHistory(USER);
    recordSearch(USER, asked('TI=极片'), 3);
    restorePast(USER, before);
    expect(
      readHistory(USER).searches.map(({ number, expression }) => [number, expression]),
    ).toEqual([
      [3, 'TI=极片'],
      [2, 'TI=隔膜'],
      [1, 'TI=电池'],
    ]);
    recordSearch(USER, asked('TI=外壳'));
    expect(numbers()[0]).toBe(4);
  });

  it('adds to what another tab has written since', () => {
    recordSearch(USER, asked('TI=电池'));
    const stored = JSON.parse(localStorage.getItem(historyKey(USER)) ?? '');
    stored.searches.unshift({ ...stored.searches[0], number: 2, expression: 'TI=别处' });
    stored.next = 3;
    localStorage.setItem(historyKey(USER), JSON.stringify(stored));
    recordSearch(USER, asked('TI=隔膜'));
    expect(numbers()).toEqual([3, 2, 1]);
  });

  it('tells this tab and others of changes', () => {
    let changes = 0;
    const end = watchStored(historyKey(USER), () => changes++);
    recordSearch(USER, asked('TI=电池'));
    window.dispatchEvent(new StorageEvent('storage', { key: historyKey(USER) }));
    window.dispatchEvent(new StorageEvent('storage', { key: historyKey('u2') }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(changes).toBe(3);
    end();
    recordSearch(USER, asked('TI=隔膜'));
    window.dispatchEvent(new StorageEvent('storage', { key: historyKey(USER) }));
    expect(changes).toBe(3);
  });

  it('says that nothing is kept where storage is full or forbidden, and throws nothing', async () => {
    await withoutStorage(async () => {
      expect(recordSearch(USER, asked('TI=电池'))).toBe(false);
      expect(historyRefused()).toBe(true);
      expect(readHistory(USER).searches).toEqual([]);
    });
    expect(recordSearch(USER, asked('TI=电池'))).toBe(true);
    expect(historyRefused()).toBe(false);
  });

  it('takes anything that is stored for empty unless it is a history', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({ next: fc.jsonValue(), searches: fc.array(fc.object()) })
            .map((value) => JSON.stringify(value)),
        ),
        (text) => {
          localStorage.setItem(historyKey(USER), text);
          expect(readHistory(USER).searches).toEqual([]);
          recordSearch(USER, asked('TI=电池'));
          expect(numbers()).toHaveLength(1);
          localStorage.clear();
        },
      ),
    );
  });
});

describe('what #n stands for', () => {
  it.each([
    [{}, 'TI=电池', []],
    [{ years: '2015-2024' }, 'TI=电池 AND AY=(2015 TO 2024)', []],
    [{ years: '-2024' }, 'TI=电池 AND AY<=2024', []],
    [
      {
        include: { patentType: ['INVENTION_GRANT', 'UTILITY'] },
        exclude: { validity: ['INVALID'] },
      },
      'TI=电池 AND (PT="发明授权" OR PT="实用新型") NOT LSS="失效"',
      [],
    ],
    [
      { include: { applicant: ['甲"公司'], ipcSubclass: ['H01M'] } },
      'TI=电池 AND PA=("甲" AND "公司") AND IC=H01M',
      [],
    ],
    [{ include: { applicantType: ['高校'] }, set: 'x' }, 'TI=电池', ['set', 'applicantType']],
    [{ include: { validity: [''] } }, 'TI=电池', ['validity']],
  ])('has the scope %j in it', (scope, expression, left) => {
    expect(operandOf('TI=电池', { ...NO_SCOPE, ...scope })).toEqual({ expression, left });
  });

  it('is the scope alone where all patents were narrowed, and nothing where that has no words', () => {
    expect(operandOf('', { ...NO_SCOPE, years: '2020-' }).expression).toBe('AY>=2020');
    expect(operandOf('', { ...NO_SCOPE, exclude: { validity: ['VALID'] } })).toEqual({
      expression: '',
      left: ['validity'],
    });
  });

  it('takes its place in an expression as a whole', () => {
    recordSearch(USER, asked('TI=电池 OR TI=隔膜'));
    recordSearch(USER, asked('TI=极片', { years: '2020-2021' }));
    recordSearch(USER, asked('', { set: 'x' }));
    const history = operandsOf(readHistory(USER).searches);
    expect(sendableText('#1 AND #2', history)).toEqual({
      ok: true,
      q: '(TI=电池 OR TI=隔膜) AND TI=极片 AND AY=(2020 TO 2021)',
    });
    expect(sendableText(' TI=电池  ', history)).toEqual({ ok: true, q: 'TI=电池' });
    expect(sendableText('TI=传感# AND #1', history)).toMatchObject({ ok: true });
    expect(sendableText('#1 AND #3', history)).toMatchObject({
      error: { code: 'E_UNKNOWN_SET', from: 7, to: 9 },
    });
  });
});
