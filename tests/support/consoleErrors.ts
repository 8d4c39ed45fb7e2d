import { expect, vi } from 'vitest';

/** Lines that say nothing about the product. */
const ALWAYS = [
  // happy-dom does not know the search element.
  /The tag <%s> is unrecognized in this browser.* search$/s,
  // It measures nothing, and antd gives a growing text the height it has measured.
  /^`NaN` is an invalid value for the `%s` css style property\.? ?(height|minHeight)$/,
  // ahooks writes down every failed call that a screen shows by itself.
  /^(ShowTypeError|CodeError|TransportError): /,
  // A notice's timer or a late answer changes the page while a test waits for something else.
  /^An update to %s inside a test was not wrapped in act/,
  // What an earlier test left behind while its page was still loading.
  /^A suspended resource finished loading inside a test/,
];

let seen: string[] = [];
let expected: RegExp[] = [];

/** Collects what is written with console.error; a line nobody expects fails the test. */
export function watchConsole(): void {
  seen = [];
  expected = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    seen.push(parts.map(String).join(' '));
  });
}

/** Says that this test causes such a line, e.g. a page that throws on purpose. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Fails when something unexpected was written, or something expected was not. */
export function checkConsole(): void {
  const allowed = [...ALWAYS, ...expected];
  expect(seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  expect(expected.filter((pattern) => !seen.some((line) => pattern.test(line)))).toEqual([]);
}
