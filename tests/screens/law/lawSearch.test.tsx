import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getLawStore } from '../../../mock/data/laws/lawStore';
import { todayInChina as today } from '../../../src/domain/calendar';
import { lawListLink, lawSearchLink } from '../../../src/links/law';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { FIND_LAWS, facet, lawSearches, openList, openPart, settled } from './listSupport';

const box = () => screen.getByRole('textbox', { name: /^检索法律法规/ });

async function open(address = lawSearchLink()) {
  const portal = await renderPortal(address);
  await screen.findByText(/^(查看符合条件的|没有(同时符合|找到)|共收录)/);
  return portal;
}

const count = () =>
  Number(
    screen
      .getByText(/^(查看符合条件的|没有(同时符合|找到)|共收录)/)
      .textContent?.replace(/\D/g, ''),
  );

describe('the search page for laws', () => {
  it('takes words, where and how they are meant, and leads to the list', async () => {
    const { user, address, back } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: '查找位置' }), '标题和全文');
    await user.selectOptions(screen.getByRole('combobox', { name: '匹配' }), '精确：与输入一致');
    await user.type(box(), '诉讼时效{Enter}');
    const asked = { q: '诉讼时效', scope: 'full', match: 'exact' } as const;
    await waitFor(() => expect(address()).toBe(lawListLink(asked)));
    await settled();
    await back();
    await waitFor(() => expect(address()).toBe(lawSearchLink(asked)));
    expect(box()).toHaveValue('诉讼时效');
  });

  it('has no figures of which none is known where nothing is found', async () => {
    await open(lawSearchLink({ q: '没有这样的法律名称' }));
    expect(count()).toBe(0);
    expect(screen.queryByRole('region', { name: '收录的法律法规' })).toBeNull();
  });

  it('counts with every condition chosen, and takes all of them along', async () => {
    const { user, address } = await open();
    const all = count();
    await user.click(within(await facet('时效性')).getByRole('checkbox', { name: /^现行有效/ }));
    await waitFor(() => expect(count()).toBeLessThan(all));
    const inForce = count();
    await user.click(
      within(await facet('制定机关')).getByRole('checkbox', { name: /^示例国立法会/ }),
    );
    await waitFor(() => expect(count()).toBeLessThan(inForce));
    const part = await openPart(user, '施行日期');
    await user.type(within(part).getByLabelText('施行日期从'), '2015-01-01{Enter}');
    await waitFor(() => expect(address()).toContain('eFrom=2015-01-01'));
    await waitFor(() => expect(screen.queryByText('正在统计…')).toBeNull());
    const left = count();
    await user.click(screen.getByRole('button', { name: '检索' }));
    await waitFor(() => expect(address()).toMatch(/\/law\/list\?/));
    await screen.findByRole('heading', { name: '法律法规检索结果' });
    await settled();
    expect(screen.getByText(/^共 篇/)).toHaveTextContent(`共 ${left} 篇`);
    expect(address()).toBe(
      lawListLink({
        include: { timeliness: ['IN_FORCE'], authority: ['示例国立法会'] },
        eFrom: '2015-01-01',
      }),
    );
  });

  it('keeps what is typed over a change of conditions and a reload', async () => {
    const { user, address } = await open();
    await user.type(box(), '商标使用');
    await user.click(within(await facet('时效性')).getByRole('checkbox', { name: /^现行有效/ }));
    await waitFor(() => expect(screen.queryByText('正在统计…')).toBeNull());
    expect(box()).toHaveValue('商标使用');
    const here = address();
    cleanup();
    await open(here);
    expect(box()).toHaveValue('商标使用');
    expect(await screen.findByRole('checkbox', { name: /^现行有效/ })).toBeChecked();
  });

  it('says how much is too long, and loses nothing', async () => {
    const { user, address } = await open();
    const text = '法'.repeat(203);
    await user.click(box());
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('最多检索 200 个字符，请删去 3 个');
    expect(box()).toHaveValue(text);
    expect(address()).toBe(lawSearchLink());
  });

  it('offers what is in force about each topic, as the data have it', async () => {
    await open();
    const topics = await screen.findByRole('region', { name: '按主题查阅' });
    const heads = await within(topics).findAllByRole('heading', { level: 3 });
    const patents = heads.find(({ textContent }) => textContent?.startsWith('专利'));
    const inForce = getLawStore().laws.filter(
      (law) => law.data.topic.includes('PATENT') && law.timeliness(today()) === 'IN_FORCE',
    );
    expect(patents).toHaveTextContent(`专利 ${inForce.length} 篇`);
    expect(within(patents as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('topic=PATENT'),
    );
    const laws = within((patents as HTMLElement).closest('li') as HTMLElement)
      .getAllByRole('link')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(laws[0]).toBe('示例国专利法');
    expect(inForce.map(({ data }) => data.title)).toEqual(expect.arrayContaining(laws));
  });

  it('remembers the last searches of the list, and forgets them when told', async () => {
    const { user, goTo, address } = await openList({ q: '商标', include: { category: ['LAW'] } });
    await goTo(lawListLink({ q: '专利', scope: 'full', page: 2 }));
    await settled();
    await goTo(lawListLink());
    await settled();
    await goTo(lawSearchLink());
    const recent = await screen.findByRole('region', { name: '最近检索' });
    const links = within(recent).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '专利（全文）',
      '商标 · 效力级别：法律',
    ]);
    expect(recent).toHaveTextContent(/商标 · 效力级别：法律\d+ 篇/);
    await user.click(links[1] as HTMLElement);
    expect(address()).toBe(lawListLink({ q: '商标', include: { category: ['LAW'] } }));
    await goTo(lawSearchLink());
    await user.click(await screen.findByRole('button', { name: '删除检索记录：专利（全文）' }));
    expect(screen.queryByRole('link', { name: '专利（全文）' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('region', { name: '最近检索' })).toBeNull();
  });

  it('says what could not be loaded, and the box works all the same', async () => {
    await failNext(FIND_LAWS, { status: 500 });
    await failNext(FIND_LAWS, { status: 500 });
    const { user, address } = await renderPortal(lawSearchLink());
    expect(await screen.findAllByRole('heading', { name: /没有加载出来$/ })).toHaveLength(2);
    await user.type(box(), '专利{Enter}');
    await waitFor(() => expect(address()).toBe(lawListLink({ q: '专利' })));
    await settled();
    expect((await lawSearches()).length).toBeGreaterThan(2);
  });
});
