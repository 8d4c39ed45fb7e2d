import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLaws } from '../../../src/features/law/reading/lawRecords';
import { lawDetailLink } from '../../../src/links/law';
import { renderPortal } from '../../support/renderPortal';
import { lawNamed } from './lawSupport';

const SLOW = { timeout: 20_000 };

beforeEach(forgetLaws);

describe('what an address says and nobody can use', () => {
  it('is said: a day that is none, an article that is not there', async () => {
    const { id } = await lawNamed('示例国专利法');
    const { goTo } = await renderPortal(`${lawDetailLink({ id })}&asOf=2015-02-31`);
    expect(await screen.findByText(/^网址中的日期“2015-02-31”无效/, undefined, SLOW)).toBeVisible();
    await goTo(lawDetailLink({ id, at: '9999' }));
    expect(await screen.findByText(/^网址中的位置“第九千九百九十九条”无效/)).toBeVisible();
    await goTo(lawDetailLink({ id, at: 'x<y' }));
    expect(await screen.findByText(/^网址中的位置“x<y”无效/)).toBeVisible();
    await goTo(lawDetailLink({ id, at: '1' }));
    expect(screen.queryByText(/^网址中的/)).toBeNull();
  });

  it('is not said of the law before, while the next one is on its way', async () => {
    const [short, long] = await Promise.all([lawNamed('示例国专利法'), lawNamed('示例国民商法典')]);
    const { goTo } = await renderPortal(lawDetailLink({ id: short.id, at: '3' }));
    await screen.findByRole('heading', { level: 1, name: '示例国专利法' }, SLOW);
    const told: Node[] = [];
    const watch = new MutationObserver(() => told.push(...screen.queryAllByText(/^网址中的/)));
    watch.observe(document.body, { subtree: true, childList: true });
    await goTo(lawDetailLink({ id: long.id, at: '500' }));
    await screen.findByRole('heading', { level: 1, name: '示例国民商法典' }, SLOW);
    watch.disconnect();
    expect(told).toEqual([]);
  });

  it('is said above the list', async () => {
    await renderPortal('/changshu/searching/law/list?pFrom=yesterday');
    expect(
      await screen.findByText('网址中的日期“yesterday”无效，没有按它筛选。', undefined, SLOW),
    ).toBeVisible();
  });
});

it('two different laws side by side are not called versions of one', async () => {
  const [one, other] = await Promise.all([lawNamed('示例国专利法'), lawNamed('示例国商标法')]);
  await renderPortal(lawDetailLink({ id: one.id, compare: other.id }));
  expect(
    await screen.findByRole('heading', { level: 1, name: /：两部法规对照$/ }, SLOW),
  ).toBeVisible();
  expect(screen.getByText(/^这是两部不同的法规/)).toBeVisible();
  const table = screen.getByRole('table', { name: '左右各为一部法规，各行为一条' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads[0]).toHaveTextContent(/^法规一/);
  // Words of their own, by ear too: the day, then the status.
  expect(heads[0]).toHaveTextContent(/起施行 \S+$/);
  expect(screen.queryByText('旧版本')).toBeNull();
});

it('a search for an article leads to it', async () => {
  const { user, address } = await renderPortal('/changshu/searching/law/list?q=专利法 2');
  const link = await screen.findByRole('link', { name: '打开《示例国专利法》第二条' }, SLOW);
  await user.click(link);
  expect(address()).toMatch(/law\/detail\?id=.+&at=2$/);
});

it('an article that was typed is not taken apart where nothing is found', async () => {
  const q = encodeURIComponent('第七十一条 专利法');
  await renderPortal(`/changshu/searching/law/list?q=${q}`);
  expect(await screen.findAllByText(/“第七十一条”/, undefined, SLOW)).not.toHaveLength(0);
  expect(screen.queryByText(/“第七”/)).toBeNull();
});
