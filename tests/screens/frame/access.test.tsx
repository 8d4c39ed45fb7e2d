import { screen } from '@testing-library/react';
import { Outlet } from '@umijs/max';
import { describe, expect, it } from 'vitest';
import { renderPortal, type TestRoute } from '../../support/renderPortal';

// The product restricts no route (specification 6), so these stand beside it in the tests alone.

interface Rules {
  group?: string;
  first?: string;
  second?: string;
}

/** A group with two pages, 甲页 and 乙页, each with the access name given. */
function pages(rules: Rules): TestRoute[] {
  const access = (name: string | undefined) => (name ? { access: name } : {});
  const page = (id: 'first' | 'second', name: string): TestRoute => ({
    id,
    path: id,
    parentId: 'group',
    name,
    component: () => <h1>{`${name}的内容`}</h1>,
    ...access(rules[id]),
  });
  return [
    {
      id: 'group',
      path: 'changshu/probe',
      name: '试验区',
      component: Outlet,
      ...access(rules.group),
    },
    page('first', '甲页'),
    page('second', '乙页'),
  ];
}

/** Which of the group's entries the menu shows. */
async function menuEntries(): Promise<string[]> {
  await screen.findByRole('menuitem', { name: /专利导航/ });
  return screen
    .getAllByRole('menuitem')
    .map((entry) => entry.textContent ?? '')
    .filter((name) => ['试验区', '甲页', '乙页'].includes(name));
}

async function expectAllowed(page: string, allowed: boolean): Promise<void> {
  const text = allowed ? `${page}的内容` : '没有访问权限';
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
}

describe('routes with access names, for a user who is no administrator', () => {
  it.each<[what: string, rules: Rules, menu: string[], first: boolean, second: boolean]>([
    ['no rule', {}, ['试验区', '甲页', '乙页'], true, true],
    ['one false child', { first: 'canAdmin' }, ['试验区', '乙页'], false, true],
    ['a false parent', { group: 'canAdmin' }, [], false, false],
    ['only false children', { first: 'canAdmin', second: 'canAdmin' }, [], false, false],
    ['a rule that does not exist', { second: 'canFly' }, ['试验区', '甲页'], true, false],
    ['a false parent over a child', { group: 'canFly', first: 'canAdmin' }, [], false, false],
  ])('%s', async (_, rules, menu, first, second) => {
    const portal = await renderPortal('/changshu/probe/first', { routes: pages(rules) });
    await expectAllowed('甲页', first);
    expect(await menuEntries()).toEqual(menu);
    await portal.goTo('/changshu/probe/second');
    await expectAllowed('乙页', second);
    expect(portal.address()).toBe('/changshu/probe/second');
  });
});

it('lets the administrator in where canAdmin is asked for, and nowhere else', async () => {
  const rules: Rules = { group: 'canAdmin', first: 'canAdmin', second: 'canFly' };
  const portal = await renderPortal('/changshu/probe/first', {
    account: 'admin',
    routes: pages(rules),
  });
  await expectAllowed('甲页', true);
  expect(await menuEntries()).toEqual(['试验区', '甲页']);
  await portal.goTo('/changshu/probe/second');
  await expectAllowed('乙页', false);
});

it('keeps a refused page inside the layout, with its title and a way on', async () => {
  const { user } = await renderPortal('/changshu/probe/first', {
    routes: pages({ first: 'canAdmin' }),
  });
  await expectAllowed('甲页', false);
  expect(document.title).toMatch(/^没有访问权限 - /);
  await user.click(screen.getByRole('link', { name: '返回首页' }));
  expect(await screen.findByRole('heading', { level: 1, name: '专利导航与检索' })).toBeVisible();
});
