import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backEnd } from '../../support/backEnd';
import { type Damage, damageAnswers, type Fate } from '../../support/incompleteAnswers';
import { renderPortal } from '../../support/renderPortal';
import { ADDRESSES, addressOf } from './addresses';

/** How many times each screen meets answers with fields missing at random. */
const RUNS = Number(process.env.INCOMPLETE_RUNS ?? 1);

/** Texts that a value nobody expected leaves behind. */
const LEFT_BEHIND = /undefined|\bNaN\b|\bnull\b|\[object |Invalid Date|（）|\(\)/;

/** The same field of the same record has the same fate each time it is asked for. */
const atRandom =
  (seed: number): Damage =>
  (path) => {
    let hash = seed;
    for (const letter of path) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    const share = ((hash >>> 0) % 1000) / 1000;
    const fates: readonly Fate[] = ['dropped', 'nulled'];
    return share < 0.35 ? (fates[(hash >>> 10) % 2] ?? 'dropped') : 'kept';
  };

const DAMAGES: readonly (readonly [string, Damage])[] = [
  ['nothing but ids', (_, name) => (name === 'id' ? 'kept' : 'dropped')],
  ['nothing but null', () => 'nulled'],
  ...fc
    .sample(fc.integer(), { numRuns: RUNS, seed: 20261122 })
    .map((seed) => [`fields missing at random (${seed})`, atRandom(seed)] as const),
];

/** Waits until the page no longer changes: its answers are there and drawn. */
async function settled(): Promise<string> {
  let last = '';
  await waitFor(
    () => {
      // Parts that wait until they are in view are drawn for printing.
      window.dispatchEvent(new Event('beforeprint'));
      const text = document.body.textContent ?? '';
      const same = text === last;
      last = text;
      if (!same || document.querySelector('[aria-busy="true"], .skeleton')) {
        throw new Error(`The page does not come to rest: ${text.slice(0, 200)}`);
      }
    },
    { interval: 120, timeout: 10_000 },
  );
  return last;
}

describe('a screen stands whatever its answers lack', () => {
  it.each(Object.keys(ADDRESSES))('%s', async (name) => {
    for (const [what, damage] of DAMAGES) {
      const address = await addressOf(name);
      damageAnswers(damage);
      await renderPortal(address, { account: 'enterprise' });
      // A request stands there twice: on screen and on paper.
      await screen.findAllByRole('heading', { level: 1 });
      const text = await settled();
      expect(screen.queryByText('页面出现错误'), `${what}: ${address}`).not.toBeInTheDocument();
      expect(LEFT_BEHIND.exec(text)?.[0], `${what}: ${address}: ${text}`).toBeUndefined();
      cleanup();
      backEnd.resetHandlers();
    }
  });
});
