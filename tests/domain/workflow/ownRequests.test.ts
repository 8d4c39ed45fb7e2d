import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownRequests } from '../../../src/domain/workflow/ownRequests';
import { ENDED, STATUSES, type Status } from '../../../src/domain/workflow/status';

const ME = { id: 'U1' };

interface Row {
  readonly id: string;
  readonly processKey: 'PJSQ' | 'JBTS' | undefined;
  readonly status: Status | undefined;
  readonly applicantId?: string;
}

const row = (id: string, status: Status | undefined, more: Partial<Row> = {}): Row => ({
  id,
  status,
  processKey: 'PJSQ',
  applicantId: 'U1',
  ...more,
});

const page = (content: readonly Row[], totalElements = content.length, counted = true) => ({
  content,
  totalElements,
  counted,
});

const sort = (running: ReturnType<typeof page>, ended: ReturnType<typeof page>, most = 10) => {
  const found = ownRequests(running, ended, { user: ME, processes: ['PJSQ'], most });
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
  return { ...found, running: ids(found.running), ended: ids(found.ended) };
};

describe('one’s own requests', () => {
  it('are what both questions were answered', () => {
    const found = sort(page([row('a', 'SUBMITTED')]), page([row('b', 'FINISHED')], 4));
    expect(found).toEqual({
      running: ['a'],
      ended: ['b'],
      rest: 3,
      partial: false,
      unclear: false,
    });
  });

  it('are sorted by what each says where both questions were answered the same', () => {
    const all = [row('a', 'SUBMITTED'), row('b', 'FINISHED'), row('c', 'WITHDRAWN')];
    expect(sort(page(all), page(all.slice(0, 2), 3), 1)).toEqual({
      running: ['a'],
      ended: ['b'],
      rest: 1,
      partial: false,
      unclear: false,
    });
  });

  it('are never those of another account or service, and these are not counted', () => {
    const all = [
      row('a', 'FINISHED', { applicantId: 'U2' }),
      row('b', 'FINISHED', { processKey: 'JBTS' }),
    ];
    expect(sort(page(all), page(all))).toMatchObject({ running: [], ended: [], rest: 0 });
  });

  it('are of a number that nobody knows where others were counted among them', () => {
    const all = [row('a', 'FINISHED'), row('b', 'FINISHED', { processKey: 'JBTS' })];
    expect(sort(page(all, 40), page(all, 40))).toMatchObject({
      ended: ['a'],
      rest: undefined,
      partial: true,
    });
  });

  it('may be of nobody, or in no known state: they go on until something tells', () => {
    const bare = row('a', undefined, { processKey: undefined });
    const { applicantId: _, ...told } = bare;
    expect(sort(page([told]), page([told]))).toEqual({
      running: ['a'],
      ended: [],
      rest: 0,
      partial: false,
      unclear: true,
    });
    // What has ended waits for nobody, whoever it belongs to.
    const over = { ...told, status: 'FINISHED' as const };
    expect(sort(page([]), page([over])).unclear).toBe(false);
  });

  it('each stand once, and what is told of the rest is never less than nothing', () => {
    const rows = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', ''),
        processKey: fc.constantFrom('PJSQ' as const, 'JBTS' as const, undefined),
        status: fc.constantFrom(...(Object.keys(STATUSES) as Status[]), undefined),
        applicantId: fc.constantFrom('U1', 'U2', ''),
      }),
    );
    const total = fc.nat({ max: 12 });
    fc.assert(
      fc.property(rows, total, rows, total, (running, all, ended, over) => {
        const found = ownRequests(page(running, all), page(ended, over), {
          user: ME,
          processes: ['PJSQ'],
          most: 3,
        });
        const shown = [...found.running, ...found.ended];
        const ids = shown.flatMap(({ id }) => id || []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(shown.some(({ applicantId }) => applicantId === 'U2')).toBe(false);
        expect(shown.some(({ processKey }) => processKey === 'JBTS')).toBe(false);
        expect(found.ended.length).toBeLessThanOrEqual(3);
        expect(found.ended.every(({ status }) => status && ENDED.includes(status))).toBe(true);
        expect(found.rest ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
