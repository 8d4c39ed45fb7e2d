import { screen, waitFor, within } from '@testing-library/react';
import { patentResultLink, patentSearchLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { withoutStorage } from '../../support/withoutStorage';
import { text } from './expressionSupport';
import { fileDownloaded, openShelf, rows, search } from './historySupport';

const SCOPED = { q: 'H01M', include: { validity: ['VALID'] }, years: '2015-' };

/** Opens a result and saves it under a name. */
async function save(name: string, address = patentResultLink(SCOPED)) {
  const portal = await renderPortal(address);
  await search(portal);
  await portal.user.click(screen.getByRole('button', { name: '保存检索' }));
  const field = screen.getByLabelText('检索名称');
  expect(field).toHaveFocus();
  await portal.user.clear(field);
  await portal.user.type(field, `${name}{Enter}`);
  return portal;
}

const nameAt = (shelf: HTMLElement) => rows(shelf).map(([name]) => name);

describe('a search', () => {
  it('is saved from its result, with its scope, and runs again', async () => {
    const portal = await save('电池现状');
    expect(await screen.findByText(/已保存在这台设备的浏览器里/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '保存检索' })).toHaveFocus());
    const shelf = await openShelf(portal, '已存检索');
    expect(rows(shelf)).toEqual([
      ['电池现状', 'H01MIPC 分类号 属于 H01M有效性：有效；申请年：2015 年起'],
    ]);
    await portal.user.click(within(shelf).getByRole('link', { name: '检索 电池现状' }));
    await screen.findByRole('heading', { level: 1, name: '检索结果' });
    expect(portal.address()).toBe(patentResultLink(SCOPED));
  });

  it('needs a name of its own; Escape gives up', async () => {
    const portal = await save('电池现状');
    await portal.user.click(await screen.findByRole('button', { name: '保存检索' }));
    await portal.user.clear(screen.getByLabelText('检索名称'));
    await portal.user.keyboard('电池现状{Enter}');
    expect(screen.getByLabelText('检索名称')).toHaveAccessibleDescription(
      '已有名为“电池现状”的检索，请换一个名称。',
    );
    await portal.user.keyboard('{Escape}');
    expect(screen.queryByLabelText('检索名称')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: '保存检索' })).toHaveFocus());
  });

  it('is named below its button, which closes what it has opened', async () => {
    const portal = await renderPortal(patentResultLink(SCOPED));
    await search(portal);
    const button = screen.getByRole('button', { name: '保存检索' });
    await portal.user.click(button);
    expect(button).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('检索名称')).toHaveFocus();
    await portal.user.click(button);
    expect(screen.queryByLabelText('检索名称')).toBeNull();
    await portal.user.click(button);
    await portal.user.keyboard('{Enter}');
    const note = await screen.findByText(/已保存在这台设备的浏览器里/);
    await waitFor(() => expect(button).toHaveFocus());
    await portal.user.tab();
    expect(note).toBeEmptyDOMElement();
  });

  it('is saved from the history under the name proposed', async () => {
    const portal = await renderPortal(patentResultLink(SCOPED));
    await search(portal);
    const past = await openShelf(portal, '检索历史');
    await portal.user.click(within(past).getByRole('button', { name: '存为 #1' }));
    await portal.user.keyboard('{Enter}');
    expect(await within(past).findByText('#1 已存入“已存检索”。')).toBeVisible();
    expect(within(past).getByRole('button', { name: '存为 #1' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '已存检索（1）' })).toBeVisible();
    expect(nameAt(await openShelf(portal, '已存检索'))).toEqual(['H01M']);
  });

  it('is renamed, deleted, and brought back', async () => {
    const portal = await save('电池现状');
    const { user } = portal;
    const shelf = await openShelf(portal, '已存检索');
    await user.click(within(shelf).getByRole('button', { name: '重命名 电池现状' }));
    await user.keyboard('锂电{Enter}');
    expect(nameAt(shelf)).toEqual(['锂电']);
    await user.click(within(shelf).getByRole('button', { name: '删除 锂电' }));
    expect(within(shelf).getByText(/还没有已存的检索/)).toBeVisible();
    await user.click(within(shelf).getByRole('button', { name: '撤销' }));
    expect(nameAt(shelf)).toEqual(['锂电']);
  });

  it('is inserted into what is typed, its scope in words of the language', async () => {
    const portal = await save('电池现状');
    await portal.goTo(patentSearchLink({ mode: 'expr', q: 'TI=隔膜 OR TI=极片' }));
    await screen.findByLabelText('检索式');
    await portal.user.click(screen.getByRole('button', { name: /^已存检索/ }));
    await portal.user.click(await screen.findByRole('button', { name: '插入检索式 电池现状' }));
    await waitFor(() =>
      expect(text()).toBe('(TI=隔膜 OR TI=极片) AND IC=H01M AND AY>=2015 AND LSS="有效"'),
    );
  });

  it('goes to another browser as a file', async () => {
    const portal = await save('电池现状');
    const { user } = portal;
    const shelf = await openShelf(portal, '已存检索');
    const file = await fileDownloaded(() =>
      user.click(within(shelf).getByRole('button', { name: '备份到文件' })),
    );
    const upload = (content: string) =>
      user.upload(within(shelf).getByLabelText('要恢复的检索文件'), new File([content], 'a.json'));
    await user.click(within(shelf).getByRole('button', { name: '删除 电池现状' }));
    await upload(file.text);
    expect(await within(shelf).findByText('已恢复 1 个检索。')).toBeVisible();
    expect(rows(shelf)).toEqual([
      ['电池现状', 'H01MIPC 分类号 属于 H01M有效性：有效；申请年：2015 年起'],
    ]);
    await upload(file.text);
    expect(
      await within(shelf).findByText('已有“电池现状”，恢复的改名为“电池现状（2）”。'),
    ).toBeVisible();
    await upload('<script>');
    expect(await within(shelf).findByText('文件不是检索的备份，无法恢复。')).toBeVisible();
    expect(nameAt(shelf)).toHaveLength(2);
  });

  it('is not saved where the browser forbids it, and the name stays', async () => {
    await withoutStorage(async () => {
      await save('电池现状');
      expect(screen.getByLabelText('检索名称')).toHaveAccessibleDescription(/浏览器没有允许保存/);
      expect(screen.getByLabelText('检索名称')).toHaveValue('电池现状');
    });
  });
});
