import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MOST_VISITED, noteVisited, readVisited } from '@/components/page/visited';
import { everythingLink } from '@/links/landing';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findApplications } from '@/services/data/process';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext, holdNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const LAW = '/changshu/searching/law';
const NOTHING = '/404';

async function openPalette(address = NOTHING) {
  const portal = await renderPortal(address, { account: 'enterprise' });
  await screen.findByRole('button', { name: /快速前往/ });
  await portal.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '要去的地方' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...portal, field };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

describe('Ctrl+K', () => {
  it('leads to a page of the menu by arrow keys and Enter, and names what is chosen', async () => {
    const { user, field, address } = await openPalette();
    const menus = within(screen.getByRole('group', { name: '菜单' })).getAllByRole('option');
    expect(menus.map(({ textContent }) => textContent)).toContain('专利检索信息检索');
    await user.type(field, '法律');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(chosen()).toHaveTextContent('法律法规检索');
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(LAW));
    expect(screen.queryByRole('combobox', { name: '要去的地方' })).toBeNull();
  });

  it('is off while a dialog is open', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('pressed again makes what was typed ready to be replaced, and held down does nothing', async () => {
    const { user, field } = await openPalette();
    await user.type(field, '法律');
    fireEvent.keyDown(field, { key: 'k', ctrlKey: true, repeat: true });
    expect((field as HTMLInputElement).selectionStart).toBe(2);
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('裁');
    expect(field).toHaveValue('裁');
  });

  it('tells how many were found, and leads to what the header can do and to help', async () => {
    const { user, field } = await openPalette();
    await user.type(field, '办件');
    expect(options()).toContain('我的办件');
    expect(screen.getByText(/^找到 \d+ 项$/)).toHaveAttribute('role', 'status');
    await user.clear(field);
    await user.type(field, '电话');
    expect(options().slice(0, 2)).toEqual([
      '知识产权维权援助热线 12330电话',
      '政务服务热线 12345电话',
    ]);
    await user.keyboard('{Enter}');
    expect(screen.getByText('请用电话拨打 12330。')).toBeVisible();
    await user.clear(field);
    await user.type(field, '适老化');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: '适老化', pressed: true })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: '要去的地方' }),
      '无障碍说明{Enter}',
    );
    expect(await screen.findByRole('dialog', { name: '无障碍说明' })).toBeVisible();
  });

  it('leaves the keys to the input method while a word is put together', async () => {
    const { field, address } = await openPalette();
    const before = options();
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(address()).toBe(NOTHING);
    expect(options()).toEqual(before);
    fireEvent.change(field, { target: { value: '裁判' } });
    fireEvent.compositionEnd(field);
    expect(options()[0]).toContain('裁判文书检索');
  });

  it('says what can be typed when nothing has the name, and offers to search for it', async () => {
    const { user, field, address } = await openPalette();
    await user.type(field, '锂电池隔膜');
    expect(screen.getByText(/没有名称相符的菜单、应用或记录/)).toBeVisible();
    expect(options()[0]).toBe('在全部五个库中检索“锂电池隔膜”');
    expect(options()[1]).toMatch(/^检索专利：锂电池隔膜/);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toMatch(/patent\/result\?q=/));
  });

  it('looks for the name of a law among the laws first, and speaks of numbers only where digits are', async () => {
    const { user, field, address } = await openPalette();
    await user.type(field, '民法典');
    expect(options()[0]).toMatch(/^检索法律法规：民法典/);
    expect(options()).toContain('在全部五个库中检索“民法典”');
    expect(screen.queryByText(/核对号码/)).toBeNull();
    await user.type(field, ' 修订12');
    expect(screen.getByText(/核对号码/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '民法典{Enter}');
    await waitFor(() => expect(address()).toMatch(/law\/list\?q=/));
  });
});

describe('words that are no command', () => {
  const option = (name: RegExp) => screen.findByRole('option', { name });

  it('are asked of all holdings: counts as they come, the best of each, the full list', async () => {
    const { user, field, address } = await openPalette();
    const patents = holdNext('*/patent/search');
    await user.type(field, '电池');
    expect(await option(/^检索企业：电池.*(\d 家|没有找到)$/)).toBeVisible();
    expect(await option(/^检索专利：电池 正在查…$/)).toBeVisible();
    expect(screen.queryByText(/^各库检索的结果/)).toBeNull();
    // What comes in above the chosen one does not change what is chosen.
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const before = chosen().textContent;
    patents.release();
    const search = await option(/^检索专利：电池 [\d,]+ 件$/);
    expect(chosen()).toHaveTextContent(before ?? '');
    const all = screen.getAllByRole('option');
    const at = all.indexOf(search);
    const next = all.findIndex((one, place) => place > at && /^检索/.test(one.textContent ?? ''));
    expect(next - at - 1).toBe(3);
    expect(await screen.findByText(/^各库检索的结果：专利 [\d,]+ 件，/)).toHaveAttribute(
      'role',
      'status',
    );
    await user.click(all[at + 1] as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/patent\/detail\?id=.+from=/));
  });

  it('name a holding that is down, and others all the same', async () => {
    await failNext('/data-service/api/front/adjudication/find', { status: 500, times: 9 });
    const { user, field } = await openPalette();
    await user.type(field, '电池');
    expect(await option(/^检索裁判文书：电池 没有查成$/)).toBeVisible();
    expect(await option(/^检索专利：电池 [\d,]+ 件$/)).toBeVisible();
    expect(await screen.findByText(/各库检索的结果：.*裁判文书没有查成/)).toBeInTheDocument();
    expect(document.querySelector('.ant-message-notice')).toBeNull();
  });

  it('say how many there are at least where a holding does not tell', async () => {
    const content = [1, 2, 3].map((id) => ({ id: `T${id}`, title: `一种电池 ${id}` }));
    backEnd.use(
      http.get('*/findPatentTransaction', () =>
        HttpResponse.json({ code: 0, data: { content }, msg: null }),
      ),
    );
    const { user, field } = await openPalette();
    await user.type(field, '电池');
    expect(await option(/^检索供需信息：电池 至少 3 条$/)).toBeVisible();
  });

  it('drop what answers an older text', async () => {
    const old = holdNext('*/patent/search');
    const { user, field } = await openPalette();
    await user.type(field, '电池');
    await option(/^检索企业：电池.*(\d 家|没有找到)$/);
    await user.type(field, '隔膜');
    old.release();
    expect(await option(/^检索专利：电池隔膜 ([\d,]+ 件|没有找到)$/)).toBeVisible();
    expect(screen.queryByRole('option', { name: /：电池 \d/ })).toBeNull();
  });

  it('are not asked for while a command or a number fits', async () => {
    const { user, field } = await openPalette();
    await user.type(field, '法律');
    await user.clear(field);
    await user.type(field, '专利法 2');
    await new Promise((resolve) => setTimeout(resolve, 600));
    const paths = (await callsSeen()).map(({ path }) => path);
    expect(
      paths.filter((path) => /(patent\/search|law\/find|enterprise\/find)$/.test(path)),
    ).toEqual([]);
  });
});

it('searches all holdings at once with what was typed', async () => {
  const { user, field, address } = await openPalette();
  await user.type(field, '锂电池隔膜{Enter}');
  await waitFor(() => expect(address()).toBe(everythingLink('锂电池隔膜')));
  expect(await screen.findByRole('textbox', { name: /检索全部五个库/ })).toHaveValue('锂电池隔膜');
});

describe('a number', () => {
  it('opens the patent, the judgment, the company', async () => {
    const { user, field, address } = await openPalette();
    const { content: patents } = await searchPatents({ expression: '', page: 0, size: 1 });
    const { content: judgments } = await findAdjudications({ page: 0, size: 1 });
    const { content: companies } = await findEnterprises({ page: 0, size: 1 });
    const [patent, judgment, company] = [patents[0], judgments[0], companies[0]];
    await user.type(field, ` ZL${patent?.applicationNumber} `);
    expect(options()[0]).toBe(`打开专利 ${patent?.applicationNumber}`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain(`patent/detail?id=${patent?.id}`));

    const numbers: [string | null | undefined, RegExp][] = [
      [judgment?.caseNumber, /cse\/detail/],
      [company?.uscc, /searching\/enterprise\//],
    ];
    for (const [number, page] of numbers) {
      await user.click(screen.getByRole('button', { name: /快速前往/ }));
      await user.type(await screen.findByRole('combobox', { name: '要去的地方' }), number ?? '');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(address()).toMatch(page));
    }
  });

  it('opens the one of this number, wherever it stands among what is answered', async () => {
    const { content: companies } = await findEnterprises({ page: 0, size: 3 });
    const { content: patents } = await searchPatents({ expression: '', page: 0, size: 3 });
    const [company, patent] = [companies.at(-1), patents.at(-1)];
    const page = (content: readonly object[]) => () =>
      HttpResponse.json({ code: 0, msg: null, data: { content, totalElements: 3, facets: [] } });
    backEnd.use(
      http.get('*/enterprise/find', page(companies)),
      http.post('*/patent/search', page(patents)),
    );
    const { user, field, address } = await openPalette();
    await user.type(field, `${company?.uscc}{Enter}`);
    await waitFor(() =>
      expect(decodeURIComponent(address())).toContain(`enterprise/${company?.enterpriseName}`),
    );
    await user.click(screen.getByRole('button', { name: /快速前往/ }));
    const again = await screen.findByRole('combobox', { name: '要去的地方' });
    await user.type(again, `${patent?.applicationNumber}{Enter}`);
    await waitFor(() => expect(address()).toContain(`patent/detail?id=${patent?.id}`));
  });

  it('opens none of other numbers', async () => {
    const { content } = await findEnterprises({ page: 0, size: 2 });
    const [company, another] = content;
    backEnd.use(
      http.get('*/enterprise/find', () =>
        HttpResponse.json({ code: 0, data: { content: [another], totalElements: 1 } }),
      ),
    );
    const { user, field } = await openPalette();
    await user.type(field, `${company?.uscc}{Enter}`);
    expect(await screen.findByText(new RegExp(`没有找到.*${company?.uscc}`))).toBeVisible();
  });

  it("opens one's own request, and says when there is none of that number", async () => {
    const { user, field, address } = await openPalette();
    const { content } = await findApplications({ processKey: 'PJSQ', size: 1 });
    await user.type(field, 'PJSQ-20200101-000009{Enter}');
    expect(await screen.findByText(/没有找到办件 PJSQ-20200101-000009/)).toBeVisible();
    await user.clear(field);
    await user.type(field, `${content[0]?.applyNo.toLowerCase()}{Enter}`);
    await waitFor(() => expect(address()).toContain(`PJSQForm?id=${content[0]?.id}`));
    await screen.findByRole('heading', { level: 1, name: content[0]?.title ?? '' });
    // By its number alone: what it is about may name persons.
    const key = Object.keys(localStorage).find((one) => one.startsWith('iprVisited.')) ?? '';
    expect(readVisited(key.replace('iprVisited.', ''))[0]).toEqual({
      kind: 'request',
      id: `PJSQ/${content[0]?.id}`,
      title: `专利权评价报告申请 ${content[0]?.applyNo}`,
    });
  });

  it('keeps what was typed when nobody answers or there is no such patent', async () => {
    const { user, field } = await openPalette();
    await failNext('/cnipr-service/api/front/patent/search', { status: 500 });
    await user.type(field, '202099900001');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/没有查找成功/)).toBeVisible();
    expect(field).toHaveValue('202099900001');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/没有找到专利 202099900001/)).toBeVisible();
  });
});

describe('records read before', () => {
  it('are offered first, by title alone, and can be forgotten', async () => {
    const { user, goTo, address } = await renderPortal(NOTHING, { account: 'enterprise' });
    const { content } = await searchPatents({ expression: '', page: 0, size: 1 });
    const [patent] = content;
    await goTo(`/changshu/searching/patent/detail?id=${patent?.id}`);
    await screen.findByRole('heading', { level: 1, name: patent?.title ?? '' });
    await goTo(NOTHING);
    await user.click(screen.getByRole('button', { name: /快速前往/ }));
    await screen.findByRole('combobox', { name: '要去的地方' });
    expect(options()[0]).toBe(`${patent?.title}专利`);
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(screen.getByText('看过的记录已清除')).toBeVisible();
    expect(screen.queryByRole('group', { name: '最近看过' })).toBeNull();
    expect(address()).toBe(NOTHING);
  });

  it('are each kept once, the newest first, at most so many, for their user alone', () => {
    const note = (owner: string, n: number) =>
      noteVisited(owner, { kind: 'patent', id: `P${n}`, title: `专利 ${n}` });
    for (let n = 0; n < MOST_VISITED + 5; n++) note('U1', n);
    note('U1', 20);
    expect(readVisited('U1')).toHaveLength(MOST_VISITED);
    expect(readVisited('U1')[0]?.id).toBe('P20');
    expect(new Set(readVisited('U1').map(({ id }) => id)).size).toBe(MOST_VISITED);
    expect(readVisited('U2')).toEqual([]);
    localStorage.setItem('iprVisited.U1', '[{"kind":"__proto__","id":"1","title":"x"}]');
    expect(readVisited('U1')).toEqual([]);
    localStorage.setItem('iprPublicComputer', 'true');
    note('U1', 1);
    expect(readVisited('U1')).toEqual([]);
  });
});
