import {
  nextTrials,
  type Relaxations,
  relaxationsOf,
  type Totals,
  type Trial,
  trialKey,
} from '@/domain/search/relaxations';
import { useLatestAnswer } from '../useLatestAnswer';
import type { Conditions } from './conditions';

/** Questions on their way at one time: the list itself must not have to wait behind them. */
const AT_ONCE = 2;

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

/** What is known of the conditions that leave a list empty. */
export interface FoundRelaxations {
  /** Undefined until it is known, when it cannot be known, and where nothing can be left out. */
  relaxed: Relaxations | undefined;
  /** It is still being found out. */
  looking: boolean;
}

/**
 * Finds out which conditions leave a list empty, by asking without them. A single condition is to
 * blame by itself: nothing is asked.
 *
 * @param key names the list; another one aborts what is still being asked
 * @param count rows of the list in a state; undefined when that cannot be asked
 */
export function useRelaxations<State>(
  key: string,
  conditions: Conditions<State>,
  count: (state: State, signal: AbortSignal) => Promise<number | undefined>,
): FoundRelaxations {
  const number = conditions.words.length;
  const several = number > 1;
  const { data, current, error } = useLatestAnswer(several ? key : undefined, async (signal) => {
    const ask = async (kept: Trial) => {
      const state = conditions.keep(kept);
      return state && count(state, signal);
    };
    let totals: Totals = new Map();
    for (let trials = nextTrials(number, totals); trials.length > 0; ) {
      totals = new Map([...totals, ...(await askAll(trials, ask))]);
      trials = nextTrials(number, totals);
    }
    return relaxationsOf(number, totals);
  });
  const relaxed = current ? data : undefined;
  return { relaxed, looking: several && !relaxed && !error };
}
