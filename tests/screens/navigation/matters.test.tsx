import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { draftName, writeKept } from '@/components/form/draft/draftStorage';
import { NO_CONTENT } from '@/components/form/draft/record';
import { saveSearch } from '@/components/search/history/savedSearches';
import { recordSearch } from '@/components/search/history/searchHistory';
import { readQuery } from '@/components/search/readQuery';
import { payableUntil } from '@/domain/annualFee';
import { addDays, todayInChina } from '@/domain/calendar';
import { dayInWords } from '@/domain/workflow/dueDay';
import { mattersLink } from '@/links/landing';
import { NO_SCOPE } from '@/links/patent';
import { HOLIDAYS } from '../../../config/holidays';
import { respond } from '../../../mock/bridge';
import type { HealthPatent } from '../../../mock/enterprise/types';
import { backEnd } from '../../support/backEnd';
import { callsSeen, endFaults, failNext } from '../../support/faults';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { ANALYSIS_CALL } from '../enterprise/support';

const LANDING = '/changshu/nav/subjectDetail';
const REQUESTS = '/findWfApply';
const LISTINGS = '/findPatentTransaction';

/** Ids of the demo accounts. */
const ENTERPRISE = 'U1002';
const PERSON = 'U1003';

const NAME = '苏州示例新材料有限公司';

const inDays = (days: number) => addDays(todayInChina(), days);

const daysTo = (day: string) => (Date.parse(day) - Date.parse(todayInChina())) / 86_400_000;

// The first one waits for the portal to be loaded.
const panel = () => screen.findByRole('region', { name: '我的事项' }, { timeout: 30_000 });

/** The rows, in their order. */
const rows = async () =>
  within(await panel())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

/** The row with these words, once it is there. */
const row = async (words: string | RegExp) => {
  const found = (await within(await panel()).findByText(words)).closest('li');
  if (!found) throw new Error(`${words} stands in no row`);
  return found;
};

/** Shows all rows, once there are so many. */
async function showAll(user: { click: (element: Element) => Promise<void> }, many: number) {
  const name = `全部 ${many} 项`;
  await user.click(await within(await panel()).findByRole('button', { name }));
}

const inForce = (
  id: string,
  title: string,
  fees?: NonNullable<HealthPatent['fees']>,
): HealthPatent => ({
  id,
  title,
  patentType: 'INVENTION_GRANT',
  validity: 'VALID',
  legalEvents: [],
  ...(fees && { fees }),
});

/** Lets the analysis of an enterprise tell of these patents. */
function answerPatents(healthPatents: HealthPatent[]) {
  backEnd.use(
    http.get(`*${ANALYSIS_CALL}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: object };
      return HttpResponse.json({ ...body, data: { ...body.data, healthPatents } });
    }),
  );
}

const QUESTION = { mode: 'smart', q: '电池', as: [], ...NO_SCOPE } as const;

/** Saves a search and remembers what it found when it was last looked at. */
function keepSearch(owner: string, name: string, hits: number) {
  saveSearch(owner, name, QUESTION);
  const { expression } = readQuery(QUESTION);
  recordSearch(owner, { ...QUESTION, expression, hits });
}

function keepDraft(owner: string, savedAt: number) {
  writeKept(draftName({ user: owner, form: 'WQYZ', target: 'new' }), {
    ...NO_CONTENT,
    values: { caseName: '示例灯具纠纷' },
    schemaVersion: 1,
    consentVersion: 'v1',
    savedAt,
    tabId: 'tab',
    revision: 1,
    unkept: [],
    mark: '',
  });
}

const DAY = 86_400_000;

describe('requests and drafts', () => {
  it('says what is due when, the nearest day first', async () => {
    await renderPortal(LANDING, { account: 'enterprise' });
    const first = await row('示例水杯');
    // The deadline once, before what is to be done.
    expect(first).toHaveTextContent(
      /^\d+ 个工作日内，最后一天 \d+ 月 \d+ 日.*请补正并重新提交去办理$/,
    );
    expect(within(first).getByRole('link', { name: '去办理：示例水杯' })).toHaveAttribute(
      'href',
      expect.stringContaining('/business/PJSQ'),
    );
    // Which of the two is nearer depends on the weekends between.
    const shown = await rows();
    const left = shown.flatMap((one) => /^(\d+) 个工作日内/.exec(one ?? '')?.[1] ?? []).map(Number);
    expect(left.length).toBeGreaterThan(1);
    expect(left).toEqual([...left].sort((a, b) => a - b));
    expect(shown).toHaveLength(3);
  });

  it('puts a draft that is soon removed before requests without haste', async () => {
    keepDraft(ENTERPRISE, Date.now() - 85 * DAY);
    await renderPortal(LANDING, { account: 'enterprise' });
    await row('示例水杯');
    await row(/示例灯具纠纷/);
    const [first] = await rows();
    expect(first).toContain('维权援助申请：示例灯具纠纷');
    expect(first).toMatch(/^5 天内.*保存在这台设备上，到期删除/);
    expect(await row(/示例灯具纠纷/)).toHaveAttribute('data-urgent', 'true');
  });
});

describe('annual fees', () => {
  it('shows those of the enterprise by their last day, and on what they rest', async () => {
    answerWhatever(REQUESTS, []);
    const past = inDays(-40);
    answerPatents([
      {
        ...inForce('F1', '一种示例隔膜', [{ annualYear: 7, dueDate: past, status: 'LATE' }]),
        filingDate: `${Number(past.slice(0, 4)) - 6}${past.slice(4)}`,
      },
      inForce('F2', '示例添加剂', [{ annualYear: 7, dueDate: inDays(5), status: 'UNPAID' }]),
      inForce('F3', '示例烘箱', [{ annualYear: 7, dueDate: inDays(300), status: 'UNPAID' }]),
      inForce('F4', '示例泵'),
    ]);
    await renderPortal(LANDING, { account: 'enterprise' });
    const due = await row('示例添加剂');
    // A day off moves the last day.
    const last = payableUntil(inDays(5), HOLIDAYS);
    expect(due).toHaveTextContent(
      `${daysTo(last)} 天内，最后一天 ${dayInWords(last, todayInChina())}专利年费示例添加剂请缴费`,
    );
    expect(within(due).getByRole('link', { name: '查看年费：示例添加剂' })).toHaveAttribute(
      'href',
      expect.stringMatching(/detail\?id=F2#fees$/),
    );
    const late = await row('一种示例隔膜');
    expect(late).toHaveTextContent(/^\d+ 天内，最后一天 .+已逾期，可补缴，今天缴须 2,100 元/);
    expect(late).toHaveAttribute('data-urgent', 'true');
    expect(await rows()).toHaveLength(2);
    expect(await panel()).toHaveTextContent(
      `年费和期限按申请人“${NAME}”截至 2026-10-31 的数据推定，以国家知识产权局的通知为准。有 1 件专利的年费记录不详，没有核对。`,
    );
  });

  it('says in one row what many patents owe, and of how many it is known', async () => {
    answerWhatever(REQUESTS, []);
    answerPatents(
      [20, 30, 40, 50].map((days) => {
        const dueDate = inDays(days);
        const filed = `${Number(dueDate.slice(0, 4)) - 6}${dueDate.slice(4)}`;
        return {
          ...inForce(`F${days}`, `示例专利 ${days}`, [
            { annualYear: 7, dueDate, status: 'UNPAID' },
          ]),
          ...(days < 50 && { filingDate: filed }),
        };
      }),
    );
    await renderPortal(LANDING, { account: 'enterprise' });
    const all = await row('4 件专利');
    const left = daysTo(payableUntil(inDays(20), HOLIDAYS));
    expect(all).toHaveTextContent(new RegExp(`^${left} 天内，最后一天 .+请缴费（期限按最早一件）`));
    expect(all).toHaveTextContent('年费共 6,000 元（另有 1 件金额不详）');
    expect(within(all).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('tab=health'),
    );
    expect(await rows()).toHaveLength(1);
  });

  it('tells of terms that come to an end, and of rights that can be restored, with their days', async () => {
    answerWhatever(REQUESTS, []);
    const lapsed = inDays(-20);
    answerPatents([
      { ...inForce('T1', '示例阀', []), expiryDate: inDays(100) },
      { ...inForce('T2', '示例泵', []), expiryDate: inDays(500) },
      {
        ...inForce('T3', '示例轴', []),
        validity: 'INVALID',
        legalEvents: [{ date: lapsed, code: 'CF01', name: '未缴年费专利权终止' }],
      },
    ]);
    await renderPortal(LANDING, { account: 'enterprise' });
    expect(await row('示例阀')).toHaveTextContent(/^100 天内.+专利期限示例阀期限届满/);
    expect(await row('示例轴')).toHaveTextContent(
      `恢复权利示例轴${lapsed} 公告终止，可请求恢复权利`,
    );
    expect(await rows()).toHaveLength(2);
  });

  it('asks nothing for a person, whose name others may have', async () => {
    keepSearch(PERSON, '电池', 1);
    await renderPortal(LANDING, { account: 'person' });
    await row(/^比/);
    const asked = (await callsSeen()).map(({ path }) => path);
    expect(asked.filter((path) => path.endsWith(ANALYSIS_CALL))).toEqual([]);
  });
});

describe('matches of the user’s listings', () => {
  it('tells of those that were not seen yet, and no more once they were', async () => {
    const portal = await renderPortal(LANDING, { account: 'person' });
    const news = await row(/匹配的供给您还没有看过/);
    // The listings of the demonstration are invented: whoever counts them says so.
    expect(news).toHaveTextContent(/匹配的供给您还没有看过（示例数据）/);
    const link = within(news).getByRole('link', { name: /^查看匹配/ });
    await portal.user.click(link);
    const dialog = await screen.findByRole('dialog', { name: '匹配的供给' });
    await within(dialog).findByRole('list', { name: '匹配的供给' });
    await portal.goTo(LANDING);
    await row('一种可折叠的阳台晾衣架');
    await waitFor(async () =>
      expect(
        (await callsSeen()).filter(({ path }) => path.endsWith(LISTINGS)).length,
      ).toBeGreaterThan(3),
    );
    expect(within(await panel()).queryByText(/还没有看过/)).toBeNull();
  });
});

describe('saved searches', () => {
  it('says how many more a search finds than when it was last looked at', async () => {
    keepSearch(PERSON, '电池专利', 1);
    saveSearch(PERSON, '没有记录的', { ...QUESTION, q: '传感器' });
    await renderPortal(LANDING, { account: 'person' });
    const more = await row('电池专利');
    expect(more).toHaveTextContent(/比 \d+:\d+检索时多 [\d,]+ 件/);
    expect(within(more).getByRole('link', { name: '查看结果：电池专利' })).toHaveAttribute(
      'href',
      expect.stringContaining('sort=-publicationDate'),
    );
    expect(within(await panel()).queryByText('没有记录的')).toBeNull();
  });

  it('is silent about one that finds no more', async () => {
    answerWhatever(REQUESTS, []);
    keepSearch(PERSON, '电池专利', 1_000_000);
    await renderPortal(LANDING, { account: 'person' });
    expect(
      await within(await panel()).findByText(/^办件、草稿、已存检索里目前没有等待您办理的事项。/),
    ).toBeVisible();
  });
});

describe('all of them', () => {
  it('shows the most urgent three and all when asked, news last', async () => {
    keepSearch(ENTERPRISE, '电池专利', 1);
    keepDraft(ENTERPRISE, Date.now() - DAY);
    answerPatents([
      inForce('F2', '示例添加剂', [{ annualYear: 7, dueDate: inDays(3), status: 'UNPAID' }]),
    ]);
    const portal = await renderPortal(LANDING, { account: 'enterprise' });
    // Five requests, a draft, a fee, two listings with matches, a saved search.
    await showAll(portal.user, 10);
    const all = await rows();
    const placeOf = (words: string) => all.findIndex((text) => text.includes(words));
    expect(all).toHaveLength(10);
    expect(placeOf('示例灯具纠纷')).toBeGreaterThan(placeOf('示例水杯'));
    expect(placeOf('供需匹配')).toBeGreaterThan(placeOf('示例灯具纠纷'));
    expect(placeOf('电池专利')).toBe(9);
  });
});

it('counts each of those that share a row, as the page of all does', async () => {
  const fees = [{ annualYear: 7, dueDate: inDays(40), status: 'UNPAID' as const }];
  answerPatents(['F1', 'F2', 'F3', 'F4', 'F5'].map((id) => inForce(id, `示例添加剂 ${id}`, fees)));
  const portal = await renderPortal(LANDING, { account: 'enterprise' });
  // Five requests, two listings with matches, five fees in one row.
  await showAll(portal.user, 12);
  expect(await rows()).toHaveLength(8);
  await portal.goTo(mattersLink());
  const name = await screen.findByText('全部', { selector: 'dt' }, { timeout: 30_000 });
  await waitFor(() => expect(name.nextElementSibling).toHaveTextContent(/^12 项$/));
});

describe('what is not known', () => {
  it('does not call a failed source nothing, and asks it again', async () => {
    answerWhatever(REQUESTS, []);
    await failNext(ANALYSIS_CALL, { status: 500, times: 10 });
    const portal = await renderPortal(LANDING, { account: 'enterprise' });
    const told = await within(await panel()).findByText(/没有查到，有没有要办的还不知道/);
    expect(told).toHaveTextContent('专利年费和期限没有查到');
    expect(await panel()).toHaveTextContent('办件、草稿里目前没有等待您办理的事项。');
    expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).toBeNull();
    endFaults();
    answerPatents([
      inForce('F2', '示例添加剂', [{ annualYear: 7, dueDate: inDays(3), status: 'UNPAID' }]),
    ]);
    await portal.user.click(within(told).getByRole('button', { name: '重新查询' }));
    expect(await row('示例添加剂')).toBeVisible();
    expect(within(await panel()).queryByText(/没有查到/)).toBeNull();
  });

  it('leaves out what the back end does not offer', async () => {
    answerWhatever(REQUESTS, []);
    keepSearch(ENTERPRISE, '电池专利', 1_000_000);
    await failNext(ANALYSIS_CALL, { status: 404, times: 10 });
    await renderPortal(LANDING, { account: 'enterprise' });
    expect(await within(await panel()).findByText(/^办件、草稿、已存检索里目前没有/)).toBeVisible();
    expect(within(await panel()).queryByText(/没有查到/)).toBeNull();
  });

  it('claims nothing while the requests are not known', async () => {
    await failNext(`/data-service/api/authFront${REQUESTS}`, { status: 500, times: 10 });
    await renderPortal(LANDING, { account: 'person' });
    expect(await within(await panel()).findByText(/您的办件没有加载出来/)).toBeVisible();
    expect(within(await panel()).queryByText(/目前没有/)).toBeNull();
  });

  it('says where it has looked when nothing waits', async () => {
    answerWhatever(REQUESTS, []);
    await renderPortal(LANDING, { account: 'person' });
    expect(
      await within(await panel()).findByText(/^办件、草稿里目前没有等待您办理的事项。/),
    ).toBeVisible();
  });
});
