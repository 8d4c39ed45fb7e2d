import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_ID_NUMBER } from '../../../mock/accounts';
import { applyLink } from '../../../src/links/business';
import { chooseInMenu, expect, loginReturn, type Portal, shownPath, test } from '../support/portal';
import { button, CREATE, openPart, receiptNumber, step, textbox } from './filling';
import { draftKey, seedDraft, store } from './seededDraft';

const REQUEST = applyLink('PJSQ', { step: 'fill', section: 'request' });
const opinion = (page: Page) => textbox(page, '对专利性的意见');

/** Everything that the browser keeps of the portal. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

interface Sent {
  readonly idempotencyKey: string;
  readonly formData: Record<string, unknown>;
}

async function sent(portal: Portal): Promise<Sent[]> {
  return (await portal.calls(CREATE)).map(({ body }) => body as Sent);
}

/** Numbers of the demo person's own requests of this service. */
async function ownRequests(page: Page, { origin }: Portal): Promise<string[]> {
  const path = '/data-service/api/authFront/findWfApply';
  const query = encodeURIComponent(JSON.stringify({ processKey: 'PJSQ' }));
  const answer = await page.request.get(`${origin}${path}?queryData=${query}`);
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } };
  return data.content.map(({ id }) => id);
}

/** A form that the demo person has filled in, opened at its last part. */
async function openDraft(page: Page, portal: Portal): Promise<void> {
  await portal.signIn('person');
  await seedDraft(page, portal, 'PJSQ');
  await portal.open(REQUEST);
  await expect(opinion(page)).toBeVisible();
}

/** Fills in the one answer that no draft keeps, and goes to the end of the form. */
async function toTheEnd(page: Page): Promise<void> {
  await openPart(page, '请求人');
  await textbox(page, '证件号码').fill(DEMO_ID_NUMBER);
  await openPart(page, '核对确认');
}

test('提交 pressed twice and again sends one request', async ({ page, portal }) => {
  await openDraft(page, portal);
  const before = await ownRequests(page, portal);
  await toTheEnd(page);
  await portal.fault({ path: CREATE, delayMs: 1500 });
  await button(page, '提交').dblclick();
  const busy = button(page, '正在提交');
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  await busy.press('Enter');
  const id = await receiptNumber(page);
  expect(await sent(portal)).toHaveLength(1);
  expect(await ownRequests(page, portal)).toEqual([id, ...before]);
  // The way back leads to the guide with one's own requests, not into the form that was sent.
  await page.goBack();
  await expect(step(page, '办事指南')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await kept(page)).not.toContain('iprFormDraft');
});

/** The request gets through, its answer does not. */
async function loseAnswer(page: Page, portal: Portal): Promise<void> {
  let lost = false;
  await page.route(`${portal.origin}${CREATE}`, async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(page, '提交').click();
  await expect(page.getByRole('alert').filter({ hasText: '不会重复登记' })).toBeVisible();
}

test('an answer that was lost: sent again under the same mark, there is one request', async ({
  page,
  portal,
}) => {
  await openDraft(page, portal);
  const before = await ownRequests(page, portal);
  await toTheEnd(page);
  await loseAnswer(page, portal);
  await button(page, '再次提交').click();
  const id = await receiptNumber(page);
  const [first, second, ...more] = await sent(portal);
  expect(second).toEqual(first);
  expect(first?.idempotencyKey).toMatch(/\S{8}/);
  expect(more).toEqual([]);
  expect(await ownRequests(page, portal)).toEqual([id, ...before]);
  await expect(page.getByText(/此前已经收到/)).toHaveCount(0);
});

test('an answer that was lost, the form changed since: the receipt says what was received', async ({
  page,
  portal,
}) => {
  await openDraft(page, portal);
  const before = await ownRequests(page, portal);
  await toTheEnd(page);
  await loseAnswer(page, portal);
  await openPart(page, '请求内容');
  await opinion(page).fill('后来又改过的意见。');
  await openPart(page, '核对确认');
  await button(page, /^(再次)?提交$/).click();
  const id = await receiptNumber(page);
  await expect(page.getByText(/此前已经收到，没有重复登记/)).toBeVisible();
  const [first, second] = await sent(portal);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(await ownRequests(page, portal)).toEqual([id, ...before]);
  await page.getByRole('link', { name: '查看收到的内容' }).click();
  await expect(page.getByText('夹紧部分的结构不同').first()).toBeVisible();
  await expect(page.getByText('后来又改过的意见')).toHaveCount(0);
});

test('the session that ends while a field is filled in leads back to that field', async ({
  page,
  portal,
}) => {
  await openDraft(page, portal);
  await portal.open(applyLink('PJSQ', { step: 'fill', section: 'patent' }));
  const number = textbox(page, '专利号');
  await number.fill('202130900002.7');
  // What the page asks by itself would meet the end of the session before the press.
  await page.waitForLoadState('networkidle');
  await portal.fault({
    path: '/cnipr-service',
    body: { code: 99998, data: null, msg: '登录已失效' },
  });
  await page.context().clearCookies();
  await button(page, '查询').click();
  expect(await loginReturn(page)).toContain('section%3Dpatent');
  await portal.logIn('person');
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('202130900002.7');
});

/** Another tab on the same form. */
async function openTab(context: BrowserContext, portal: Portal): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(portal.address(REQUEST));
  await expect(opinion(tab)).toBeVisible();
  return tab;
}

/**
 * People leave one tab for the other, and what waits to be written is written then. Here both stay
 * in front, so the one that is left is told.
 */
const leaveTab = (tab: Page) =>
  tab.evaluate(() => {
    document.dispatchEvent(new Event('freeze'));
  });

const NEWER = /^另一标签页 \d\d:\d\d 保存了较新的内容/;

test('two tabs on one form: the newer one wins, the older one is offered', async ({
  page,
  portal,
}) => {
  await openDraft(page, portal);
  await opinion(page).fill('第一页先写的意见');
  await leaveTab(page);
  const other = await openTab(page.context(), portal);
  await expect(opinion(other)).toHaveValue('第一页先写的意见');
  await opinion(other).fill('第二页后写的意见');
  await leaveTab(other);
  await expect(page.getByText(NEWER)).toBeVisible();
  await expect(opinion(page)).toHaveValue('第一页先写的意见');
  await button(page, '使用另一标签页较新的内容').click();
  await expect(opinion(page)).toHaveValue('第二页后写的意见');
  await expect(page.getByText(NEWER)).toHaveCount(0);
  await button(page, /^换成那一份/).click();
  await expect(opinion(page)).toHaveValue('第一页先写的意见');
  await leaveTab(page);

  // Now the second tab has the older content, and keeps it.
  await expect(other.getByText(NEWER)).toBeVisible();
  await button(other, /^继续用本页的内容/).click();
  await expect(opinion(other)).toHaveValue('第二页后写的意见');
  await other.reload();
  await expect(opinion(other)).toHaveValue('第二页后写的意见');
  await button(other, /^换成那一份/).click();
  await expect(opinion(other)).toHaveValue('第一页先写的意见');
});

test('a form that another tab has sent says so', async ({ page, portal }) => {
  await openDraft(page, portal);
  const other = await openTab(page.context(), portal);
  await toTheEnd(other);
  await button(other, '提交').click();
  await receiptNumber(other);
  await expect(page.getByText(/这份草稿已在另一标签页提交或删除/)).toBeVisible();
  await expect(opinion(page)).toHaveValue('与最接近的现有技术相比，夹紧部分的结构不同。');
});

const SECRET = '不留痕迹的意见';

const leaving = (page: Page) => page.getByRole('alertdialog', { name: '离开这个页面？' });
const away = (page: Page) => chooseInMenu(page, '信息检索', '专利检索');

test('公用电脑: nothing is kept, what was kept is removed, leaving is asked about', async ({
  page,
  portal,
}) => {
  await openDraft(page, portal);
  await page.getByRole('button', { name: '草稿选项' }).click();
  await page.getByRole('checkbox', { name: '这是公用电脑' }).click();
  const ask = page.getByRole('alertdialog', { name: '删除已保存的内容？' });
  await expect(ask).toContainText('1 份未提交的草稿');
  await ask.getByRole('button', { name: '删除并不再保存' }).click();
  await opinion(page).fill(SECRET);
  await openPart(page, '请求人');
  await openPart(page, '请求内容');
  await expect(opinion(page)).toHaveValue(SECRET);
  const stored = await kept(page);
  for (const word of [SECRET, '一种示例夹具', '松溪示例弄', 'iprFormDraft']) {
    expect(stored).not.toContain(word);
  }

  await away(page);
  await expect(leaving(page)).toContainText('您选择了公用电脑，填写的内容没有保存');
  await leaving(page).getByRole('button', { name: '留在本页' }).click();
  await expect(opinion(page)).toHaveValue(SECRET);
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(step(page, '须知与承诺')).toBeVisible();
  await page.getByRole('button', { name: '草稿选项' }).click();
  await expect(page.getByRole('checkbox', { name: '这是公用电脑' })).toBeChecked();
  await expect(
    page
      .getByRole('group', { name: /请逐项/ })
      .getByRole('checkbox')
      .first(),
  ).not.toBeChecked();
  expect(await kept(page)).not.toContain(SECRET);
});

test('what is kept may be left without a question', async ({ page, portal }) => {
  await openDraft(page, portal);
  await opinion(page).fill('已经保存的意见');
  await expect(page.getByText(/^已保存 \d\d:\d\d · 只保存在这台设备的浏览器$/)).toBeVisible();
  await away(page);
  await expect(page.getByRole('heading', { level: 1, name: '专利检索' })).toBeVisible();
  await expect(leaving(page)).toHaveCount(0);
  await page.goBack();
  await expect(opinion(page)).toHaveValue('已经保存的意见');
});

/** Leaves no room in the browser's storage. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      for (let count = 0; count < 4; count += 1) {
        try {
          localStorage.setItem(`junk${size}.${count}`, 'x'.repeat(size));
        } catch {
          // That much does not fit any more.
        }
      }
    }
  });

test('a browser that is full: told, asked about on leaving, kept for this tab, kept again when there is room', async ({
  page,
  portal,
}) => {
  await openDraft(page, portal);
  await fillUp(page);
  const long = '放不下的意见。'.repeat(30);
  await opinion(page).fill(long);
  const told = page.getByRole('alert').filter({ hasText: '浏览器存储已满' });
  await expect(told).toContainText('最新填写的内容仍在本页保留');
  await away(page);
  await expect(leaving(page)).toContainText('浏览器没有保存最新填写的内容');
  await page.keyboard.press('Escape');
  await expect(leaving(page)).toHaveCount(0);
  await expect(opinion(page)).toHaveValue(long);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(opinion(page)).toHaveValue(long);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('junk')) localStorage.removeItem(key);
    }
  });
  await opinion(page).press('End');
  await opinion(page).pressSequentially('又能放下了');
  await expect(told).toHaveCount(0);
  await expect(page.getByText(/^已保存 /)).toBeVisible();
  expect(await kept(page)).toContain('又能放下了');
});

test('a browser that forbids to keep: told, and the form can be filled in and sent', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await portal.signIn('person');
  await portal.open(applyLink('PJSQ', { step: 'consent' }));
  const boxes = page.getByRole('group', { name: /请逐项/ }).getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  for (const box of await boxes.all()) await box.check();
  const told = page.getByRole('alert').filter({ hasText: '浏览器不允许保存' });
  await expect(told).toContainText('填写的内容仍在本页保留');
  await button(page, '下一步：填写信息').click();
  await openPart(page, '请求内容');
  await opinion(page).fill('只在这一页的意见');
  await openPart(page, '专利');
  await away(page);
  await expect(leaving(page)).toBeVisible();
  await leaving(page).getByRole('button', { name: '留在本页' }).click();
  await openPart(page, '请求内容');
  await expect(opinion(page)).toHaveValue('只在这一页的意见');
  await away(page);
  await leaving(page).getByRole('button', { name: '离开', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '专利检索' })).toBeVisible();
});

test('a draft that is broken is told and removed', async ({ page, portal }) => {
  await portal.signIn('person');
  await store(page, portal, draftKey('PJSQ', 'person'), '{"values":');
  await portal.open(applyLink('PJSQ'));
  await expect(page.getByText('这个浏览器中保存的草稿已损坏，无法恢复，已经删除。')).toBeVisible();
  await expect(button(page, '开始办理')).toBeVisible();
  expect(shownPath(page)).toBe(`/ipr-front${applyLink('PJSQ')}`);
});
