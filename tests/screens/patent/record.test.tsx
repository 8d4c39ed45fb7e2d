import { screen, waitFor, within } from '@testing-library/react';
import { PROCESSES } from '../../../src/domain/workflow/status';
import { applyLink } from '../../../src/links/business';
import { patentDetailLink, patentResultLink } from '../../../src/links/patent';
import { transactionSearchLink } from '../../../src/links/transaction';
import { renderPortal } from '../../support/renderPortal';
import { FULL, SPARSE, serve } from './recordFixtures';

const RECORD = patentDetailLink(FULL.id);

async function open(address = RECORD) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('heading', { name: '著录信息' });
  return portal;
}

/** Where a link leads, without the base. */
function target(name: string | RegExp, within_: HTMLElement = document.body): string {
  const [link] = within(within_).getAllByRole('link', { name });
  return link?.getAttribute('href')?.replace(/^\/ipr-front/, '') ?? '';
}

const searchFor = (q: string) => patentResultLink({ mode: 'expr', q });

/** The section of this name. */
function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('a record with everything', () => {
  beforeEach(() => serve(FULL));

  it('shows the sections that the catalog names, in its order, and leads to each of them', async () => {
    serve(FULL, [
      { key: 'legalStatus', name: '法律状态', count: 4 },
      { key: 'claims', name: '权利要求书', count: 4 },
      { key: 'bibliographic', name: '著录信息', count: null },
    ]);
    const portal = await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(['法律状态', '权利要求书', '著录信息', '年费', '相关服务']);
    const rail = screen.getByRole('navigation', { name: '专利各部分' });
    await portal.user.click(within(rail).getByRole('link', { name: '权利要求书 4' }));
    expect(portal.address()).toBe(`${RECORD}#claims`);
    expect(section('权利要求书')).toHaveFocus();
  });

  it('keeps number, title, status with its date, and type in the head, and the title in the tab', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(FULL.title);
    expect(screen.getByText('ZL 202119900001.9')).toBeVisible();
    expect(screen.getByText('发明授权')).toBeVisible();
    expect(target('据 2024-03-01 及以前的公告')).toBe(`${RECORD}#legalStatus`);
    await waitFor(() => expect(document.title).toMatch(/^一种固态电池隔膜及其制备方法 - /));
  });

  it('leads to the services, which begin with the patent', async () => {
    await open();
    const services = section('相关服务');
    const about = { patent: '202119900001.9' };
    for (const process of ['JZPJ', 'WDXPJ', 'ZLJY', 'WQYZ'] as const) {
      expect(target(PROCESSES[process], services)).toBe(applyLink(process, about));
    }
    // An invention has no evaluation report (Patent Law, Article 66).
    expect(within(services).queryByRole('link', { name: PROCESSES.PJSQ })).toBeNull();
    expect(target('交易检索', services)).toBe(transactionSearchLink({ q: about.patent }));
  });

  it('has a patentee from the grant on, and an applicant before', async () => {
    const { goTo } = await open();
    expect(within(section('著录信息')).getByText('当前专利权人')).toBeVisible();
    // An invention has inventors, and agency and agent are one item.
    expect(within(section('著录信息')).getByText('发明人')).toBeVisible();
    expect(section('著录信息').querySelectorAll('[data-inid="74"]')).toHaveLength(1);
    const { grantDate: _, grantNumber: __, ...application } = FULL;
    const pending = { ...application, id: 'P299999999999', patentType: 'INVENTION_PUB' as const };
    serve(pending);
    await goTo(patentDetailLink(pending.id));
    expect(await screen.findByText('当前申请人')).toBeVisible();
    expect(screen.queryByText('当前专利权人')).toBeNull();
  });

  it('makes every name, number and class a link to the patents that share it', async () => {
    await open();
    const expected = {
      苏州示例新材料有限公司: 'PA="苏州示例新材料有限公司"',
      '示例 AND 合作（常熟）研究院': 'PA="示例 AND 合作(常熟)研究院"',
      常熟示例电池有限公司: 'CPA="常熟示例电池有限公司"',
      张某: 'IN="张某"',
      苏州示例专利代理事务所: 'AG="苏州示例专利代理事务所"',
      李某: 'AT="李某"',
      '202119900001.9': 'AN=202119900001.9',
      CN199000001A: 'PN=CN199000001A',
      'CN 202019900009.0': 'PR="CN 202019900009.0"',
      'PCT/CN2020/099999': 'IAN=PCT/CN2020/099999',
      'H01M50/409': 'IC=H01M50/409',
      'H01M2004/027': 'CPC=H01M2004/027',
      固态电池: 'KW="固态电池"',
    };
    for (const [name, q] of Object.entries(expected)) {
      expect([name, target(name, section('著录信息'))]).toEqual([name, searchFor(q)]);
    }
  });

  it('names no inventor who asked not to be named', async () => {
    await open();
    expect(within(section('著录信息')).getByText('1 人请求不公布姓名')).toBeVisible();
    expect(screen.queryByRole('link', { name: '请求不公布姓名' })).not.toBeInTheDocument();
  });

  it('masks the address of a person, not that of an enterprise', async () => {
    const portal = await open();
    expect(screen.getByText('215500 江苏省苏州市常熟市示例路1号')).toBeVisible();
    serve({ ...FULL, id: 'T9', applicants: [{ name: '张某', type: 'PERSON' }] });
    await portal.goTo(patentDetailLink('T9'));
    expect(await screen.findByText('215500 江苏省苏州市常熟市****')).toBeVisible();
  });

  it('marks independent claims and leads from a claim to the one it refers to', async () => {
    const portal = await open();
    const claims = within(section('权利要求'));
    expect(claims.getByText('独立权利要求 · 产品')).toBeVisible();
    expect(claims.getByText('独立权利要求 · 方法')).toBeVisible();
    await portal.user.click(claims.getByRole('link', { name: '2' }));
    expect(portal.address()).toBe(`${RECORD}#claim-2`);
    expect(claims.getByText(/含有陶瓷/).closest('li')).toHaveFocus();
  });

  it('shows the claims as a tree, which the address remembers and Back does not revisit', async () => {
    const portal = await open();
    await portal.user.click(screen.getByRole('radio', { name: '引用关系' }));
    expect(portal.address()).toBe(patentDetailLink(FULL.id, undefined, { claims: 'tree' }));
    const third = within(section('权利要求')).getByText(/氧化铝/);
    const parents = [...document.querySelectorAll('li')].filter((item) => item.contains(third));
    expect(parents.map((item) => item.querySelector('.claimNo')?.textContent)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('reads the description by headings with numbered paragraphs', async () => {
    const portal = await open();
    const text = within(section('说明书'));
    expect(text.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '技术领域',
      '附图说明',
      '具体实施方式',
    ]);
    expect(text.getByText('[0005]')).toBeVisible();
    await portal.user.click(text.getByRole('link', { name: '具体实施方式' }));
    expect(text.getByRole('heading', { name: '具体实施方式' })).toHaveFocus();
  });

  it('says the legal status in words, with source, date and what it is not', async () => {
    await open();
    const legal = within(section('法律状态'));
    expect(legal.getByText('专利权有效，2023-05-12 授权')).toBeVisible();
    expect(legal.getByText(/数据来源：示例数据/)).toHaveTextContent(
      /截至 2024-03-01.*不是法律结论/,
    );
    const rows = [...(section('法律状态').querySelector('.ant-timeline')?.children ?? [])];
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^2024-03-01专利权的转移 TR01.*专利权继续有效/),
      expect.stringMatching(/^2023-05-12授权 GR01.*自公告之日起生效/),
      expect.stringMatching(/^2021-07-27实质审查的生效 SE01/),
      expect.stringMatching(/^2021-07-09公布 申请仍在审查中/),
    ]);
  });

  it('lists citations both ways, opening what it has and searching what it has not', async () => {
    await open();
    const citations = section('引证文献');
    expect(target('CN199000002A', citations)).toBe(patentDetailLink('T2'));
    expect(target('CN199000003A', citations)).toBe(searchFor('PN=CN199000003A'));
    expect(target('示例大学', citations)).toBe(searchFor('PA="示例大学"'));
    expect(within(citations).getByText('单独影响新颖性或创造性')).toBeVisible();
    expect(within(citations).getByText(/固态电池进展/)).toBeVisible();
  });

  it('switches from the simple to the extended family', async () => {
    const portal = await open();
    expect(screen.queryByText('US20990000001A1')).not.toBeInTheDocument();
    await portal.user.click(screen.getByRole('radio', { name: '扩展同族' }));
    expect(await screen.findByText('US20990000001A1')).toBeVisible();
    expect(portal.address()).toContain('family=extended');
  });

  it('lists what has been done with the right', async () => {
    await open();
    const operations = within(section('运营信息'));
    const names = operations.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(names).toEqual([
      '转让（1）',
      '许可备案（1）',
      '质押（1）',
      '开放许可（1）',
      '无效、复审和诉讼（1）',
    ]);
    expect(operations.getByText('开放中')).toBeVisible();
    expect(operations.getByText('维持有效')).toBeVisible();
  });

  it('remembers the size of the text to read', async () => {
    const portal = await open();
    await portal.user.click(screen.getByRole('radio', { name: '大' }));
    await portal.goTo('/changshu/nav/subjectDetail');
    await portal.goTo(RECORD);
    expect(await screen.findByRole('radio', { name: '大' })).toBeChecked();
  });

  it('copies the reference of GB/T 7714', async () => {
    const portal = await open();
    await portal.user.click(screen.getByRole('button', { name: '更多操作' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: '复制引用' }));
    const reference =
      '苏州示例新材料有限公司, 示例 AND 合作（常熟）研究院. 一种固态电池隔膜及其制备方法: 202119900001.9[P]. 2023-05-12.';
    expect(await screen.findByText(`已复制：${reference}`)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(reference);
  });

  it('tells on paper when and from where it was printed, without the list', async () => {
    await open(patentDetailLink(FULL.id, 'q=电池'));
    expect(screen.getByText(/打印时间：/)).toHaveTextContent(
      /打印时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d网址：http:\/\/localhost:8000\/ipr-front\/changshu\/searching\/patent\/detail\?id=T1$/,
    );
  });
});

describe('a record with almost nothing', () => {
  beforeEach(() => serve(SPARSE));

  it('says once all that there is, in place of what is missing, and has no empty sections', async () => {
    await open(patentDetailLink(SPARSE.id));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(['著录信息', '法律状态']);
    const facts = within(section('著录信息'));
    expect(target('CN199000009A', section('著录信息'))).toBe(searchFor('PN=CN199000009A'));
    expect(facts.queryByText('申请人')).toBeNull();
    expect(screen.getByText('本库对这件专利只有名称、公开（公告）号。')).toBeVisible();
    expect(screen.queryByText(/无数据/)).toBeNull();
    expect(within(section('法律状态')).getByText('法律状态未提供。')).toBeVisible();
  });

  it('begins with the abstract where there is little else', async () => {
    serve({ ...SPARSE, abstract: '本发明公开了一种吲哚衍生物。' });
    await open(patentDetailLink(SPARSE.id));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 2)).toEqual(['摘要', '著录信息']);
    expect(screen.getByText('本库对这件专利只有名称、摘要、公开（公告）号。')).toBeVisible();
  });

  it('without an application number leads on through its applicants and says why to no service', async () => {
    serve({
      ...SPARSE,
      applicants: [{ name: '示例新材料有限公司' }, { name: '张某', type: 'PERSON' }],
    });
    await open(patentDetailLink(SPARSE.id));
    const ways = within(screen.getByRole('navigation', { name: '可以查看' }));
    const links = ways.getAllByRole('link').map((one) => one.textContent);
    expect(links).toEqual([
      '示例新材料有限公司的专利',
      '示例新材料有限公司的企业分析',
      '张某的专利',
    ]);
    expect(ways.getByText(/没有这件专利的申请号，不能从这里办理业务/)).toBeVisible();
    // Where there is no room beside the text they follow it.
    const text = section('著录信息');
    expect(text.compareDocumentPosition(screen.getByRole('navigation', { name: '可以查看' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('with more data names what is missing in one row of each group', async () => {
    const ids = { applicationNumber: 'CN199010000001', filingDate: '1990-01-02', mainIpc: 'C07D' };
    const people = { applicants: [{ name: '某公司' }], inventors: [{ name: '张某' }] };
    serve({ ...SPARSE, ...ids, ...people, abstract: '摘要' });
    await open(patentDetailLink(SPARSE.id));
    const facts = within(section('著录信息'));
    const lacking = facts.getAllByText(/^无数据：/).map((one) => one.closest('tr')?.textContent);
    expect(lacking).toEqual([
      expect.stringMatching(/^无数据：公开（公告）日、/),
      expect.stringMatching(/^无数据：当前/),
      expect.stringMatching(/^无数据：CPC 分类号/),
    ]);
    expect(screen.getByText('无数据：有效性、类型')).toBeVisible();
  });

  it('shows the legal status even when the catalog does not name it', async () => {
    serve(SPARSE, [{ key: 'bibliographic', name: '著录信息', count: null }]);
    await open(patentDetailLink(SPARSE.id));
    expect(section('法律状态')).toHaveTextContent('数据来源：未提供');
  });

  it('shows a main claim without the others as what it is', async () => {
    serve({ ...SPARSE, mainClaim: '1.一种吲哚衍生物。' });
    await open(patentDetailLink(SPARSE.id));
    expect(within(section('权利要求')).getByText('数据只提供了主权项。')).toBeVisible();
    expect(within(section('权利要求')).getByText('1.一种吲哚衍生物。')).toBeVisible();
  });

  it('shows markup in the data as text', async () => {
    serve({ ...SPARSE, title: '<img src=x onerror=alert(1)>', abstract: '<b>粗</b>' });
    await open(patentDetailLink(SPARSE.id));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '<img src=x onerror=alert(1)>',
    );
    expect(screen.getByText('<b>粗</b>')).toBeVisible();
  });
});
