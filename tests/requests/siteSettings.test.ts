import { afterEach, describe, expect, it } from 'vitest';
import { requestTimeout, sessionLength, submitTimeout } from '../../config/portal';

const site = globalThis as { iprSite?: unknown };

afterEach(() => {
  delete site.iprSite;
});

describe('the time-out of a call', () => {
  it.each([
    [30, 30_000],
    ['30', 30_000],
    [0.5, 15_000],
    [1, 1_000],
    [2.5, 2_500],
    [600, 600_000],
    [601, 15_000],
    [0, 15_000],
    [-5, 15_000],
    ['', 15_000],
    ['fast', 15_000],
    [Number.NaN, 15_000],
    [Number.POSITIVE_INFINITY, 15_000],
    [null, 15_000],
    [[], 15_000],
    [{}, 15_000],
    [true, 15_000],
  ])('set to %j seconds is %i ms', (requestSeconds, milliseconds) => {
    site.iprSite = { requestSeconds };
    expect(requestTimeout()).toBe(milliseconds);
  });

  it.each([
    [{}, 60_000],
    [{ submitSeconds: 120 }, 120_000],
    [{ requestSeconds: 30 }, 60_000],
    [{ requestSeconds: 90 }, 90_000],
    [{ requestSeconds: 90, submitSeconds: 20 }, 20_000],
  ])('of a form that is sent, set to %j, is %i ms', (settings, milliseconds) => {
    site.iprSite = settings;
    expect(submitTimeout()).toBe(milliseconds);
  });

  it.each([undefined, null, 'text', 5, []])('stays where the settings are %j', (settings) => {
    site.iprSite = settings;
    expect(requestTimeout()).toBe(15_000);
  });
});

it.each([
  [undefined, undefined],
  [30, 1_800_000],
  ['20', 1_200_000],
  [4, undefined],
  [1441, undefined],
  ['soon', undefined],
])('a login of %j minutes lasts %j ms', (sessionMinutes, milliseconds) => {
  site.iprSite = { sessionMinutes };
  expect(sessionLength()).toBe(milliseconds);
});
