import { choosePublicComputer } from '../../../src/components/form/draft/publicComputer';
import {
  addWatched,
  findWatched,
  MOST_WATCHED,
  noteAsked,
  noteSeen,
  readWatched,
  unwatch,
  type WatchedRecord,
  watch,
} from '../../../src/components/watch/watched';
import { readWatchFile, watchFile } from '../../../src/components/watch/watchFile';
import { NO_SCOPE } from '../../../src/links/patent';
import { withoutStorage } from '../../support/withoutStorage';

const OWNER = 'U1';

const patent = (id: string, since = 1000): WatchedRecord => ({
  kind: 'patent',
  id,
  title: `示例专利 ${id}`,
  since,
  seen: { at: since, known: { status: 'PENDING', owners: ['甲'], events: 1 } },
});

describe('what is watched', () => {
  it('is kept for each account, the latest first, and ends', () => {
    watch(OWNER, patent('1', 1000));
    watch(OWNER, patent('2', 2000));
    expect(readWatched(OWNER).map(({ id }) => id)).toEqual(['2', '1']);
    expect(readWatched('U2')).toEqual([]);
    expect(readWatched('')).toEqual([]);
    unwatch(OWNER, patent('2'));
    expect(readWatched(OWNER).map(({ id }) => id)).toEqual(['1']);
  });

  it('keeps what was known where the next look cannot tell, and forgets what was asked before it', () => {
    watch(OWNER, patent('1'));
    noteAsked(OWNER, patent('1'), { at: 2000, known: { status: 'VALID' } });
    expect(findWatched(OWNER, patent('1'))?.asked?.at).toBe(2000);
    noteSeen(OWNER, patent('1'), { at: 3000, known: { status: 'VALID', owners: null } });
    const now = findWatched(OWNER, patent('1'));
    expect(now?.asked).toBeUndefined();
    expect(now?.seen).toEqual({ at: 3000, known: { status: 'VALID', owners: ['甲'], events: 1 } });
  });

  it('loses nothing to a broken neighbour', () => {
    watch(OWNER, patent('1'));
    const kept = JSON.parse(localStorage.getItem(`iprWatched.${OWNER}`) ?? '[]');
    const odd = { ...kept[0], id: '9', seen: { at: 1, known: { status: { a: 1 } } } };
    localStorage.setItem(`iprWatched.${OWNER}`, JSON.stringify([null, odd, ...kept]));
    expect(readWatched(OWNER).map(({ id }) => id)).toEqual(['1']);
  });

  it('says when there are enough, and when the browser or a public computer keeps nothing', async () => {
    const many = Array.from({ length: MOST_WATCHED + 2 }, (_, i) => patent(`${i}`, i));
    expect(addWatched(OWNER, many)).toEqual({ added: MOST_WATCHED, known: 0, over: 2 });
    expect(watch(OWNER, patent('new'))).toEqual({
      ok: false,
      message: expect.stringContaining(`最多关注 ${MOST_WATCHED} 项`),
    });
    await withoutStorage(async () => {
      expect(watch('U2', patent('1'))).toEqual({
        ok: false,
        message: expect.stringContaining('没有允许保存'),
      });
    });
    choosePublicComputer(true);
    expect(watch('U2', patent('1'))).toEqual({
      ok: false,
      message: expect.stringContaining('公用电脑'),
    });
    choosePublicComputer(false);
  });
});

it('stays watched when a fact of it is too long to be kept, which is then not known', () => {
  const owners = Array.from({ length: 61 }, (_, i) => `权利人 ${i}`);
  const long = { status: 'VALID', owners, feeDue: '2027-01-05' };
  watch(OWNER, { ...patent('1'), seen: { at: 1000, known: long } });
  expect(findWatched(OWNER, patent('1'))?.seen.known).toEqual({ ...long, owners: null });
  noteAsked(OWNER, patent('1'), { at: 2000, known: { ...long, status: '' } });
  expect(findWatched(OWNER, patent('1'))?.asked?.known.status).toBeNull();
  // A day to come that is told no more is over.
  noteSeen(OWNER, patent('1'), { at: 3000, known: { status: null, feeDue: null } });
  expect(findWatched(OWNER, patent('1'))?.seen.known).toMatchObject({
    status: 'VALID',
    feeDue: null,
  });
});

describe('a file', () => {
  it('brings what is watched to another device; the later look of both counts', () => {
    const later = { ...patent('1'), seen: { at: 5000, known: { status: 'VALID' } } };
    const file = readWatchFile(watchFile([later, patent('2')]));
    if (!file.ok) throw new Error(file.message);
    watch(OWNER, patent('1', 900));
    expect(addWatched(OWNER, file.watched)).toEqual({ added: 1, known: 1, over: 0 });
    expect(findWatched(OWNER, later)).toEqual({ ...later, since: 900 });
    // What was asked for on this device is asked for anew on the other one.
    expect(findWatched(OWNER, patent('2'))).toEqual(patent('2'));
  });

  it('takes saved searches along, and is read without them as well', () => {
    const search = {
      mode: 'smart',
      q: '隔膜',
      as: [],
      ...NO_SCOPE,
      name: '隔膜',
      at: 1000,
    } as const;
    const file = readWatchFile(watchFile([patent('1')], [search]));
    expect(file).toMatchObject({ ok: true, searches: [{ name: '隔膜', q: '隔膜' }], refused: [] });
    expect(readWatchFile(watchFile([], [search]))).toMatchObject({ ok: true, watched: [] });
    const bare = readWatchFile(watchFile([patent('1')]));
    expect(bare).toMatchObject({ ok: true, searches: [], refused: [] });
    const odd = JSON.parse(watchFile([patent('1')]));
    const broken = readWatchFile(JSON.stringify({ ...odd, saved: { evil: 1 } }));
    expect(broken).toMatchObject({ ok: true, searches: [] });
    if (!broken.ok) throw new Error(broken.message);
    expect(broken.watched).toHaveLength(1);
    expect(broken.refused).toHaveLength(1);
  });

  it('is refused when it is none of ours, and read entry by entry when it is', () => {
    for (const text of ['', '[]', '{"type":"ipr-saved-searches","version":1,"watched":[]}']) {
      expect(readWatchFile(text)).toEqual({
        ok: false,
        message: expect.stringContaining('没有导入'),
      });
    }
    expect(readWatchFile('x'.repeat(2_000_001))).toMatchObject({ ok: false });
    const good = JSON.parse(watchFile([patent('1')])).watched[0];
    const entries = [
      good,
      null,
      { ...good, kind: 'constructor' },
      { ...good, id: '' },
      { ...good, since: 'tomorrow' },
      { ...good, id: 'x'.repeat(201) },
      { ...good, id: '2', seen: { at: good.since, known: { status: {}, evil: 'x', events: 4 } } },
    ];
    const file = readWatchFile(
      JSON.stringify({ type: 'ipr-watched', version: 1, watched: entries }),
    );
    if (!file.ok) throw new Error(file.message);
    expect(file.unreadable).toBe(5);
    expect(file.watched.map(({ id }) => id)).toEqual(['1', '2']);
    expect(file.watched[1]?.seen.known).toEqual({ status: null, events: 4 });
  });

  it('of a device whose clock is ahead is read, as of now', () => {
    const good = JSON.parse(watchFile([patent('1')])).watched[0];
    const ahead = '3000-01-01T00:00:00.000Z';
    const entries = [{ ...good, since: ahead, seen: { ...good.seen, at: ahead } }];
    const file = readWatchFile(
      JSON.stringify({ type: 'ipr-watched', version: 1, watched: entries }),
      5000,
    );
    if (!file.ok) throw new Error(file.message);
    expect(file.unreadable).toBe(0);
    expect(file.watched[0]).toMatchObject({ since: 5000, seen: { at: 5000 } });
  });
});
