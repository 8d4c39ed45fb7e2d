import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';
import { INTERACTION_AIM } from '../support/timing';
import { focusSaid, forgetHeard, heard, longestKey, readTree, type TreeLine } from './listening';

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'complementary',
  'contentinfo',
  'region',
  'search',
  'form',
];

/** What is operated or heard as one thing, and so needs a name. */
const NAMED = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'slider',
  'listbox',
  'option',
  'tree',
  'treeitem',
  'table',
  'figure',
  'img',
  'dialog',
  'tab',
];

/** More than any page of these has. */
const STOPS = 200;

const twice = (all: string[]) => all.filter((one, place) => all.indexOf(one) !== place);

/** Headings that skip a level on the way down. */
function jumps(headings: TreeLine[]): string[] {
  const levels = headings.map(({ states }) => Number(/level=(\d)/.exec(states)?.[1] ?? 0));
  return headings.flatMap(({ name }, place) =>
    place > 0 && (levels[place] ?? 0) > (levels[place - 1] ?? 0) + 1 ? [name] : [],
  );
}

/**
 * The page as a whole is in order for who hears it: its title, one h1, headings without jumps,
 * landmarks that can be told apart, names on everything.
 */
export async function expectPage(
  page: Page,
  title: string | RegExp,
  heading: string | RegExp = title,
) {
  const whole = typeof title === 'string' ? new RegExp(`^${title} - `) : title;
  await expect(page).toHaveTitle(whole);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const lines = await readTree(page.locator('body'));
  const of = (...roles: string[]) => lines.filter(({ role }) => roles.includes(role));
  const landmarks = of(...LANDMARKS).map(({ role, name }) => `${role} ${name}`);
  expect.soft(jumps(of('heading')), 'headings that skip a level').toEqual([]);
  expect.soft(twice(landmarks), 'landmarks that sound alike').toEqual([]);
  expect
    .soft(
      of(...NAMED).filter(({ name }) => !name),
      'without a name',
    )
    .toEqual([]);
}

/** The focus is on what sounds like this. */
export async function expectFocus(page: Page, said: string | RegExp): Promise<void> {
  const matcher = expect.poll(() => focusSaid(page), 'what has the focus');
  if (typeof said === 'string') await matcher.toBe(said);
  else await matcher.toMatch(said);
}

/**
 * Each of these has been said once since the last look, and nothing twice; what was said before is
 * forgotten. What came with its region counts as silence.
 */
export async function expectSaid(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  const texts = async () =>
    (await heard(page)).filter(({ unheard }) => !unheard).map(({ text }) => text);
  for (const word of words) {
    const told = (text: string) => (typeof word === 'string' ? text === word : word.test(text));
    await expect
      .poll(async () => (await texts()).filter(told).length, `said once: ${word}`)
      .toBe(1);
  }
  expect.soft(twice(await texts()), 'said twice').toEqual([]);
  await forgetHeard(page);
}

/** Tab, or another key, until what has the focus sounds like this. */
export async function goTo(page: Page, said: RegExp, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < STOPS; stops += 1) {
    if (said.test(await focusSaid(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${said}`);
}

/** Says nothing by itself: the focus alone tells what has happened. */
export async function expectSilence(page: Page): Promise<void> {
  const said = (await heard(page)).filter(({ unheard }) => !unheard);
  expect.soft(said, 'said without need').toEqual([]);
}

/** Reports the longest interaction of a step; times depend on the machine and fail nothing. */
export async function reportLongest(page: Page, step: string): Promise<void> {
  const text = `${step}: ${await longestKey(page)} ms, aim ${INTERACTION_AIM} ms`;
  test.info().annotations.push({ type: 'time', description: text });
  console.log(text);
}
