import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLaws } from '../../../src/features/law/reading/lawRecords';
import { lawDetailLink, lawListLink } from '../../../src/links/law';
import { backEnd } from '../../support/backEnd';
import { callsSeen } from '../../support/faults';
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

it('a search for an article shows it in place of a search for its words', async () => {
  const { user, address } = await renderPortal('/changshu/searching/law/list?q=专利法 2');
  const link = await screen.findByRole('link', { name: '打开《示例国专利法》第二条' }, SLOW);
  expect(
    screen.getByText(/理解为条文：《示例国专利法》第二条（今天的版本），没有按词语检索/),
  ).toBeVisible();
  expect(screen.queryByRole('list', { name: '检索到的法律法规' })).toBeNull();
  const words = (await callsSeen()).filter(({ path }) => path.endsWith('/law/find'));
  expect(words).toEqual([]);
  expect(screen.getByRole('link', { name: '按词语检索“专利法 2”' })).toHaveAttribute(
    'href',
    lawListLink({ q: '专利法 2', words: true }),
  );
  await user.click(link);
  expect(address()).toMatch(/law\/detail\?id=.+&at=2$/);
});

it('an article that the law has not is told, with the ways on', async () => {
  const q = '专利法 999';
  await renderPortal(lawListLink({ q }));
  const heading = await screen.findByRole(
    'heading',
    { name: '《示例国专利法》今天的版本里没有查到第九百九十九条' },
    SLOW,
  );
  expect(heading).toBeVisible();
  expect(screen.getByRole('link', { name: '打开这部法规' })).toBeVisible();
});

it('an article that is searched as words is not taken apart where nothing is found', async () => {
  await renderPortal(lawListLink({ q: '第七十一条 专利法', words: true }));
  expect(await screen.findAllByText(/“第七十一条”/, undefined, SLOW)).not.toHaveLength(0);
  expect(screen.queryByText(/“第七”/)).toBeNull();
});

it('an article of a law that is not held is searched as words, and so is one that nobody can tell', async () => {
  const { goTo } = await renderPortal(lawListLink({ q: '示例民法典 188' }));
  expect(
    await screen.findByText(/没有找到叫“示例民法典”的法律法规/, undefined, SLOW),
  ).toBeVisible();
  backEnd.use(http.post('*/law/resolve', () => new HttpResponse(null, { status: 404 })));
  await goTo(lawListLink({ q: '专利法 3' }));
  expect(await screen.findByText(/没有查到“专利法”的第三条，下面按这些词检索/)).toBeVisible();
  const asked = (await callsSeen()).filter(({ path }) => path.endsWith('/law/find'));
  expect(JSON.stringify(asked.at(-1)?.query)).toContain('专利法 3');
});
