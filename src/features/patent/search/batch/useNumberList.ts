import { startTransition, useCallback, useEffect, useState } from 'react';
import { type NumberList, NumberListReader } from '@/domain/numberList';
import { lengthProblem } from './limits';

/** Milliseconds of reading before the browser may do something else. */
const STRETCH = 8;

/** Reading waits until what was typed has been painted, and until a burst of keys is over. */
const PAUSE = 40;

const NOTHING: NumberList = { entries: [], duplicates: [], bad: [], lines: 0, ignored: [] };

export interface LiveNumberList {
  /** What the text held when it was last read. */
  list: NumberList;
  /** Whether the text has changed since. */
  reading: boolean;
  /** Why the text is not read at all. */
  problem: string | undefined;
  /** Reads a text at once; lines known already take no time. */
  readNow: (text: string) => NumberList;
}

/** Reads a number list beside the user's typing, in short stretches. */
export function useNumberList(text: string): LiveNumberList {
  const [reader] = useState(() => new NumberListReader());
  const [read, setRead] = useState({ text: '', list: NOTHING });
  const problem = lengthProblem(text);

  useEffect(() => {
    if (problem !== undefined) return;
    const steps = reader.read(text);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const end = performance.now() + STRETCH;
      do {
        const step = steps.next();
        if (step.done) {
          startTransition(() => setRead({ text, list: step.value }));
          return;
        }
      } while (performance.now() < end);
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn, PAUSE);
    return () => clearTimeout(timer);
  }, [reader, text, problem]);

  const readNow = useCallback((now: string) => reader.readAll(now), [reader]);
  return {
    list: problem === undefined ? read.list : NOTHING,
    reading: problem === undefined && read.text !== text,
    problem,
    readNow,
  };
}
