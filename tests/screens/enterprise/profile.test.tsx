import { screen, waitFor, within } from '@testing-library/react';
import { breakPromisesOf } from '../../../mock/enterprise/shown';
import { getEnterpriseStore } from '../../../mock/enterprise/store';
import {
  enterpriseLink,
  enterpriseSearchLink,
  readEnterpriseView,
} from '../../../src/links/enterprise';
import { patentDetailLink } from '../../../src/links/patent';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { ANALYSIS_CALL, byPatents, enterpriseThat, PROFILE_CALL, patentsBehind } from './support';

const busiest = byPatents()[0]?.registered.enterpriseName ?? '';
const renamed = enterpriseThat(({ registered }) => registered.formerNames.length > 0);
const affiliated = enterpriseThat(({ registered }) => registered.affiliates.length > 0);

const SLOW = { timeout: 20_000 };
const figures = () => screen.findAllByRole('figure', undefined, SLOW) as Promise<HTMLElement[]>;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, SLOW);

describe('the page of an enterprise', () => {
  it('shows what is registered, and contacts to nobody who may not know them', async () => {
    await renderPortal(enterpriseLink(busiest));
    await heading(busiest);
    expect(screen.getByText('仅企业本人和管理员可见')).toBeVisible();
    expect(document.title).toContain(busiest);
  });

  it('shows masked contacts to the enterprise itself', async () => {
    await renderPortal(enterpriseLink('苏州示例新材料有限公司'), { account: 'enterprise' });
    await heading('苏州示例新材料有限公司');
    expect(screen.getByText(/130\*\*\*\*0002/)).toBeVisible();
  });

  it('is found by a former name, and says so', async () => {
    const [former = ''] = renamed.formerNames;
    await renderPortal(enterpriseLink(former));
    await heading(renamed.enterpriseName);
    expect(screen.getByText(new RegExp(`“${former}”是这家企业的曾用名`))).toBeVisible();
  });

  it.each(['甲/乙[1]', '100%', '%2F', '..', 'search', '长'.repeat(200), 'a?b#c'])(
    'for a name that nobody has, %s, says so and where to look',
    async (name) => {
      await renderPortal(enterpriseLink(name));
      await heading('没有找到这家企业');
      expect(screen.getByRole('link', { name: '按名称检索企业' })).toBeVisible();
      if (name.length <= 100) {
        expect(screen.getByText(/企业库中没有/)).toHaveTextContent(`“${name}”`);
      }
    },
  );

  it('opened from the list of all, leads back there and to the next one, in the same view', async () => {
    const [, second] = byPatents();
    const from = enterpriseSearchLink({ sort: '-patentTotal' }).split('?')[1] ?? '';
    const { user, address } = await renderPortal(enterpriseLink(busiest, { from, tab: 'credit' }));
    await heading(busiest);
    const steps = screen.getByRole('navigation', { name: /上一家和下一家/ });
    await within(steps).findByRole('link', { name: '下一家' }, SLOW);
    await user.keyboard('j');
    await heading(second?.registered.enterpriseName ?? '');
    expect(readEnterpriseView(address().split('?')[1] ?? '')).toMatchObject({
      tab: 'credit',
      from,
    });
    await user.click(screen.getByRole('link', { name: /返回结果/ }));
    await heading('企业检索');
  });

  it('says when it could not be loaded, and loads again', async () => {
    await failNext(PROFILE_CALL, { status: 500 });
    const { user } = await renderPortal(enterpriseLink(busiest));
    await heading('这家企业没有加载成功');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await heading(busiest);
  });

  it('shows what is registered even when the counts failed', async () => {
    await failNext(ANALYSIS_CALL, { status: 500 });
    const { user } = await renderPortal(enterpriseLink(busiest));
    expect(await screen.findByRole('heading', { name: '统计没有成功' }, SLOW)).toBeVisible();
    expect(screen.getByRole('heading', { name: '企业概况' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect((await figures()).length).toBeGreaterThan(6);
  });
});

describe('the charts of an enterprise (scorecard 13 and 22)', () => {
  it('open the exact list from every element and every number, with the same count', async () => {
    await renderPortal(enterpriseLink(busiest));
    const all = await figures();
    expect(all.length).toBeGreaterThanOrEqual(6);
    await waitFor(
      () =>
        expect(
          all.filter((one) => within(one).queryAllByRole('link').length > 0).length,
        ).toBeGreaterThanOrEqual(8),
      SLOW,
    );
    let elements = 0;
    let parts = 0;
    for (const figure of all) {
      const group = within(figure).queryByRole('group');
      if (!group) continue;
      // Nothing that counts a patent is without its list.
      for (const one of within(group).queryAllByRole('img')) {
        expect(one).toHaveAccessibleName(/：0 件/);
      }
      for (const link of within(group).getAllByRole('link')) {
        const name = link.getAttribute('aria-label') ?? '';
        const count = Number(/：([\d,]+) 件/.exec(name)?.[1]?.replace(/,/g, ''));
        expect([name, patentsBehind(link.getAttribute('href') ?? '')]).toEqual([name, count]);
        elements++;
        if (/，(?:发明|实用|外观).*：/.test(name)) parts++;
      }
    }
    console.log(`${elements} elements, ${parts} of them parts of a column`);
    expect(elements).toBeGreaterThan(50);
    expect(parts).toBeGreaterThan(5);
    const [rival] = screen.getAllByRole('link', { name: /，相同小类的专利 [\d,]+ 件$/ });
    expect(patentsBehind(rival?.getAttribute('href') ?? '')).toBe(Number(rival?.textContent));
    const total = screen.getByRole('link', { name: /^专利总数 [\d,]+ 件$/ });
    expect(patentsBehind(total.getAttribute('href') ?? '')).toBe(
      Number(/ ([\d,]+) /.exec(total.getAttribute('aria-label') ?? '')?.[1]),
    );
  }, 60_000);

  it('lead to the list itself, where the query can be read and shared', async () => {
    const { user, address } = await renderPortal(enterpriseLink(busiest));
    const trend = await screen.findByRole('figure', { name: '申请趋势' }, SLOW);
    const [first] = await within(trend).findAllByRole('link', { name: /^\d{4}：/ }, SLOW);
    const count = /：([\d,]+) 件/.exec(first?.getAttribute('aria-label') ?? '')?.[1];
    // jsdom takes Enter on a link of a drawing for nothing; browsers take it for a press.
    if (first) await user.click(first);
    await heading('检索结果');
    expect(new URL(address(), 'http://x').searchParams.get('q')).toMatch(/^PA=.+ AND AY=\d{4}$/);
    await waitFor(
      () => expect(screen.getByText(/^共/, { selector: 'p' })).toHaveTextContent(`共 ${count} 件`),
      SLOW,
    );
  }, 60_000);

  it('each have a table, a walk by keys with spoken values, a sentence, definition, source and day', async () => {
    const { user } = await renderPortal(enterpriseLink(busiest));
    const all = await figures();
    await waitFor(
      () => expect(within(all[0] as HTMLElement).queryByRole('group')).not.toBeNull(),
      SLOW,
    );
    for (const figure of all) {
      const chart = within(figure);
      expect(figure).toHaveTextContent(/来源：.+，\d{4}-\d{2}-\d{2}。/);
      const group = chart.getByRole('group');
      expect(group).toHaveAccessibleDescription(/。$/);
      const stops = group.querySelectorAll<HTMLElement>('[tabindex="0"]');
      expect(stops).toHaveLength(1);
      stops[0]?.focus();
      await user.keyboard('{End}');
      expect(group).toContainElement(document.activeElement as HTMLElement);
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/件/);
      expect(figure).toHaveTextContent(document.activeElement?.getAttribute('aria-label') ?? '?');
      await user.click(chart.getByRole('button', { name: /^表格：/ }));
      const body = within(chart.getByRole('table')).getAllByRole('rowheader');
      expect(body.length).toBeGreaterThan(0);
      for (const link of within(chart.getByRole('table')).queryAllByRole('link')) {
        expect(patentsBehind(link.getAttribute('href') ?? '')).toBeGreaterThan(0);
      }
      expect(chart.getByRole('button', { name: /^下载：/ })).toBeEnabled();
    }
  }, 60_000);

  it('mark the years that are not all published, and leave them out of the sentence', async () => {
    await renderPortal(enterpriseLink(busiest));
    const trend = await screen.findByRole('figure', { name: '申请趋势' }, SLOW);
    await within(trend).findByRole('group', undefined, SLOW);
    expect(within(trend).getAllByRole('link', { name: /（公开滞后）$/ }).length).toBeGreaterThan(0);
    expect(trend).toHaveTextContent('近两年数据因公开滞后可能偏少');
  });
});

describe('the scope of an analysis', () => {
  it('takes affiliates in, recounts everything, and stands in the address and the titles', async () => {
    const { user, address } = await renderPortal(enterpriseLink(affiliated.enterpriseName));
    const total = async () => {
      const link = await screen.findByRole('link', { name: /^专利总数 / }, SLOW);
      return {
        count: Number(/ ([\d,]+) /.exec(link.getAttribute('aria-label') ?? '')?.[1]),
        href: link.getAttribute('href') ?? '',
      };
    };
    const before = await total();
    const [affiliate = { name: '' }] = affiliated.affiliates;
    await user.click(screen.getByText(/^统计范围：/, { selector: 'summary' }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(affiliate.name) }));
    await waitFor(() =>
      expect(new URL(address(), 'http://x').searchParams.getAll('take')).toEqual([affiliate.name]),
    );
    await waitFor(async () => expect((await total()).count).toBeGreaterThan(before.count), SLOW);
    const after = await total();
    expect(patentsBehind(after.href)).toBe(after.count);
    expect(
      await screen.findByRole('figure', { name: /^申请趋势：.+等 \d+ 个名称$/ }, SLOW),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: '恢复默认范围' }));
    await waitFor(() => expect(address()).not.toContain('take='));
    expect(screen.getByRole('checkbox', { name: new RegExp(affiliate.name) })).toBeVisible();
    expect(screen.getByText(/^统计范围：/, { selector: 'summary' })).toHaveFocus();
  }, 60_000);

  it('takes in any other name, and says what is wrong with one', async () => {
    const { user, address } = await renderPortal(enterpriseLink(busiest));
    await screen.findByRole('link', { name: /^专利总数 / }, SLOW);
    await user.click(screen.getByText(/^统计范围：/, { selector: 'summary' }));
    await user.click(screen.getByRole('button', { name: '添加' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请输入');
    await user.type(screen.getByLabelText('添加名称'), `${busiest}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent('已经在统计范围内');
    await user.clear(screen.getByLabelText('添加名称'));
    await user.type(screen.getByLabelText('添加名称'), `${affiliated.enterpriseName}1{Enter}`);
    await waitFor(() => expect(address()).toContain('take='));
  });
});

describe('the other pages of an enterprise', () => {
  it('health: each rule names its records, opens their list, and says which service helps', async () => {
    await renderPortal(enterpriseLink(busiest, { tab: 'health' }));
    await screen.findByRole('heading', { level: 2, name: '知识产权体检' }, SLOW);
    await screen.findByText(/项需要留意/, undefined, SLOW);
    const found = screen.getAllByRole('heading', { level: 3, name: /\d 件/ });
    expect(found.length).toBeGreaterThan(2);
    for (const one of found) {
      const link = within(one).getByRole('link');
      const count = Number(/ ([\d,]+) 件/.exec(link.getAttribute('aria-label') ?? '')?.[1]);
      expect(patentsBehind(link.getAttribute('href') ?? '')).toBe(count);
      const rule = one.closest('section') as HTMLElement;
      expect(within(rule).getAllByRole('listitem').length).toBeGreaterThan(0);
      expect(within(rule).getByRole('link', { name: /^办理/ })).toBeVisible();
      expect(rule).toHaveTextContent(/请立即处理|今天到期|近期处理|可以考虑/);
    }
    // The services carry the patent, as far as there is one yet.
    const [help] = screen.getAllByRole('link', { name: /^为“.+”办理/ });
    const number = help?.closest('li')?.querySelector('.ipr-note')?.textContent ?? 'none';
    expect(help?.getAttribute('href')).toContain(`patent=${number}`);
  });

  it('health: the checks that could be made at one glance, each leading to what it found, then the others', async () => {
    const { user } = await renderPortal(enterpriseLink(busiest, { tab: 'health' }));
    const cells = await screen.findByRole('navigation', { name: /项检查的结果$/ }, SLOW);
    const links = within(cells).getAllByRole('link');
    const untold = screen.queryByRole('region', { name: '无法判断的' });
    const rest = untold?.querySelectorAll('li').length ?? 0;
    expect(links.length + rest).toBe(12);
    const said = screen.getByText(/12 项中/, { selector: 'p' });
    // The analysis counts more patents than are checked: which, and how many are not.
    const [, checked, all, left] =
      /检查了 (\d+) 件专利（统计范围内 (\d+) 件中的有效、审中、近三年失效和状态不详的，其余 (\d+) 件不检查）/.exec(
        said.textContent ?? '',
      ) ?? [];
    expect(Number(left)).toBeGreaterThan(0);
    expect(Number(checked) + Number(left)).toBe(Number(all));
    const having = (outcome: RegExp) =>
      links.filter(({ textContent }) => outcome.test(textContent ?? '')).length;
    const found = having(/请立即处理|今天到期|近期处理|可以考虑/);
    const today = having(/今天到期/);
    expect(said).toHaveTextContent(
      `12 项中 ${found} 项需要留意（其中 ${having(/请立即处理/)} 项请立即处理${today > 0 ? `，另有 ${today} 项有今天到期的` : ''}），` +
        `${having(/没有发现/)} 项没有发现，${rest} 项无法判断`,
    );
    for (const link of links) {
      const [name = '', count = ''] = (link.textContent ?? '').split(' ');
      await user.click(link);
      const place = document.activeElement as HTMLElement;
      expect(place.id).toMatch(/^health-[A-Z]/);
      expect(place).toHaveTextContent(new RegExp(`^${name}`));
      const [word] =
        /请立即处理|(?:\d+ 件)?今天到期|近期处理|可以考虑/.exec(link.textContent ?? '') ?? [];
      if (word) {
        expect(place.querySelector('h3')).toHaveTextContent(`${name} ${count} 件`);
        // A check has one word, in its cell and above its patents.
        expect(within(place).getByText(word, { selector: '.ant-tag' })).toBeVisible();
      } else {
        expect(link).toHaveTextContent(/ 0 件 没有发现/);
        expect(place.closest('section')).toHaveAccessibleName('没有发现的');
      }
    }
  });

  it('rights: trademarks by state, copyrights by kind, in the address', async () => {
    const owner = byPatents().find(
      ({ trademarks, copyrights }) => trademarks.length > 1 && copyrights.length > 0,
    );
    const name = owner?.registered.enterpriseName ?? '';
    const { user, address } = await renderPortal(enterpriseLink(name, { tab: 'rights' }));
    const table = await screen.findByRole('table', { name: /^商标/ }, SLOW);
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
    // A mark begins with its name and its state.
    const heads = within(table).getAllByRole('columnheader', { hidden: true });
    expect(heads.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['商标', '状态']);
    await user.selectOptions(screen.getByLabelText('状态'), '已注册');
    expect(address()).toContain('state=REGISTERED');
    await user.click(screen.getByRole('link', { name: /^计算机软件著作权/ }));
    expect(address()).toContain('kind=SOFTWARE');
    expect(address()).not.toContain('state=');
  });

  it('credit: published records of dishonesty, each leading to the list', async () => {
    const warned = byPatents().find((one) => (breakPromisesOf(one) ?? 0) > 0);
    if (!warned) throw new Error('The mock has no such enterprise');
    const { enterpriseName } = warned.registered;
    await renderPortal(enterpriseLink(enterpriseName, { tab: 'credit' }));
    const table = await screen.findByRole('table', { name: '公示中的失信记录' }, SLOW);
    const links = within(table).getAllByRole('link');
    expect(links).toHaveLength(breakPromisesOf(warned) ?? 0);
    expect(links[0]?.getAttribute('href')).toContain('/business/SXSSList?');
  });

  it('brief: one page with source and day under each figure', async () => {
    await renderPortal(enterpriseLink(busiest, { tab: 'brief' }));
    await screen.findByRole('heading', { level: 2, name: '一页简报' }, SLOW);
    const all = await figures();
    expect(all).toHaveLength(6);
    for (const one of all) {
      expect(one).toHaveTextContent(/来源：.+，\d{4}-\d{2}-\d{2}。/);
      // What is known of all is said once for all.
      expect(one).not.toHaveTextContent('已知');
    }
    const brief = screen.getByRole('region', { name: '一页简报' }).textContent ?? '';
    expect(brief.match(/已知 \d+ \/ 共/g)).toHaveLength(1);
    expect(brief).toMatch(/没有另外写明的各项和各图均已知 \d+ \/ 共 \d+。/);
    const print = screen.getByRole('button', { name: '打印简报' });
    expect(print.parentElement).toContainElement(screen.getByRole('button', { name: '更多操作' }));
  });
});

it('a patent leads to the pages of its applicants', async () => {
  const [patent] = getEnterpriseStore().applicants.heads([busiest]);
  const { user } = await renderPortal(patentDetailLink(patent?.head.id ?? ''));
  const [link] = await screen.findAllByRole('link', { name: `${busiest}的企业分析` }, SLOW);
  // A short link never breaks.
  expect(link?.closest('.ipr-nowrap')).not.toBeNull();
  if (link) await user.click(link);
  await heading(busiest);
});
