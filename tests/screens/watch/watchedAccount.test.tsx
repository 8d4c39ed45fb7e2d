import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  readWatched,
  unwatch,
  type WatchedRecord,
  watch,
} from '../../../src/components/watch/watched';
import { watchedLink } from '../../../src/links/landing';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

/** Id of the demo account `person`. */
const OWNER = 'U1003';
const FIND = '*/data-service/api/authFront/watched/find';

const law = (id: string): WatchedRecord => ({
  kind: 'law',
  id,
  title: `示例法 ${id}`,
  since: 1000,
  seen: { at: 1000, known: {} },
});

const ids = () =>
  readWatched(OWNER)
    .map(({ id }) => id)
    .sort();

const open = async () => {
  const portal = await renderPortal(watchedLink());
  await screen.findByRole('heading', { level: 1, name: '我的关注' }, { timeout: 30_000 });
  return portal;
};

describe('what is watched, kept with the account', () => {
  it('is put there, and fetched on a device that lacks some of it', async () => {
    watch(OWNER, law('A'));
    watch(OWNER, law('B'));
    const { user } = await open();
    await screen.findByText(/账号里还没有存关注/);
    await user.click(screen.getByRole('button', { name: '存入账号' }));
    expect(await screen.findByText('已存入账号，共 2 项。')).toBeVisible();
    expect(screen.getByText(/账号里存有 2 项（\d{4}-\d{2}-\d{2} [\d:]+）。/)).toBeVisible();

    unwatch(OWNER, law('A'));
    expect(await screen.findByText(/其中 1 项这台设备没有/)).toBeVisible();
    expect(screen.getByRole('button', { name: '存入账号，去掉账号里另外的 1 项' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '从账号取回' }));
    expect(await screen.findByText('新增 1 项关注，1 项已经在关注，0 项无法识别。')).toBeVisible();
    expect(ids()).toEqual(['A', 'B']);
  });

  it('is not offered by every back end, which is said', async () => {
    watch(OWNER, law('A'));
    backEnd.use(http.get(FIND, () => new HttpResponse(null, { status: 404 })));
    await open();
    expect(await screen.findByText('本平台的后台没有提供随账号保存关注。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '存入账号' })).toBeNull();
  });

  it('that nobody can read is unknown, not none, and asked for again', async () => {
    let broken = true;
    backEnd.use(
      http.get(FIND, () =>
        broken
          ? new HttpResponse(null, { status: 500 })
          : HttpResponse.json({ code: 0, data: { content: 'nobody reads this' } }),
      ),
    );
    const { user } = await open();
    const failed = await screen.findByText(/账号里存的关注没有查到/);
    broken = false;
    await user.click(within(failed).getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/账号里存有 — 项。/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '从账号取回' }));
    expect(screen.getByText('文件不是从“我的关注”导出的，没有导入。')).toBeVisible();
    expect(ids()).toEqual([]);
  });
});
