import fc from 'fast-check';
import { readSavedFile, savedFile } from '@/components/search/history/savedFile';
import {
  addSaved,
  LONGEST_NAME,
  MOST_SAVED,
  proposedName,
  readSaved,
  removeSaved,
  renameSaved,
  type SavedSearch,
  savedKey,
  saveSearch,
} from '@/components/search/history/savedSearches';
import { NO_SCOPE } from '@/links/patent';
import { withoutStorage } from '../../support/withoutStorage';

const USER = 'u1';
const NOW = Date.UTC(2026, 10, 20);

const battery = {
  mode: 'expr' as const,
  q: 'TI=电池',
  as: [],
  ...NO_SCOPE,
  include: { validity: ['VALID'] },
  years: '2015-',
};
const saved = (name: string, at = 1): SavedSearch => ({ ...battery, name, at });
const names = (user = USER) => readSaved(user).map(({ name }) => name);

afterEach(() => localStorage.clear());

describe('saved searches', () => {
  it('are kept by name for each user alone, the newest first', () => {
    expect(saveSearch(USER, ' 电池\u200b ', battery, 1)).toEqual({ ok: true });
    saveSearch(USER, '隔膜', { ...battery, q: 'TI=隔膜' }, 2);
    expect(readSaved(USER)).toEqual([{ ...saved('隔膜', 2), q: 'TI=隔膜' }, saved('电池')]);
    expect(readSaved('u2')).toEqual([]);
  });

  it.each([
    ['  ', '请输入名称。'],
    ['字'.repeat(LONGEST_NAME + 1), `名称最多 ${LONGEST_NAME} 个字。`],
    ['电池', '已有名为“电池”的检索，请换一个名称。'],
  ])('are neither saved nor renamed as %j', (name, message) => {
    saveSearch(USER, '电池', battery);
    saveSearch(USER, '隔膜', battery);
    expect(saveSearch(USER, name, battery)).toEqual({ ok: false, message });
    expect(renameSaved(USER, '隔膜', name)).toEqual({ ok: false, message });
    expect(names()).toEqual(['隔膜', '电池']);
  });

  it('are renamed in their place, also to what they are called, and removed', () => {
    for (const name of ['甲', '乙', '丙']) saveSearch(USER, name, battery);
    expect(renameSaved(USER, '乙', '乙')).toEqual({ ok: true });
    renameSaved(USER, '乙', '丁');
    removeSaved(USER, '丙');
    expect(names()).toEqual(['丁', '甲']);
  });

  it(`are at most ${MOST_SAVED}`, () => {
    addSaved(
      USER,
      Array.from({ length: MOST_SAVED }, (_, n) => saved(`检索${n}`)),
    );
    expect(saveSearch(USER, '又一个', battery)).toMatchObject({
      message: `最多保存 ${MOST_SAVED} 个检索，请先删除不用的。`,
    });
    expect(addSaved(USER, [saved('再一个')])).toEqual({ added: 0, renamed: [], over: 1 });
    expect(names()).toHaveLength(MOST_SAVED);
  });

  it('say that the browser refused to keep them', async () => {
    await withoutStorage(async () => {
      expect(saveSearch(USER, '电池', battery)).toMatchObject({ ok: false });
      expect(addSaved(USER, [saved('电池')])).toMatchObject({
        added: 0,
        message: expect.any(String),
      });
      expect(names()).toEqual([]);
    });
  });

  it('are proposed a name of one line that fits', () => {
    expect(proposedName({ ...battery, q: `电池\n隔膜${'长'.repeat(99)}` })).toBe(
      `电池 隔膜${'长'.repeat(LONGEST_NAME - 5)}`,
    );
  });
});

describe('a file of saved searches', () => {
  it('brings back what was exported', () => {
    const searches = [
      saved('电池', 1000),
      { ...saved('智能', 2000), mode: 'smart' as const, q: 'H01M 2023', as: ['', 'text'] },
    ];
    expect(readSavedFile(savedFile(searches), NOW)).toEqual({ ok: true, searches, refused: [] });
  });

  it('gives another name where one is taken, in the file and beside it', () => {
    saveSearch(USER, '电池', battery);
    const long = '长'.repeat(LONGEST_NAME);
    const outcome = addSaved(USER, [saved('电池'), saved('电池'), saved(long), saved(long)]);
    expect(outcome.renamed).toEqual([
      ['电池', '电池（2）'],
      ['电池', '电池（3）'],
      [long, `${'长'.repeat(LONGEST_NAME - 3)}（2）`],
    ]);
    expect(new Set(names()).size).toBe(5);
  });

  it.each([
    ['not JSON', '{', /不是检索的备份/],
    ['something else', '{"searches":[]}', /不是从“已存检索”备份/],
    ['of another version', '{"type":"ipr-saved-searches","version":2,"searches":[]}', /其他版本/],
    ['a giant', 'x'.repeat(2_000_001), /太大/],
  ])('%s is refused with its reason', (_, text, message) => {
    expect(readSavedFile(text, NOW)).toEqual({
      ok: false,
      message: expect.stringMatching(message),
    });
  });

  const file = (...searches: unknown[]) =>
    readSavedFile(JSON.stringify({ type: 'ipr-saved-searches', version: 1, searches }), NOW);

  it('is read entry by entry; each that is left out has its reason', () => {
    expect(
      file(
        5,
        { ...battery, name: '' },
        { ...battery, name: '字'.repeat(LONGEST_NAME + 1) },
        { ...battery, name: '缺', q: undefined },
        { ...battery, name: '长', q: '词'.repeat(2001) },
        { ...battery, name: '错', q: 'TI=(电池' },
        { ...battery, name: '多', include: { applicant: Array(500).fill('某某某某公司') } },
        { ...battery, name: '好' },
      ),
    ).toMatchObject({
      searches: [{ name: '好', at: NOW }],
      refused: [
        '第 1 个：不是一个检索。',
        '第 2 个：没有名称。',
        `第 3 个：名称超过 ${LONGEST_NAME} 个字。`,
        '第 4 个：“缺”缺少检索内容，或者格式不对。',
        '第 5 个：“长”的检索式超过 2000 个字符。',
        expect.stringMatching(/^第 6 个：“错”的检索式无法识别（.*右括号.*）。$/),
        '第 7 个：“多”的条件过多。',
      ],
    });
  });

  it('adds nothing but what an address can hold', () => {
    const entry = JSON.parse(
      `{"name":"\\u202e恶意\\n","mode":"expr","q":"TI=电池","as":[],"years":"<img>","set":"","exclude":{},
        "include":{"__proto__":["x"],"constructor":["y"],"a b":["z"],"validity":["VALID"]},
        "savedAt":"9999-01-01","html":"<script>","__proto__":{"polluted":1}}`,
    );
    const read = file(entry);
    expect(read).toMatchObject({ searches: [{ name: '恶意', years: '', at: NOW }] });
    const [search] = read.ok ? read.searches : [];
    expect(Object.keys(search ?? {}).sort()).toEqual(
      ['as', 'at', 'exclude', 'include', 'mode', 'name', 'q', 'set', 'years'].sort(),
    );
    expect(Object.getPrototypeOf(search?.include)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it(`is read up to ${MOST_SAVED} entries`, () => {
    const read = file(...Array.from({ length: MOST_SAVED + 3 }, (_, n) => saved(`检索${n}`)));
    expect(read).toMatchObject({
      refused: [`一个文件最多读取 ${MOST_SAVED} 个检索，其余 3 个没有读取。`],
    });
    expect(read.ok && read.searches).toHaveLength(MOST_SAVED);
  });

  it('of rubbish is never taken for more than it holds', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          name: fc.oneof(fc.string(), fc.jsonValue()),
          mode: fc.constantFrom('smart', 'expr', 'form', 1),
          q: fc.oneof(fc.string(), fc.constantFrom('TI=电池', '#1', '电池'), fc.jsonValue()),
          as: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
          include: fc.oneof(fc.dictionary(fc.string(), fc.array(fc.string())), fc.jsonValue()),
          exclude: fc.dictionary(fc.string(), fc.array(fc.string())),
          years: fc.oneof(fc.string(), fc.constant('2015-')),
          set: fc.string(),
          savedAt: fc.oneof(fc.string(), fc.jsonValue()),
        },
        { requiredKeys: ['q', 'exclude', 'set', 'years', 'mode'] },
      ),
    );
    fc.assert(
      fc.property(fc.array(entry), (searches) => {
        const read = file(...searches);
        if (!read.ok) throw new Error(read.message);
        expect(read.searches.length + read.refused.length).toBe(searches.length);
        localStorage.setItem(savedKey(USER), JSON.stringify(read.searches));
        expect(readSaved(USER)).toEqual(read.searches);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSavedFile(text, NOW).ok).toBe(false);
      }),
    );
  });
});
