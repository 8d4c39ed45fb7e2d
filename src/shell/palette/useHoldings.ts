import { useEffect, useState } from 'react';
import { Running } from '@/requests/running';
import type { HoldingOutcome } from './holdingOutcome';

/** How asking the holdings for a text goes. */
export interface AskedHoldings {
  /** By the name of the holding, as they come. */
  readonly outcomes: Readonly<Record<string, HoldingOutcome>>;
  /** For the ear: all of them, or after a while those that have come; '' until then. */
  readonly said: string;
}

/** Milliseconds without a key before they are asked, and after which the ear does not wait for all. */
const PAUSE = 300;
const LATE = 3000;

/** Asked together, see components/search/holdings. */
const NAMES = ['专利', '法律法规', '裁判文书', '企业', '供需信息'] as const;

const failed = (name: string): HoldingOutcome => ({ name, note: '没有查成', hits: [] });

/** `专利 12 件，企业没有找到`. */
function inWords(outcomes: AskedHoldings['outcomes'], late: boolean): string {
  const told = NAMES.flatMap((name) => outcomes[name] ?? []);
  const open = NAMES.length - told.length;
  if (told.length === 0 || (open > 0 && !late)) return '';
  const parts = told.map(({ name, note }) => `${name}${/^[\d至]/.test(note) ? ' ' : ''}${note}`);
  return `${parts.join('，')}${open > 0 ? `，其余 ${open} 个库还在查` : ''}。`;
}

/**
 * Asks all holdings for a text while it is being typed. What answers an older text is dropped.
 *
 * @param q '' asks nothing
 */
export function useHoldings(q: string): AskedHoldings {
  const [asked, setAsked] = useState({ q, late: false, outcomes: {} as AskedHoldings['outcomes'] });
  useEffect(() => {
    if (!q) return;
    setAsked({ q, late: false, outcomes: {} });
    const running = new Running();
    const signal = running.begin();
    const onOutcome = (outcome: HoldingOutcome) =>
      setAsked((before) => ({
        ...before,
        outcomes: { ...before.outcomes, [outcome.name]: outcome },
      }));
    const ask = setTimeout(() => {
      import('./askHoldings').then(
        ({ askHoldings }) => {
          if (!signal.aborted) askHoldings(q, signal, onOutcome);
        },
        () => {
          if (!signal.aborted) for (const name of NAMES) onOutcome(failed(name));
        },
      );
    }, PAUSE);
    const late = setTimeout(() => setAsked((before) => ({ ...before, late: true })), LATE);
    return () => {
      clearTimeout(ask);
      clearTimeout(late);
      running.stopAll();
    };
  }, [q]);
  const outcomes = asked.q === q ? asked.outcomes : {};
  return { outcomes, said: q ? inWords(outcomes, asked.late) : '' };
}
