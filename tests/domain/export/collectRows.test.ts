import { describe, expect, it } from 'vitest';
import {
  collectRows,
  type ExportProgress,
  tableOf,
} from '../../../src/components/export/collectRows';
import { AbortedError } from '../../../src/requests/errors';

interface Hit {
  number: string;
  citedBy: number | null;
}

const fields = [
  { key: 'number', title: '公开号', value: (hit: Hit) => hit.number },
  { key: 'citedBy', title: '被引次数', value: (hit: Hit) => hit.citedBy },
];

/** A result of so many hits, with the calls that were made. */
function resultOf(total: number) {
  const hits = Array.from({ length: total }, (_, i): Hit => ({ number: `CN${i}`, citedBy: i }));
  const calls: [page: number, size: number][] = [];
  const fetchPage = async (page: number, size: number) => {
    calls.push([page, size]);
    return { rows: hits.slice((page - 1) * size, page * size), total };
  };
  return { calls, fetchPage };
}

describe('collectRows', () => {
  it('takes every page in order, and of its rows the chosen fields', async () => {
    const { calls, fetchPage } = resultOf(250);
    const { rows, total } = await collectRows({ fetchPage });
    expect(calls).toEqual([
      [1, 100],
      [2, 100],
      [3, 100],
    ]);
    expect([rows.length, total]).toEqual([250, 250]);
    const table = tableOf(rows, [...fields].reverse());
    expect(table.rows[249]).toEqual([249, 'CN249']);
    expect(table.columns).toMatchObject([{ title: '被引次数' }, { title: '公开号' }]);
  });

  it('stops at the limit, whatever there is', async () => {
    const large = resultOf(5000);
    expect((await collectRows({ ...large })).rows).toHaveLength(1000);
    expect(large.calls).toHaveLength(10);
    const { rows, total } = await collectRows({
      ...resultOf(5000),
      limit: 130,
      pageSize: 50,
    });
    expect([rows.length, total]).toEqual([130, 5000]);
  });

  it('ends when a page has no rows, although more were announced', async () => {
    const fetchPage = async () => ({ rows: [], total: 40 });
    expect(await collectRows({ fetchPage })).toMatchObject({ rows: [], total: 40 });
  });

  it('goes on behind what an earlier try fetched', async () => {
    const { calls, fetchPage } = resultOf(450);
    const kept: Hit[] = [];
    const failing = (page: number, size: number) =>
      page === 3 ? Promise.reject(new Error('断开')) : fetchPage(page, size);
    await expect(collectRows({ fetchPage: failing, kept })).rejects.toThrow('断开');
    expect(kept).toHaveLength(200);
    const { rows } = await collectRows({ fetchPage, kept });
    expect(calls.map(([page]) => page)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ citedBy }) => citedBy)).toEqual(Array.from({ length: 450 }, (_, i) => i));
  });

  it('leaves nothing out where a back end gives smaller pages than asked for', async () => {
    const { fetchPage } = resultOf(450);
    const capped = (page: number, size: number) => fetchPage(page, Math.min(size, 60));
    const { rows } = await collectRows({ fetchPage: capped });
    expect(rows.map(({ citedBy }) => citedBy)).toEqual(Array.from({ length: 450 }, (_, i) => i));
  });

  it('tells how far it is after every page', async () => {
    const seen: ExportProgress[] = [];
    await collectRows({
      ...resultOf(250),
      limit: 220,
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen).toEqual([
      { done: 100, wanted: 220 },
      { done: 200, wanted: 220 },
      { done: 220, wanted: 220 },
    ]);
  });

  it('ends at once when cancelled, even while a call hangs, and asks for nothing more', async () => {
    const controller = new AbortController();
    const { calls, fetchPage } = resultOf(1000);
    const hanging = (page: number, size: number) =>
      page < 3 ? fetchPage(page, size) : new Promise<never>(() => {});
    const exported = collectRows({
      fetchPage: hanging,
      signal: controller.signal,
      onProgress: ({ done }) => done === 200 && setTimeout(() => controller.abort()),
    });
    await expect(exported).rejects.toBeInstanceOf(AbortedError);
    expect(calls).toHaveLength(2);
  });

  it('asks for nothing when it was cancelled before', async () => {
    const controller = new AbortController();
    controller.abort();
    const { calls, fetchPage } = resultOf(10);
    const exported = collectRows({ fetchPage, signal: controller.signal });
    await expect(exported).rejects.toBeInstanceOf(AbortedError);
    expect(calls).toEqual([]);
  });

  it('fails with the failure of a page', async () => {
    const { fetchPage } = resultOf(300);
    const failing = (page: number, size: number) =>
      page === 2 ? Promise.reject(new Error('服务暂时不可用')) : fetchPage(page, size);
    await expect(collectRows({ fetchPage: failing })).rejects.toThrow('服务暂时不可用');
  });
});
