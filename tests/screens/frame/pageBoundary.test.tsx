import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useKeptOnScreen } from '@/components/form/keptOnScreen';
import { expectConsoleError } from '../../support/consoleErrors';
import { logIn, renderPortal, type TestRoute } from '../../support/renderPortal';
import { withoutStorage } from '../../support/withoutStorage';

/** What webpack throws when a script chunk cannot be loaded. */
function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

function broken(error: () => unknown, parentId?: string): TestRoute {
  return {
    id: 'broken',
    path: parentId ? '/changshu/user/broken' : 'changshu/broken',
    ...(parentId && { parentId }),
    component: () => {
      throw error();
    },
  };
}

const ADDRESS = '/changshu/broken';
const RELOADING = '页面已更新，正在重新打开…';
const NOT_LOADED = '页面的一部分没有加载成功';

const watchReload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

describe('a script chunk that cannot be loaded', () => {
  it('leads to one automatic reload, then to a panel with a retry', async () => {
    expectConsoleError(/ChunkLoadError|Loading chunk/);
    const reload = watchReload();
    await renderPortal(ADDRESS, { routes: [broken(chunkError)] });
    await screen.findByText(RELOADING);
    expect(reload).toHaveBeenCalledTimes(1);

    cleanup();
    const again = await renderPortal(ADDRESS, { routes: [broken(chunkError)] });
    await screen.findByText(NOT_LOADED, { selector: 'h1' });
    expect(reload).toHaveBeenCalledTimes(1);
    // Nothing was filled in.
    expect(screen.queryByText(/已填写/)).toBeNull();
    await again.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is told at once when the browser cannot remember that it has reloaded', async () => {
    expectConsoleError(/ChunkLoadError|Loading chunk/);
    const reload = watchReload();
    await logIn('person');
    await withoutStorage(async () => {
      await renderPortal(ADDRESS, { account: null, routes: [broken(chunkError)] });
      await screen.findByText(NOT_LOADED, { selector: 'h1' });
    });
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for the network, so that no reload leaves the portal without one', async () => {
    expectConsoleError(/ChunkLoadError|Loading chunk/);
    const reload = watchReload();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await renderPortal(ADDRESS, { routes: [broken(chunkError)] });
    await screen.findByText(NOT_LOADED, { selector: 'h1' });
    expect(screen.getByText('网络已断开。网络恢复后会自动重新打开。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(screen.getByText(/^网络仍未恢复/)).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('网络已恢复，正在重新打开…')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the rest of the portal usable', async () => {
    expectConsoleError(/ChunkLoadError|Loading chunk/);
    watchReload();
    sessionStorage.setItem('iprChunkReload', String(Date.now()));
    const portal = await renderPortal(ADDRESS, { routes: [broken(chunkError)] });
    await screen.findByText(NOT_LOADED, { selector: 'h1' });
    const menu = within(document.querySelector('aside') ?? document.body);
    await portal.user.click(await menu.findByText('信息检索'));
    await portal.user.click(await menu.findByRole('link', { name: '专利检索' }));
    await screen.findByText('专利检索', { selector: 'h1' });
  });

  it('is caught outside the layout as well', async () => {
    expectConsoleError(/ChunkLoadError|Loading chunk/);
    const reload = watchReload();
    const route = broken(chunkError, 'changshu/user');
    await renderPortal('/changshu/user/broken', { account: null, routes: [route] });
    await screen.findByText(RELOADING);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['an error', () => new TypeError('x is undefined')],
  ['something that is no error', () => undefined],
])('a page that throws %s shows a panel and never reloads by itself', async (_, error) => {
  expectConsoleError(/error occurred in|x is undefined|undefined/);
  const reload = watchReload();
  await renderPortal(ADDRESS, { routes: [broken(error)] });
  await screen.findByText('页面出现错误', { selector: 'h1' });
  await waitFor(() => expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument());
  expect(reload).not.toHaveBeenCalled();
});

it('a form that breaks is told to be kept, where it is', async () => {
  expectConsoleError(/error occurred in|x is undefined/);
  function Form() {
    const [isBroken, setBroken] = useState(false);
    useKeptOnScreen(() => true);
    if (isBroken) throw new TypeError('x is undefined');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        出错
      </button>
    );
  }
  const route = { id: 'broken', path: 'changshu/broken', component: Form };
  const { user } = await renderPortal(ADDRESS, { routes: [route] });
  await user.click(await screen.findByRole('button', { name: '出错' }));
  expect(await screen.findByText(/已填写的内容保留在本机，重新加载后可以继续/)).toBeVisible();
});
