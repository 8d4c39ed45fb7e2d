import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { choosePublicComputer } from '@/components/form/draft/publicComputer';
import { addDays, todayInChina } from '@/domain/calendar';
import { isAside, readAsides } from '@/features/navigation/matters/aside';
import { byDay } from '@/features/navigation/matters/byDay';
import type { Matter } from '@/features/navigation/matters/matter';
import { putOffDay } from '@/features/navigation/matters/putAside';
import { landingLink, mattersLink, watchedLink } from '@/links/landing';
import { respond } from '../../../mock/bridge';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';

const TODAY = '2026-11-20';

const matter = (key: string, day: string, urgent = false): Matter => ({
  key,
  kind: '办件',
  title: key,
  what: '',
  urgent,
  weight: 'duty',
  day,
  to: '/x',
  action: '去办理',
});

async function openPage() {
  const portal = await renderPortal(mattersLink(), { account: 'enterprise' });
  await screen.findByRole('heading', { level: 1, name: '我的事项' }, { timeout: 30_000 });
  const row = async (title: string) =>
    (await screen.findByText(title, { selector: 'span' })).closest('li') as HTMLElement;
  /** Chooses what is to become of a matter in the menu of its row. */
  const shelve = async (title: string, entry: RegExp) => {
    const name = `推迟或办好：${title}`;
    await portal.user.click(within(await row(title)).getByRole('button', { name }));
    await portal.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...portal, row, shelve };
}

describe('the way to the first page', () => {
  it.each([
    ['我的事项', mattersLink()],
    ['我的关注', watchedLink()],
  ])('leads there from %s, wherever that was opened', async (title, page) => {
    const { user, address, goTo } = await renderPortal('/changshu/searching/patent', {
      account: 'enterprise',
    });
    await screen.findByRole('heading', { level: 1, name: '专利检索' });
    await goTo(page);
    await screen.findByRole('heading', { level: 1, name: title });
    const way = within(await screen.findByRole('navigation', { name: '当前位置' }));
    await user.click(way.getByRole('link', { name: '首页' }));
    await waitFor(() => expect(address()).toBe(landingLink({})));
  });
});

describe('matters by day', () => {
  it('come soonest first, those without a day last', () => {
    const all = [
      matter('none', ''),
      matter('late', '2026-11-19'),
      matter('month', '2026-12-10'),
      matter('today', TODAY),
      matter('far', '2027-03-01'),
      matter('week', '2026-11-27'),
    ];
    expect(
      byDay(all, TODAY).map(({ name, matters }) => [name, matters.map(({ key }) => key)]),
    ).toEqual([
      ['期限已过', ['late']],
      ['7 天内', ['today', 'week']],
      ['30 天内', ['month']],
      ['30 天以后', ['far']],
      ['没有期限或期限不详', ['none']],
    ]);
  });

  it.each([
    ['a week, where the day is far', '2027-03-01', '2026-11-27'],
    ['a week, where there is no day', '', '2026-11-27'],
    ['the day before the last one', '2026-11-24', '2026-11-23'],
    ['not at all, where tomorrow is the last day', '2026-11-21', undefined],
    ['not at all, where the day has passed', '2026-11-01', undefined],
  ])('are put off by %s', (_, day, until) => {
    expect(putOffDay({ day }, TODAY)).toBe(until);
  });

  it('stay away until their day, and come back when their last day is another', () => {
    const asides = [
      { key: 'a', day: '2026-12-10', until: '2026-11-27' },
      { key: 'b', day: '2026-12-10', until: null },
    ];
    expect(isAside({ key: 'a', day: '2026-12-10' }, asides, '2026-11-26')).toBe(true);
    expect(isAside({ key: 'a', day: '2026-12-10' }, asides, '2026-11-27')).toBe(false);
    expect(isAside({ key: 'b', day: '2026-12-10' }, asides, '2027-06-01')).toBe(true);
    expect(isAside({ key: 'b', day: '2026-12-20' }, asides, TODAY)).toBe(false);
  });
});

describe('the page of my matters', () => {
  it('tells of each what its day comes from, its action, and hands out a calendar', async () => {
    const downloads = catchDownloads();
    const { user, row } = await openPage();
    const request = await row('示例水杯');
    expect(request).toHaveTextContent('专利权评价报告申请');
    expect(request).toHaveTextContent('依据：办理部门指定的期限');
    expect(request.textContent?.match(/\d+ 月 \d+ 日/g)).toHaveLength(1);
    // What is rare stands behind one button.
    expect(within(request).getAllByRole('button')).toHaveLength(1);
    expect(within(request).getByRole('link', { name: '去办理：示例水杯' })).toHaveAttribute(
      'href',
      expect.stringContaining('/changshu/business/PJSQ'),
    );
    expect(request.closest('section')).toHaveAccessibleName(/天内|30 天以后/);
    // What is kept where stands behind the matters, and no number only repeats that of all.
    const kept = screen.getByText(/只保存在这台设备的浏览器里/);
    expect(request.compareDocumentPosition(kept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('可稍后')).toBeNull();
    await user.click(screen.getByRole('button', { name: '下载日历（.ics）' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toBe(`我的事项-${todayInChina()}.ics`);
    expect(screen.getByText(`已保存：我的事项-${todayInChina()}.ics`)).toBeVisible();
    const file = (await downloads[0]?.content.text()) ?? '';
    expect(file.replace(/\r\n /g, '')).toContain('SUMMARY:专利权评价报告申请：示例水杯');
  });

  it('puts a matter off: it goes here and from the landing page, and can be taken back', async () => {
    const { user, row, shelve, goTo } = await openPage();
    await shelve('示例水杯', /^推迟到 /);
    expect(await screen.findByText(/“示例水杯”已推迟到 .+。/)).toBeVisible();
    expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
    expect(screen.queryByText('示例水杯', { selector: 'span' })).toBeNull();
    expect(readAsides('U1002')).toHaveLength(1);
    await goTo(landingLink({}));
    const panel = await screen.findByRole('region', { name: '我的事项' }, { timeout: 30_000 });
    const all = await within(panel).findByRole('link', { name: /按日期查看（1 项已推迟或办好）/ });
    expect(within(panel).queryByText('示例水杯')).toBeNull();
    await user.click(all);
    await user.click(await screen.findByRole('button', { name: '已推迟和办好的 1 项' }));
    await user.click(screen.getByRole('button', { name: '重新列出：示例水杯' }));
    expect(await row('示例水杯')).toBeVisible();
    expect(screen.getByText('“示例水杯”已重新列出。')).toHaveFocus();
    expect(readAsides('U1002')).toEqual([]);
  });

  it('has a row for each of many fees, with its sum in the calendar, and one less when it is done', async () => {
    const downloads = catchDownloads();
    answerWhatever('/findWfApply', []);
    const days = [20, 30, 40, 50].map((some) => addDays(todayInChina(), some));
    backEnd.use(
      http.get('*/data-service/api/front/enterprise/analysis', async ({ request }) => {
        const body = (await (await respond(request.clone())).json()) as { data: object };
        const healthPatents = days.map((dueDate, at) => ({
          id: `F${at}`,
          title: `示例专利 ${at}`,
          patentType: 'INVENTION_GRANT',
          validity: 'VALID',
          filingDate: `${Number(dueDate.slice(0, 4)) - 6}${dueDate.slice(4)}`,
          fees: [{ annualYear: 7, dueDate, status: 'UNPAID' }],
        }));
        return HttpResponse.json({ ...body, data: { ...body.data, healthPatents } });
      }),
    );
    backEnd.use(
      http.post('*/data-service/api/front/law/resolve', async ({ request }) => {
        const { citations } = (await request.json()) as { citations: { name: string }[] };
        const resolved = citations.map(({ name }) =>
          name === '专利法实施细则'
            ? { id: 'LAW9', title: name, article: { key: '115', label: '', text: '' } }
            : null,
        );
        return HttpResponse.json({ code: 0, data: { resolved } });
      }),
    );
    const { user, row, shelve, goTo } = await openPage();
    const first = await row('示例专利 0');
    expect(first).toHaveTextContent('依据：《专利法实施细则》第一百一十五条，按数据推定');
    // The article as it stands in the portal; the search for the law where it is not held.
    const rule = (some: HTMLElement) =>
      within(some).getByRole('link', { name: '《专利法实施细则》第一百一十五条' });
    await waitFor(() =>
      expect(rule(first)).toHaveAttribute(
        'href',
        expect.stringContaining('law/detail?id=LAW9&at=115'),
      ),
    );
    await row('示例专利 3');
    await user.click(screen.getByRole('button', { name: '下载日历（.ics）' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const file = ((await downloads[0]?.content.text()) ?? '').replace(/\r\n /g, '');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(file).toContain('年费 2\\,000 元');
    expect(file).toContain('依据：《专利法实施细则》第一百一十五条，按数据推定');
    await shelve('示例专利 0', /^办好了$/);
    await goTo(landingLink({}));
    const panel = await screen.findByRole('region', { name: '我的事项' }, { timeout: 30_000 });
    // Three are left, so that each has a row again.
    expect(await within(panel).findByText('示例专利 1')).toBeVisible();
    expect(
      within(panel).getByRole('link', { name: /按日期查看（1 项已推迟或办好）/ }),
    ).toBeVisible();
  });

  it('marks a matter as done, and takes that back', async () => {
    const { user, row, shelve } = await openPage();
    await shelve('示例水杯', /^办好了$/);
    expect(await screen.findByText('“示例水杯”已标为办好。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await row('示例水杯')).toBeVisible();
    expect(readAsides('U1002')).toEqual([]);
  });

  it('keeps nothing on a public computer, and says so', async () => {
    choosePublicComputer(true);
    const { row, shelve } = await openPage();
    await shelve('示例水杯', /^办好了$/);
    expect(await screen.findByText(/公用电脑，这里不保存/)).toBeVisible();
    expect(await row('示例水杯')).toBeVisible();
    choosePublicComputer(false);
  });
});

it('puts off nothing past its last day', () => {
  const day = addDays(TODAY, 3);
  expect(putOffDay({ day }, TODAY)).toBe(addDays(TODAY, 2));
});
