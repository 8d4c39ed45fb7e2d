import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { patentDetailLink, patentReturnLink, patentSearchLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { callCount, FULL, SPARSE, serve } from './recordFixtures';

const FIND = '*/cnipr-service/api/front/patent/findOne';
const CATALOG = '*/di-service/api/patent/detail/catalog';

/** An answer that waits until it is let go: how long a page takes is not known. */
function heldAnswer() {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { held, answer: () => answer() };
}

describe('a record that is not there', () => {
  it('says so, without a notification, and leads to the search and back to the list', async () => {
    await renderPortal(patentDetailLink('no-such-patent', 'q=电池'));
    expect(
      await screen.findByRole('heading', { name: '没有找到这件专利', level: 1 }),
    ).toBeVisible();
    expect(screen.getByText(/没有编号为“no-such-patent”的专利记录/)).toBeVisible();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('去检索专利')).toContain(patentSearchLink());
    expect(href('返回检索结果')).toContain(patentReturnLink('q=电池'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks nothing when the address names none', async () => {
    const before = callCount('patent/findOne');
    await renderPortal('/changshu/searching/patent/detail');
    expect(await screen.findByText(/网址中缺少专利编号/)).toBeVisible();
    expect(callCount('patent/findOne')).toBe(before);
  });
});

describe('a record that does not load', () => {
  it('shows the sentence on the spot and loads on retry', async () => {
    serve(FULL);
    backEnd.use(
      http.get(FIND, () => HttpResponse.json({ code: 50000, msg: '系统繁忙' }), { once: true }),
    );
    const portal = await renderPortal(patentDetailLink(FULL.id));
    expect(
      await screen.findByRole('heading', { name: '这件专利没有加载成功', level: 1 }),
    ).toBeVisible();
    expect(screen.getAllByText('系统繁忙')).not.toHaveLength(0);
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: FULL.title })).toBeVisible();
  });

  it('tells why the catalog was refused where the record was not answered', async () => {
    serve(FULL);
    backEnd.use(
      http.get(FIND, () => new HttpResponse('<html>', { status: 502 })),
      http.post(CATALOG, () => HttpResponse.json({ code: 40300, msg: '没有查看该专利的权限' })),
    );
    await renderPortal(patentDetailLink(FULL.id));
    expect(await screen.findByText('没有查看该专利的权限')).toBeVisible();
    expect(screen.getByRole('heading', { name: '这件专利没有加载成功', level: 1 })).toBeVisible();
  });

  it('shows a skeleton with a heading while it loads', async () => {
    serve(FULL);
    const { held, answer } = heldAnswer();
    backEnd.use(
      http.get(FIND, async () => {
        await held;
        return HttpResponse.json({ code: 0, data: FULL });
      }),
    );
    await renderPortal(patentDetailLink(FULL.id));
    expect(await screen.findByRole('status', { name: '正在加载专利' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '专利详情' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { name: FULL.title })).toBeVisible();
  });

  it('is shown without its catalog, in the order of the domain', async () => {
    serve(FULL);
    backEnd.use(http.post(CATALOG, () => new HttpResponse('<html>', { status: 502 })));
    await renderPortal(patentDetailLink(FULL.id));
    await screen.findByRole('heading', { name: FULL.title });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.join(' ')).toContain(
      '著录信息 摘要 权利要求 说明书 附图 法律状态 引证文献 同族专利 运营信息 年费',
    );
  });
});

it('a late answer never overwrites a newer record', async () => {
  serve(SPARSE);
  const { held, answer } = heldAnswer();
  backEnd.use(
    http.get(FIND, async ({ request }) => {
      const slow = new URL(request.url).searchParams.get('id') === FULL.id;
      if (slow) await held;
      return HttpResponse.json({ code: 0, data: slow ? FULL : SPARSE });
    }),
  );
  const portal = await renderPortal(patentDetailLink(FULL.id));
  await screen.findByRole('status', { name: '正在加载专利' });
  await portal.goTo(patentDetailLink(SPARSE.id));
  expect(await screen.findByRole('heading', { name: SPARSE.title })).toBeVisible();
  answer();
  await delay(100);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(SPARSE.title);
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${SPARSE.title}`)));
});
