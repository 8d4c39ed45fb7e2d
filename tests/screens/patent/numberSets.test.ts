import { vi } from 'vitest';
import {
  keepNumberSet,
  MOST_SETS,
  readNumberSet,
  readNumberSets,
  removeNumberSet,
  restoreNumberSet,
} from '../../../src/components/search/numberSets';
import { withoutStorage } from '../../support/withoutStorage';

const NUMBERS = ['202119900001.9', 'CN199000001A'];

beforeEach(() => localStorage.clear());

function keep(userId = 'u1', name = '电池') {
  const outcome = keepNumberSet(userId, { name, numbers: NUMBERS });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

/** Runs a step in a browser that has no room for values longer than this. */
function withLittleRoom<T>(most: number, step: () => T): T {
  const storage = window.localStorage;
  const full: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, value) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  vi.stubGlobal('localStorage', full);
  try {
    return step();
  } finally {
    vi.unstubAllGlobals();
  }
}

describe('lists of numbers kept in the browser', () => {
  it('are found again by id, the newest first', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
    const { set } = keep();
    vi.setSystemTime(new Date('2026-11-20T08:01:00Z'));
    const later = keep('u1', '轴承').set;
    vi.useRealTimers();
    expect(readNumberSet('u1', set.id)).toEqual(set);
    expect(set).toMatchObject({ name: '电池', count: 2, numbers: NUMBERS });
    expect(readNumberSets('u1').map(({ id }) => id)).toEqual([later.id, set.id]);
    expect(later.id).not.toBe(set.id);
  });

  it('are not shown to another user of the same browser', () => {
    const { set } = keep('u1');
    expect(readNumberSet('u2', set.id)).toBeUndefined();
    expect(readNumberSets('u2')).toEqual([]);
  });

  it('make room for the newest, and say which went', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
    const kept = Array.from({ length: MOST_SETS }, () => {
      vi.advanceTimersByTime(1000);
      return keep().set;
    });
    vi.advanceTimersByTime(1000);
    const { set, dropped } = keep('u1', '第二十一份');
    vi.useRealTimers();
    expect(dropped.map(({ id }) => id)).toEqual([kept[0]?.id]);
    expect(readNumberSet('u1', kept[0]?.id ?? '')).toBeUndefined();
    expect(readNumberSets('u1')).toHaveLength(MOST_SETS);
    expect(readNumberSets('u1')[0]?.id).toBe(set.id);
  });

  it('are not kept by halves in a full browser; those there stay', () => {
    const { set } = keep();
    const before = { ...localStorage };
    const long = Array.from({ length: 100 }, (_, index) => `CN1${index}0000001A`);
    const outcome = withLittleRoom(200, () => keepNumberSet('u1', { name: '太长', numbers: long }));
    expect(outcome).toEqual({ ok: false, message: expect.stringContaining('存储空间不够') });
    expect({ ...localStorage }).toEqual(before);
    expect(readNumberSet('u1', set.id)).toEqual(set);
  });

  it('say so where storage is forbidden', async () => {
    await withoutStorage(async () => {
      const outcome = keepNumberSet('u1', { name: '电池', numbers: NUMBERS });
      expect(outcome).toEqual({ ok: false, message: expect.stringContaining('没有允许保存') });
      expect(readNumberSets('u1')).toEqual([]);
    });
  });

  it('are as good as missing when somebody spoiled them', () => {
    const { set } = keep();
    localStorage.setItem(`iprNumberSet.u1.${set.id}`, '{"id":1}');
    expect(readNumberSet('u1', set.id)).toBeUndefined();
    localStorage.setItem('iprNumberSets.u1', '[{"id":"x"}]');
    expect(readNumberSets('u1')).toEqual([]);
  });

  it('come back under their id after being removed', () => {
    const { set } = keep();
    expect(removeNumberSet('u1', set.id)).toEqual(set);
    expect(readNumberSet('u1', set.id)).toBeUndefined();
    expect(readNumberSets('u1')).toEqual([]);
    expect(restoreNumberSet('u1', set).ok).toBe(true);
    expect(readNumberSet('u1', set.id)).toEqual(set);
  });
});
