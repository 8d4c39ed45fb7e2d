import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { readSaved, saveSearch } from '../../../src/components/search/history/savedSearches';
import { readWatched, type WatchedRecord, watch } from '../../../src/components/watch/watched';
import { watchFile } from '../../../src/components/watch/watchFile';
import { watchedLink } from '../../../src/links/landing';
import { NO_SCOPE } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { fileDownloaded } from '../patent/historySupport';

/** Id of the demo account `person`. */
const OWNER = 'U1003';

const patent = (id: string, since = 1000, status = 'PENDING'): WatchedRecord => ({
  kind: 'patent',
  id,
  title: `示例专利 ${id}`,
  since,
  seen: { at: since, known: { status } },
});

/** Ids asked for, in order; `answer` says what comes of each, patents in force by default. */
function answerPatents(answer: (id: string) => Response | undefined = () => undefined): string[] {
  const asked: string[] = [];
  backEnd.use(
    http.get('*/cnipr-service/api/front/patent/findOne', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      asked.push(id);
      const data = { id, title: `示例专利 ${id}`, validity: 'VALID' };
      return answer(id) ?? HttpResponse.json({ code: 0, data });
    }),
  );
  return asked;
}

const refuse = (code: string, status = 200) =>
  HttpResponse.json({ code, data: null, msg: '查询失败' }, { status });

async function open() {
  const portal = await renderPortal(watchedLink());
  await screen.findByRole('heading', { level: 1, name: '我的关注' }, { timeout: 30_000 });
  return portal;
}

/** The row of a record. */
const row = async (title: string) => {
  const found = (await screen.findByRole('link', { name: title })).closest('tr');
  if (!found) throw new Error(`${title} stands in no row`);
  return found;
};

describe('what is watched', () => {
  it('stands with what is different, the same, gone or not to be told, which is asked again', async () => {
    for (const id of ['1', '2', '3', '4']) {
      watch(OWNER, patent(id, 1000 + Number(id), id === '2' ? 'VALID' : 'PENDING'));
    }
    let broken = true;
    const asked = answerPatents((id) => {
      if (id === '3') return refuse('40400');
      return id === '4' && broken ? refuse('50000') : undefined;
    });
    const { user } = await open();
    expect(await screen.findByText(/^核对了 4 项，其中 1 项有变化，2 项没有查到。$/)).toBeVisible();
    expect(asked).toEqual(['4', '3', '2', '1']);
    expect(await row('示例专利 1')).toHaveTextContent('法律状态：审中 → 有效');
    expect(await row('示例专利 2')).toHaveTextContent('没有变化');
    expect(await row('示例专利 3')).toHaveTextContent('可能已经撤下或合并');
    expect(await row('示例专利 4')).toHaveTextContent('没有查到：查询失败');
    broken = false;
    const again = screen.getByRole('button', { name: '重新核对：示例专利 4' });
    await user.click(again);
    await waitFor(async () => expect(await row('示例专利 4')).toHaveTextContent('审中 → 有效'));
    expect(again).toHaveFocus();
    // The page itself was not opened: what is different stays until then.
    expect(readWatched(OWNER).find(({ id }) => id === '1')?.seen.known.status).toBe('PENDING');
  });

  it('is not told as unchanged where the service tells nothing that could change', async () => {
    watch(OWNER, { ...patent('1'), seen: { at: 1000, known: {} } });
    answerPatents((id) =>
      HttpResponse.json({ code: 0, data: { id, title: `示例专利 ${id}`, validity: null } }),
    );
    await open();
    expect(await screen.findByText('核对了 1 项，1 项不能比较。')).toBeVisible();
    expect(await row('示例专利 1')).toHaveTextContent('不能比较：服务没有给出可以前后对照的内容');
    expect(screen.queryByText('没有变化')).toBeNull();
  });

  it('is asked about in parts, and goes on when told to', async () => {
    for (let i = 0; i < 32; i += 1) watch(OWNER, patent(`${i}`, 1000 + i));
    const asked = answerPatents();
    const { user } = await open();
    await screen.findByText(/^核对了 30 项，/, {}, { timeout: 20_000 });
    expect(asked).toHaveLength(30);
    expect(asked[0]).toBe('31');
    expect(await row('示例专利 0')).toHaveTextContent('这次没有核对');
    expect(screen.getByText(/还有 2 项没有核对/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '继续核对' }));
    await screen.findByText(/^核对了 32 项，/);
    expect(screen.queryByRole('button', { name: '继续核对' })).toBeNull();
  }, 40_000);

  it('ends with a way back', async () => {
    watch(OWNER, patent('1'));
    answerPatents();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '不再关注：示例专利 1' }));
    expect(await screen.findByText('还没有关注任何内容')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await row('示例专利 1')).toBeVisible();
    expect(screen.getByText('已撤销。')).toHaveFocus();
  });

  it('stands beside the saved searches, of which one without a number cannot be compared', async () => {
    saveSearch(OWNER, '电池', { mode: 'smart', q: '电池', as: [], ...NO_SCOPE });
    await open();
    expect(await row('电池')).toHaveTextContent('不能比较');
    expect(screen.queryByRole('button', { name: '不再关注：电池' })).toBeNull();
  });
});

describe('the file', () => {
  it('is written, and brings back what it holds with how much of it was new', async () => {
    watch(OWNER, patent('1'));
    answerPatents();
    const { user } = await open();
    const { name, text } = await fileDownloaded(() =>
      user.click(screen.getByRole('button', { name: '导出到文件' })),
    );
    expect(name).toMatch(/^我的关注-\d{4}-\d{2}-\d{2}\.json$/);
    expect(screen.getByText(`已保存：${name}`).closest('[role=status]')).toBeVisible();
    const content = JSON.parse(text);
    const { watched } = JSON.parse(watchFile([patent('2')]));
    content.watched.push(...watched, { kind: 'odd' });
    const file = new File([JSON.stringify(content)], '关注.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('要导入的关注文件'), file);
    expect(await screen.findByText('新增 1 项关注，1 项已经在关注，1 项无法识别。')).toBeVisible();
    expect(await row('示例专利 2')).toBeVisible();
    // What came is asked about as well, and nothing is said of a limit that is far away.
    expect(await screen.findByText(/^核对了 2 项，/)).toBeVisible();
    expect(screen.queryByText(/项没有核对/)).toBeNull();
  });

  it('moves to another device with the saved searches among it', async () => {
    answerPatents();
    saveSearch(OWNER, '隔膜检索', { mode: 'smart', q: '隔膜', as: [], ...NO_SCOPE });
    const { user } = await open();
    const { text } = await fileDownloaded(() =>
      user.click(screen.getByRole('button', { name: '导出到文件' })),
    );
    localStorage.clear();
    const file = new File([text], '我的关注.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('要导入的关注文件'), file);
    expect(await screen.findByText('已存检索新增 1 个，0 个已有同名的，没有改动。')).toBeVisible();
    expect(readSaved(OWNER).map(({ name }) => name)).toEqual(['隔膜检索']);
  });
});

it('is found in the list of everything by the words people use', async () => {
  const { user, address } = await renderPortal('/changshu/searching/patent');
  await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: '要去的地方' }), '收藏');
  await user.click(await screen.findByRole('option', { name: /我的关注/ }));
  await waitFor(() => expect(address()).toBe(watchedLink()));
});
