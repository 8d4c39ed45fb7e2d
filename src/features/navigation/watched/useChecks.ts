import { useMemoizedFn } from 'ahooks';
import { useRef, useState } from 'react';
import { errorSentence, isNotOffered } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { isNotFound } from '../isNotFound';
import type { Answer, WatchedItem } from './items';

/** How far the question about one item is. */
export type Check =
  | { readonly is: 'waiting' | 'asking' }
  | { readonly is: 'answered'; readonly answer: Answer }
  /** Nobody could tell; `gone` when there is no such record any more. */
  | { readonly is: 'failed'; readonly why: string; readonly gone: boolean };

function failure(error: unknown): Check {
  if (isNotFound(error)) {
    return { is: 'failed', gone: true, why: '没有查到这条记录，可能已经撤下或合并。' };
  }
  if (isNotOffered(error)) {
    return { is: 'failed', gone: false, why: '没有查到：本平台的后台没有提供这项查询。' };
  }
  return { is: 'failed', gone: false, why: `没有查到：${errorSentence(error)}` };
}

/**
 * Asks about items one after the other, so that the page and the back end stay free for others;
 * ends when the screen goes.
 *
 * @returns by name of the item how far it is, and what asks about more
 */
export function useChecks(): {
  checks: ReadonlyMap<string, Check>;
  /** Items that were asked about already are asked about again. */
  ask: (items: readonly WatchedItem[]) => void;
} {
  const [checks, setChecks] = useState<ReadonlyMap<string, Check>>(new Map());
  const queue = useRef<WatchedItem[]>([]);
  const busy = useRef(false);
  const note = (items: readonly WatchedItem[], check: Check) =>
    setChecks((before) => new Map([...before, ...items.map(({ name }) => [name, check] as const)]));
  const { run: work } = useAsked(
    async (signal) => {
      busy.current = true;
      for (let one = queue.current.shift(); one; one = queue.current.shift()) {
        const item = one;
        note([item], { is: 'asking' });
        const check = await (item.ask?.(signal) ?? Promise.reject()).then(
          (answer): Check => ({ is: 'answered', answer }),
          failure,
        );
        if (signal.aborted) return;
        note([item], check);
      }
      busy.current = false;
    },
    { manual: true },
  );
  const ask = useMemoizedFn((items: readonly WatchedItem[]) => {
    const queued = new Set(queue.current.map(({ name }) => name));
    const more = items.filter(({ name, ask: can }) => can && !queued.has(name));
    if (more.length === 0) return;
    queue.current.push(...more);
    note(more, { is: 'waiting' });
    if (!busy.current) work();
  });
  return { checks, ask };
}
