import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { readQuery } from '@/components/search/readQuery';
import {
  nextTrials,
  type Relaxations,
  relaxationsOf,
  type Totals,
  type Trial,
  trialKey,
} from '@/domain/search/relaxations';
import { searchPatents } from '@/services/cnipr';
import { type ListOfNumbers, type Question, questionOf } from '../request';
import type { Conditions } from './conditions';

/** Questions on their way at one time: the list itself must not have to wait behind them. */
const AT_ONCE = 2;

/** What the result with some of its conditions asks for; undefined when that cannot be asked. */
function questionWith(
  { keep }: Conditions,
  kept: Trial,
  list: ListOfNumbers,
): Question | undefined {
  const state = keep(kept);
  if (!state) return undefined;
  const { expression, problem } = readQuery(state);
  if (problem) return undefined;
  return questionOf(state, expression, state.set ? list : { kind: 'none' });
}

async function askAll(
  trials: readonly Trial[],
  ask: (kept: Trial) => Promise<number | undefined>,
): Promise<(readonly [string, number | undefined])[]> {
  const left = [...trials];
  const found: [string, number | undefined][] = [];
  const worker = async () => {
    for (let kept = left.shift(); kept; kept = left.shift()) {
      found.push([trialKey(kept), await ask(kept)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

/**
 * Finds out which conditions leave a result empty, by asking without them.
 *
 * @param key names the result; another one aborts what is still being asked; undefined asks nothing
 */
export function useRelaxations(
  key: string | undefined,
  conditions: Conditions,
  list: ListOfNumbers,
): Latest<Relaxations> {
  return useLatestAnswer(key, async (signal) => {
    const count = conditions.words.length;
    const ask = async (kept: Trial) => {
      const question = questionWith(conditions, kept, list);
      if (!question) return undefined;
      const request = { ...question, page: 0, size: 1 };
      return (await searchPatents(request, { signal, shownInPlace: true })).totalElements;
    };
    let totals: Totals = new Map();
    for (let trials = nextTrials(count, totals); trials.length > 0; ) {
      totals = new Map([...totals, ...(await askAll(trials, ask))]);
      trials = nextTrials(count, totals);
    }
    return relaxationsOf(count, totals);
  });
}
