import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { patentDetailLink, patentResultLink } from '../../../src/links/patent';
import { callsSeen } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { onPhone } from '../../support/screens';
import { findsOne } from './resultSupport';
import { listSearches, settled } from './searchSupport';

const QUERY = { q: '锂离子电池' } as const;
const RECORD_CALL = '/cnipr-service/api/front/patent/findOne';

/** A window too narrow for a record beside the list. */
function narrowWindow() {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const answer = matchMedia.call(window, query);
    if (query.includes('min-width')) Object.defineProperty(answer, 'matches', { value: false });
    return answer;
  });
}

async function open(state: Parameters<typeof patentResultLink>[0] = {}) {
  const portal = await renderPortal(patentResultLink({ ...QUERY, ...state }));
  await screen.findByText(/^共/);
  await settled();
  return portal;
}

const table = () => screen.findByRole('table');
const headings = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent?.replace(/ [↑↓↕]$/, '').trim());
const view = (name: string) => screen.getByRole('radio', { name });
const recordCalls = async () =>
  (await callsSeen()).filter(({ path }) => path === RECORD_CALL).map(({ query }) => query.id);
const reading = () => screen.getByRole('region', { name: /^阅读/ });

describe('the view of a result', () => {
  it('stands in the address, keeps the page and asks nothing again', async () => {
    const { user, address, back } = await open({ page: 2 });
    await user.click(view('表格'));
    expect(address()).toBe(patentResultLink({ ...QUERY, page: 2, view: 'table' }));
    expect(within(await table()).getByRole('cell', { name: '11' })).toBeVisible();
    await user.click(view('图片'));
    expect(address()).toBe(patentResultLink({ ...QUERY, page: 2, view: 'image' }));
    expect(await screen.findByRole('list', { name: '检索到的专利' })).toBeVisible();
    await back();
    await waitFor(() => expect(view('表格')).toBeChecked());
    expect(await listSearches()).toHaveLength(1);
  });

  it('goes along to the record and back to the list', async () => {
    const { user, address } = await open({ view: 'table' });
    const [row] = within(await table()).getAllByRole('rowheader');
    await user.click(within(row as HTMLElement).getByRole('link'));
    const from = patentResultLink({ ...QUERY, view: 'table' }).split('?')[1];
    const id = new URL(address(), 'http://x').searchParams.get('id') ?? '';
    expect(address()).toBe(patentDetailLink(id, from));
    await user.click(await screen.findByRole('link', { name: '返回结果' }));
    expect(address()).toBe(patentResultLink({ ...QUERY, view: 'table' }));
  });

  it('shows as many rows as asked for in each', async () => {
    await open({ view: 'table', size: 50 });
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(50);
    cleanup();
    await open({ view: 'image', size: 20 });
    const list = await screen.findByRole('list', { name: '检索到的专利' });
    expect(within(list).getAllByRole('link')).toHaveLength(20);
  });
});

describe('the table', () => {
  it('has the columns the user chose, in their order, also next time', async () => {
    const { user } = await open({ view: 'table' });
    const first = ['申请人', '有效性', '申请日', 'IPC/LOC', '标记'];
    expect(await headings()).toEqual(['选择', '序号', '申请号', '名称', ...first]);
    await user.click(screen.getByText('选择列（7）'));
    const choice = screen.getByRole('list', { name: '表格的列' });
    expect(within(choice).getByRole('checkbox', { name: '名称' })).toBeDisabled();
    for (const name of first.filter((name) => name !== '申请日')) {
      await user.click(within(choice).getByRole('checkbox', { name }));
    }
    await user.click(within(choice).getByRole('checkbox', { name: '发明人' }));
    await user.click(within(choice).getByRole('button', { name: '前移“发明人”' }));
    const chosen = ['选择', '序号', '申请号', '名称', '发明人', '申请日'];
    expect(await headings()).toEqual(chosen);
    expect(screen.getByText('“发明人”已移到第 3 列')).toBeInTheDocument();
    cleanup();
    const again = await open({ view: 'table' });
    expect(await headings()).toEqual(chosen);
    await again.user.click(screen.getByText('选择列（4）'));
    await again.user.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(await headings()).toHaveLength(9);
  });

  it('is put in order by its headings where the service can', async () => {
    const { user, address } = await open({ view: 'table' });
    await user.click(await screen.findByRole('button', { name: /^申请日/ }));
    expect(address()).toBe(patentResultLink({ ...QUERY, view: 'table', sort: '-filingDate' }));
    await settled();
    expect(screen.getByRole('columnheader', { name: /申请日/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: /^申请日/ }));
    expect(address()).toBe(patentResultLink({ ...QUERY, view: 'table', sort: 'filingDate' }));
    expect(screen.queryByRole('button', { name: /^申请号/ })).toBeNull();
  });

  it('passes over a column that does not exist, and never loses the title', async () => {
    const { user } = await open({ view: 'table' });
    await user.click(await screen.findByText('选择列（7）'));
    await user.click(screen.getByRole('checkbox', { name: '被引' }));
    const key = Object.keys(localStorage).find((one) => one.startsWith('iprResultColumns.')) ?? '';
    cleanup();
    localStorage.setItem(key, '{"columns":["colour","citedBy"]}');
    await open({ view: 'table' });
    expect(await headings()).toEqual(['选择', '序号', '名称', '被引']);
  });
});

describe('the table of records of which little is known', () => {
  const LACKING = {
    applicationNumber: null,
    publicationNumber: null,
    grantNumber: null,
    applicants: [{ name: '某某研究院' }],
  };

  it('leaves out the columns without a value, also chosen ones, and says which', async () => {
    findsOne(LACKING);
    const { user } = await open({ view: 'table' });
    expect(await headings()).toEqual(['选择', '序号', '名称', '申请人', '标记']);
    expect(await table()).not.toHaveTextContent('—');
    const said = '本页记录都没有以下内容，没有列出这些列';
    expect(screen.getByText(`${said}：申请号、有效性、申请日、IPC/LOC`)).toBeVisible();
    await user.click(screen.getByText('选择列（7）'));
    await user.click(screen.getByRole('checkbox', { name: '授权日' }));
    expect(await headings()).toHaveLength(5);
    expect(screen.getByText(`${said}：申请号、有效性、申请日、IPC/LOC、授权日`)).toBeVisible();
  });

  it('keeps the column that its rows are ordered by, so that the order can be turned', async () => {
    findsOne(LACKING);
    await open({ view: 'table', sort: '-filingDate' });
    expect(await headings()).toEqual(['选择', '序号', '名称', '申请人', '申请日', '标记']);
    expect(screen.getByRole('button', { name: /^申请日/ })).toBeVisible();
  });

  it('names each value beside it, for a screen that has no room for columns', async () => {
    findsOne(LACKING);
    await open({ view: 'table' });
    const cell = within(await table()).getByRole('cell', { name: '某某研究院' });
    expect(cell).toHaveAttribute('data-label', '申请人');
  });
});

describe('the view of drawings', () => {
  it('says above, once, that no record of the page has one, and lists them in words', async () => {
    findsOne({
      title: '一种锂离子电池隔膜',
      applicationNumber: 'CN202110000001.9',
      applicants: [{ name: '某某研究院' }],
      thumbUrl: null,
    });
    await open({ view: 'image' });
    const list = await screen.findByRole('list', { name: '检索到的专利' });
    const said = screen.getByText('本页专利没有收录附图，按文字列出。');
    expect(list.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByText(/本页记录都没有：.*附图/)).toBeNull();
    expect(list).not.toHaveTextContent('没有附图');
    expect(list).toHaveTextContent('CN202110000001.9');
    expect(list).toHaveTextContent('某某研究院');
    expect(within(list).getByText('锂离子电池').tagName).toBe('MARK');
  });
});

/** The links of the rows; above them stand other words for the query, links as well. */
const rowLinks = async () =>
  within(await screen.findByRole('list', { name: '检索到的专利' })).getAllByRole('link', {
    name: /电池/,
  });

describe('the split view', () => {
  it('reads a row beside the list, without a step back and without asking for the list again', async () => {
    const { user, address, back } = await open();
    await user.click(view('分栏'));
    const shown = await screen.findByRole('region', { name: /^阅读/ });
    expect(await within(shown).findByRole('heading', { name: '权利要求 1' })).toBeVisible();
    const [first, second] = screen.getAllByRole('heading', { level: 2 });
    // The first one is there to begin with, and nobody has read it yet.
    expect(first).toHaveTextContent(within(shown).getByRole('heading', { level: 2 }).textContent);
    expect(screen.queryByRole('button', { name: /^已读/ })).toBeNull();
    expect(address()).toBe(patentResultLink({ ...QUERY, view: 'split' }));
    const link = within(second as HTMLElement).getByRole('link');
    const title = link.textContent ?? '';
    await user.click(link);
    const id = new URL(address(), 'http://x').searchParams.get('sel') ?? '';
    expect(address()).toBe(patentResultLink({ ...QUERY, view: 'split', sel: id }));
    expect(within(reading()).getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(await within(reading()).findByRole('heading', { name: '权利要求 1' })).toBeVisible();
    expect(within(reading()).getByRole('link', { name: '打开完整记录' })).toHaveAttribute(
      'href',
      patentDetailLink(id, patentResultLink({ ...QUERY, view: 'split' }).split('?')[1]),
    );
    expect((await recordCalls()).slice(1)).toEqual([id]);
    expect(await listSearches()).toHaveLength(1);
    await back();
    expect(view('列表')).toBeChecked();
  });

  it('is no choice on a telephone, which reads its address as the list', async () => {
    onPhone();
    await open({ view: 'split' });
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
    expect(view('列表')).toBeChecked();
    expect(screen.queryByRole('radio', { name: '分栏' })).toBeNull();
  });

  it('comes back with what was read when its address is opened', async () => {
    const { user, address } = await open({ view: 'split' });
    const links = await rowLinks();
    await user.click(links[0] as HTMLElement);
    const kept = address();
    cleanup();
    await renderPortal(kept);
    expect(await screen.findByRole('heading', { name: '权利要求 1' })).toBeVisible();
  });

  it('opens the record at the second press, and at the first where there is no room', async () => {
    const { user, address } = await open({ view: 'split' });
    const [row] = await rowLinks();
    await user.click(row as HTMLElement);
    await user.click(row as HTMLElement);
    expect(address()).toMatch(/\/detail\?/);
    cleanup();
    narrowWindow();
    const narrow = await open({ view: 'split' });
    const [first] = await rowLinks();
    expect(screen.queryByRole('region', { name: /^阅读/ })).toBeNull();
    await narrow.user.click(first as HTMLElement);
    expect(narrow.address()).toMatch(/\/detail\?/);
  });
});
