import { expect, it } from 'vitest';
import { collectChosen } from '@/components/export/collectChosen';

const ids = Array.from({ length: 120 }, (_, no) => `R${no}`);
const { signal } = new AbortController();
const idOf = ({ id }: { id: string }) => id;

it('what nobody chose is not taken home, and what is missing is counted', async () => {
  const found = await collectChosen(['R3', 'gone', 'R1'], {
    kept: [],
    signal,
    onProgress: () => undefined,
    idOf,
    find: async () => ids.map((id) => ({ id })),
  });
  expect(found.rows.map(idOf)).toEqual(['R3', 'R1']);
  expect(found.total).toBe(3);
});

it('asks for so many at once, never for none, and goes on where some are missing', async () => {
  const asked: number[] = [];
  const done: number[] = [];
  const { rows } = await collectChosen(ids, {
    kept: [],
    signal,
    onProgress: (progress) => done.push(progress.done),
    idOf,
    find: async (some) => {
      asked.push(some.length);
      return some.filter((id) => id !== 'R7').map((id) => ({ id }));
    },
  });
  expect(asked).toEqual([50, 50, 20]);
  expect(done).toEqual([50, 100, 120]);
  expect(rows).toHaveLength(119);
});

it('goes on behind what an earlier try fetched', async () => {
  const asked: string[][] = [];
  const { rows } = await collectChosen(['R1', 'R2', 'R3'], {
    kept: [{ id: 'R1' }],
    signal,
    onProgress: () => undefined,
    idOf,
    find: async (some) => {
      asked.push([...some]);
      return some.map((id) => ({ id }));
    },
  });
  expect(asked).toEqual([['R2', 'R3']]);
  expect(rows.map(idOf)).toEqual(['R1', 'R2', 'R3']);
});
