import type { Page } from '@playwright/test';
import { DEMO_ID_NUMBER } from '../../../mock/accounts';
import { mixSeed, Random } from '../../../mock/data/random';
import type { FormField } from '../../../src/domain/form/description';
import { applyLink } from '../../../src/links/business';
import { expect, loginReturn, type Portal, portalAt, test } from '../support/portal';
import { anyPdf, button, createOf, FORMS, openPart, type TestedForm } from './filling';
import { seedDraft } from './seededDraft';
import { answer, fieldOf, pathOf, readForm, type Shown, type ShownForm } from './typedFields';

/**
 * Whatever ends the work on a form, nothing typed is lost. What is typed and how it ends are drawn
 * from a seed, which is printed; `KILL_SEED=<seed> KILLS=20` repeats and extends a run.
 */
const SEED = Number(process.env.KILL_SEED) || Date.now() % 1_000_000;
const KILLS = Number(process.env.KILLS) || 1;

/** The form in the browser; a crashed or closed tab is followed by another one. */
interface Desk {
  page: Page;
  portal: Portal;
  readonly service: TestedForm;
  readonly random: Random;
  /** Makes the form complete again, but for the ID number. */
  readonly complete: () => Promise<void>;
}

/** Fields that no draft keeps. */
const ID_NUMBER = 'field-idNo';

const TOLD = '为保护个人信息，证件号码不保存，请重新填写。';

function sit(desk: Desk, page: Page): void {
  page.on('pageerror', (error) => expect.soft(error, 'error in the page').toBeUndefined());
  desk.page = page;
  desk.portal = portalAt(desk.portal.url, page);
}

/** A new tab beside the one that is gone, on the address or on the guide. */
async function openAgain(desk: Desk, address: string): Promise<void> {
  sit(desk, await desk.page.context().newPage());
  if (desk.random.chance(0.5)) await desk.page.goto(address);
  else {
    await desk.portal.open(applyLink(desk.service));
    await button(desk.page, /^继续填写/).click();
  }
}

/** Through the login page, back to where the work was. */
async function logInAgain({ page, portal }: Desk, address: string): Promise<void> {
  expect(await loginReturn(page)).toBe(encodeURIComponent(address));
  await portal.logIn('person');
  await expect(page).toHaveURL(address);
}

/** Whether a free text may stand in a field; an expression or a long description may not be one. */
function takes(field: FormField | undefined, sentence: string): boolean {
  if (field?.kind !== 'area' || sentence.length < (field.minLength ?? 0)) return false;
  const context = { today: '2026-11-20', form: {}, options: {} };
  return field.check?.(sentence, {}, context).ok ?? true;
}

/** Types into some free texts, so that the form stays complete, and goes to its end. */
async function completeAndCheck(desk: Desk): Promise<ShownForm> {
  await desk.complete();
  const { page, service, random } = desk;
  const sentence = () =>
    `店内所售商品与权利人的设计相近，第 ${random.int(1, 999)} 次核对后补充这一段文字。`;
  const free = [...(await readForm(page)).values()].filter(
    ({ id, kind }) =>
      id === ID_NUMBER || (kind === 'textarea' && takes(fieldOf(service, id), sentence())),
  );
  expect(free.length).toBeGreaterThan(1);
  for (const { id, part } of free) {
    await openPart(page, part);
    await page.locator(`[id="${id}"]`).fill(id === ID_NUMBER ? DEMO_ID_NUMBER : sentence());
  }
  const typed = await readForm(page);
  await openPart(page, '核对确认');
  return typed;
}

/** What a kill leaves behind. */
interface Killed {
  /** What stood in the form when it was killed, where the kill has typed more itself. */
  readonly typed?: ShownForm;
  /** The page was not left, so that even ID numbers stand. */
  readonly stays?: true;
}

/** The session ends before a file is sent. */
async function overAtUpload(desk: Desk): Promise<Killed> {
  const { page } = desk;
  await openPart(page, '上传材料');
  const before = await readForm(page, '上传材料');
  const address = page.url();
  await page.context().clearCookies();
  const file = anyPdf(`补充 ${before.size}.pdf`);
  await page
    .getByLabel(/^选择文件：/)
    .last()
    .setInputFiles(file);
  await logInAgain(desk, address);
  const row = page.locator('[class*="ipr-file-"]').filter({ hasText: file.name });
  await expect(row).toContainText('已上传');
  return {};
}

const KINDS: Readonly<Record<string, (desk: Desk) => Promise<Killed>>> = {
  reload: async ({ page }) => {
    await page.reload();
    return {};
  },
  crash: async (desk) => {
    const { page } = desk;
    const address = page.url();
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await openAgain(desk, address);
    await page.close();
    return {};
  },
  'tab closed': async (desk) => {
    const { page } = desk;
    const address = page.url();
    await page.close();
    await openAgain(desk, address);
    return {};
  },
  logout: async (desk) => {
    const { page } = desk;
    const address = page.url();
    await button(page, '李某').click();
    await page.getByRole('menuitem', { name: '退出登录', exact: true }).click();
    await logInAgain(desk, address);
    return {};
  },
  'submit cut off': async (desk) => {
    const typed = await completeAndCheck(desk);
    await desk.portal.fault({ path: createOf(desk.service), cut: true });
    await button(desk.page, '提交').click();
    await expect(desk.page.getByText(/可以再次提交，不会重复登记/)).toBeVisible();
    await expect(button(desk.page, '再次提交')).toBeVisible();
    return { typed, stays: true };
  },
  'session over at submit': async (desk) => {
    const typed = await completeAndCheck(desk);
    const address = desk.page.url();
    await desk.page.context().clearCookies();
    await button(desk.page, '提交').click();
    await logInAgain(desk, address);
    return { typed };
  },
  'session over at upload': overAtUpload,
  'session over at a download': async (desk) => {
    const { page } = desk;
    await openPart(page, '上传材料');
    const address = page.url();
    const downloads = page.getByRole('button', { name: /^下载“/ });
    // Some answers leave no file that has a template.
    if ((await downloads.count()) === 0) return overAtUpload(desk);
    await page.context().clearCookies();
    await downloads.first().click();
    await logInAgain(desk, address);
    return {};
  },
};

const NAMES = Object.keys(KINDS);

/** Answers that take away so much of the form that some kinds of fields would never be met. */
const LEFT_ALONE = ['direction'];

/** What can be answered: no text that only stands there, no half of a region without the first. */
const isOpen = ({ id, kind }: Shown) =>
  kind !== 'fixed' && kind !== 'file' && !LEFT_ALONE.includes(pathOf(id));

/**
 * Types into some fields, those of a kind not met yet first, and into one up to the last moment.
 *
 * @param all goes on until every kind that the form asks for has been met
 */
async function typeSome(desk: Desk, met: Set<string>, all: boolean): Promise<ShownForm> {
  const { page, service, random } = desk;
  const kindOf = (id: string) => fieldOf(service, id)?.kind ?? '';
  const typeInto = async (one: Shown, slowly = false) => {
    const field = fieldOf(service, one.id);
    const parts = page.getByRole('navigation', { name: '填写进度' });
    // An answer before it may have made the question, or its whole part, superfluous.
    if (!field || (await parts.getByRole('button', { name: one.part }).count()) === 0) return false;
    await openPart(page, one.part);
    const target = page.locator(`[id="${one.id}"]`);
    if ((await target.count()) === 0 || !(await target.isEnabled())) return true;
    await answer(page, random, field, one, slowly);
    met.add(field.kind);
    return true;
  };
  const form = new Map(await readForm(page));
  for (let left = random.int(4, 6); ; left -= 1) {
    const open = [...form.values()].filter(isOpen);
    const idNumber = open.find(({ id, value }) => id === ID_NUMBER && value === '');
    const fresh = open.filter(({ id }) => !met.has(kindOf(id)));
    if (left <= 0 && !(all && fresh.length > 0)) break;
    const chosen = idNumber ?? random.pick(fresh.length > 0 ? fresh : open);
    const isThere = await typeInto(chosen);
    form.delete(chosen.id);
    if (!isThere) continue;
    // Answers bring other questions.
    for (const [id, one] of await readForm(page, chosen.part)) {
      if (id !== chosen.id || one.kind === 'add') form.set(id, one);
    }
  }
  const before = await readForm(page);
  const texts = [...before.values()].filter(({ kind }) => kind === 'input' || kind === 'textarea');
  const last = random.pick(texts);
  await typeInto(last, true);
  // What was typed last may have made other questions of its part superfluous.
  const others = [...before].filter(([, { part }]) => part !== last.part);
  return new Map([...others, ...(await readForm(page, last.part))]);
}

/** What has gone: control and what it showed. */
function lostOf(before: ShownForm, now: ShownForm, expectId: boolean): string[] {
  return [...before.values()].flatMap(({ id, part, value }) => {
    if (value === '' || (id === ID_NUMBER && !expectId)) return [];
    const found = now.get(id)?.value;
    return found === value ? [] : [`${part} ${id}: “${value}” → ${found ?? 'nothing'}`];
  });
}

const countOf = (form: ShownForm) => [...form.values()].filter(({ value }) => value !== '').length;

test.describe.configure({ mode: 'parallel' });

for (const [place, service] of FORMS.entries()) {
  test(`${service}: ${KILLS} kills lose nothing`, async ({ page, portal }) => {
    test.setTimeout(60_000 + KILLS * 30_000);
    const random = new Random(mixSeed(SEED, place));
    await portal.signIn('person');
    const draft = await seedDraft(page, portal, service);
    const form = applyLink(service, { step: 'fill' });
    const desk: Desk = {
      page,
      portal,
      service,
      random,
      complete: async () => {
        await desk.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
          draft.key,
          draft.text(),
        ] as const);
        await desk.portal.open(form);
      },
    };
    sit(desk, page);
    await desk.complete();

    const met = new Set<string>();
    const begun = [...(await readForm(desk.page)).values()].filter(isOpen);
    const asked = new Set(begun.map(({ id }) => fieldOf(service, id)?.kind));
    let order: string[] = [];
    const seen: Record<string, number> = {};
    let compared = 0;
    let lost = 0;
    for (let round = 0; round < KILLS; round += 1) {
      if (order.length === 0) order = random.sample(NAMES, NAMES.length);
      const name = order.pop() ?? '';
      const before = await typeSome(desk, met, round === KILLS - 1);
      const { typed = before, stays } = (await KINDS[name]?.(desk)) ?? {};
      const where = `seed ${SEED}, kill ${round + 1}, ${name}`;
      if (!stays && typed.get(ID_NUMBER)?.value) {
        await expect(desk.page.getByText(TOLD), where).toBeVisible();
      }
      let gone: string[] = [];
      let now: ShownForm = new Map();
      const look = async () => {
        now = await readForm(desk.page);
        gone = lostOf(typed, now, stays === true);
        return gone;
      };
      await expect.poll(look, { message: where }).toEqual([]);
      if (!stays) expect(now.get(ID_NUMBER)?.value ?? '', where).toBe('');
      seen[name] = (seen[name] ?? 0) + 1;
      compared += countOf(typed);
      lost += gone.length;
    }
    const report =
      `${service}: seed ${SEED}, ${KILLS} kills (${Object.entries(seen)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}), ` + `${compared} fields compared, ${lost} lost; kinds ${[...met].join(' ')}`;
    test.info().annotations.push({ type: 'kills', description: report });
    console.log(report);
    // A few answers may take away all questions of a kind.
    if (KILLS >= 20) for (const kind of asked) expect([...met]).toContain(kind);
  });
}
