import { screen, within } from '@testing-library/react';
import { enterpriseLink } from '../../../src/links/enterprise';
import { landscapeLink } from '../../../src/links/landscape';
import { nodeResultLink } from '../../../src/links/navigation';
import { patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { enterpriseThat } from '../enterprise/support';
import { holds, linkIn, open, patent, picture, SET } from './landscapeSupport';
import { settled } from './searchSupport';

describe('the landscape of a set of patents', () => {
  it('is reached from the charts of the result and leads back to it', async () => {
    const { user, address } = await renderPortal(
      patentResultLink({ q: '锂离子电池', charts: true }),
    );
    await user.click(await screen.findByRole('link', { name: /^全景/ }, { timeout: 30_000 }));
    await screen.findByRole('heading', { level: 1, name: '专利全景' });
    expect(address()).toBe(landscapeLink({ q: '锂离子电池' }));
    expect(screen.getByRole('link', { name: '返回结果' })).toHaveAttribute(
      'href',
      expect.stringContaining(patentResultLink({ q: '锂离子电池' })),
    );
  });

  it('is reached from an enterprise and from a node of a chain, for their patents', async () => {
    const { enterpriseName } = enterpriseThat(() => true);
    const { goTo } = await renderPortal(enterpriseLink(enterpriseName));
    const hrefOf = async () =>
      (await screen.findByRole('link', { name: /^专利全景/ }, { timeout: 30_000 })).getAttribute(
        'href',
      ) ?? '';
    const ofEnterprise = new URL(await hrefOf(), 'http://x').searchParams;
    expect(ofEnterprise.get('landscape')).toBe('1');
    expect(ofEnterprise.get('q')).toContain(enterpriseName);
    await goTo(nodeResultLink({ subject: 'S1', node: 'n3-1', view: 'analysis' }));
    await screen.findByRole('figure', { name: '申请趋势' }, { timeout: 30_000 });
    const ofNode = new URL(await hrefOf(), 'http://x').searchParams;
    expect(ofNode.get('landscape')).toBe('1');
    expect(ofNode.get('q')).toContain('H01M');
  });

  it('opens for each mark the list of just what it counts', async () => {
    holds();
    await open();
    expect(await linkIn('申请人与 IPC 小类：TI=电池', /^甲公司，H01M：11 件，点开看清单$/)).toEqual(
      {
        mode: 'expr',
        q: 'TI=电池',
        'f.applicant': '甲公司',
        'f.ipcSubclass': 'H01M',
      },
    );
    expect(await linkIn('申请人来自哪里', /^江苏，TI=电池：9 件，占 75\.0%/)).toEqual({
      mode: 'expr',
      q: 'TI=电池',
      'f.province': '江苏',
    });
    expect(await linkIn('有效专利的剩余年限', /^5–10 年/)).toMatchObject({
      q: expect.stringMatching(/^TI=电池 AND \(.*AD=/),
      'f.validity': 'VALID',
    });
    const list = screen.getByRole('list', { name: '一起申请的：TI=电池' });
    expect(list).toHaveTextContent('乙大学、甲公司：2 件');
    expect(await linkIn('共同申请：TI=电池', /^2 件$/)).toEqual({
      mode: 'expr',
      q: 'TI=电池 AND PA="甲公司"',
      'f.applicant': '乙大学',
    });
  });

  it('names beside each picture how far it reaches, its source and its day', async () => {
    holds({ ...SET, total: 1200 });
    await open();
    const matrix = await picture('申请人与 IPC 小类：TI=电池');
    expect(matrix).toHaveTextContent(
      /已知 12 \/ 共 12（从按申请日从新到旧的前 12 件读出 \/ 共 1,200 件/,
    );
    expect(matrix).toHaveTextContent('不作比较');
    expect(matrix).toHaveTextContent('各按件数从多到少排列');
    expect(matrix).toHaveTextContent(/小类（名称是所属大类的）：.*H01M（H01 [^）]+）/);
    expect(matrix).toHaveTextContent(/来源：专利检索服务，.*\d{4}-\d{2}-\d{2}/);
    expect(await picture('被引证次数')).toHaveTextContent('本平台没有收录，不等于没有被引证');
  });

  it('counts as left only what is in force, by filing day and type', async () => {
    holds();
    await open();
    const life = await picture('有效专利的剩余年限');
    expect(within(life).getByRole('link', { name: /^5–10 年，TI=电池：11 件/ })).toBeVisible();
    expect(life).toHaveTextContent('有效专利中类型和申请日已知 11 / 共 11');
  });

  it('reads a thousand patents at most', async () => {
    const rows = Array.from({ length: 1000 }, (_, id) => patent(id, {}));
    const asked = holds({ ...SET, rows, total: 5000 });
    await open();
    expect(await screen.findByText(/读出最新的 1,000 件/)).toBeVisible();
    // Counts and the first rows in one call, and no more calls than the rows need.
    const pages = asked.filter(({ expression }) => expression !== '');
    expect(pages.map(({ page }) => page)).toEqual([0, 1]);
    expect(pages.map(({ facets = [] }) => facets.length > 0)).toEqual([true, false]);
  });

  it('says when a set was not read, and reads it again', async () => {
    const fails = { now: true };
    holds(SET, fails);
    const { user } = await open();
    const failed = await screen.findByText('“TI=电池”没有读出', undefined, { timeout: 30_000 });
    const nothing = await screen.findByRole('heading', { name: '没有读出专利，暂时没有图' });
    const said = nothing.closest('[role="status"]');
    expect(said).toHaveTextContent('都在网址里，没有丢失');
    expect(within(said as HTMLElement).getByRole('button', { name: '再读一次' })).toBeVisible();
    expect(screen.queryByText(/换一个检索式/)).toBeNull();
    fails.now = false;
    const again = within(failed.closest('[role="alert"]') as HTMLElement);
    await user.click(again.getByRole('button', { name: '重试' }));
    expect(await picture('申请人来自哪里')).toBeVisible();
  });
});

describe('the marks of a landscape', () => {
  it('count what their lists hold', async () => {
    const { goTo } = await open(
      landscapeLink({ q: '锂离子电池', include: { validity: ['VALID'] } }),
    );
    const marks: { title: string; count: number; to: string }[] = [];
    for (const title of [
      /^申请人与 IPC 小类/,
      /^技术分布/,
      '申请人来自哪里',
      '有效专利的剩余年限',
      '被引证次数',
      /^共同申请/,
    ]) {
      const links = within(await picture(title)).queryAllByRole('link');
      // The first and the last mark of each picture, which differ most.
      for (const link of new Set([links[0], links.at(-1)])) {
        const words = link?.getAttribute('aria-label') ?? link?.textContent ?? '';
        const count = Number(/([\d,]+) 件/.exec(words)?.[1]?.replace(',', ''));
        const to = link?.getAttribute('href')?.replace('/ipr-front', '');
        if (to) marks.push({ title: String(title), count, to });
      }
    }
    expect(marks.length).toBeGreaterThan(6);
    const listed: typeof marks = [];
    for (const mark of marks) {
      await goTo(mark.to);
      const total = await screen.findByText(/^共/, undefined, { timeout: 10_000 });
      await settled();
      listed.push({ ...mark, count: Number(total.textContent?.replace(/\D/g, '')) });
    }
    expect(listed).toEqual(marks);
  });
});
