import type { Page } from '@playwright/test';
import type { Random } from '../../../mock/data/random';
import { DESCRIPTIONS } from '../../../mock/process/descriptions';
import type { FormField } from '../../../src/domain/form/description';
import { expect } from '../support/portal';
import type { TestedForm } from './filling';

/** What a control of a form shows. */
export interface Shown {
  /** Id in the page. */
  readonly id: string;
  /** Title of the part it stands in. */
  readonly part: string;
  readonly kind: 'input' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'fixed' | 'add' | 'file';
  /** '' when it is empty; `on` when it is chosen. */
  readonly value: string;
}

export type ShownForm = ReadonlyMap<string, Shown>;

/** Opens every part of the form and reads it, as fast as the page can show them. */
async function readParts(page: Page, only: string | undefined): Promise<Shown[]> {
  return page.evaluate(async (wanted) => {
    const until = <T>(look: () => T | null | undefined | false, what: string) =>
      new Promise<T>((resolve, reject) => {
        const begun = performance.now();
        const again = () => {
          const found = look();
          if (found) resolve(found);
          else if (performance.now() - begun > 20_000) reject(new Error(`no ${what}`));
          else setTimeout(again, 8);
        };
        again();
      });
    const buttons = () =>
      Array.from(document.querySelectorAll<HTMLButtonElement>('nav[aria-label="填写进度"] button'));
    const titleOf = (button: Element | null | undefined) =>
      button?.querySelector('[class*="ipr-formPartTitle-"]')?.textContent ?? '';
    const current = () => titleOf(buttons().find((one) => one.ariaCurrent === 'step'));
    const steps = () => document.querySelector('nav[aria-label="办理步骤"]');
    const files = () =>
      Array.from(steps()?.querySelectorAll('a') ?? []).find((one) => one.text === '上传材料');
    const atFiles = () =>
      steps()?.querySelector('[aria-current="step"]')?.textContent?.includes('上传材料');
    const own = (element: Element, kinds: string) =>
      Array.from(element.querySelectorAll<HTMLElement>(kinds));
    await until(() => buttons().length > 0, 'list of parts');
    const shown: Shown[] = [];
    for (const part of [...buttons().map(titleOf), '上传材料']) {
      if (wanted !== undefined && part !== wanted) continue;
      if (part === '上传材料') {
        files()?.click();
        await until(
          () => atFiles() && document.getElementById('apply-step')?.textContent === part,
          part,
        );
        for (const file of own(document.body, '[class*="ipr-file-"]')) {
          const name = file.querySelector('span')?.textContent ?? '';
          const state = file.querySelector('[class*="ipr-fileState-"]')?.textContent ?? '';
          const list = file.closest('ul')?.ariaLabel ?? '';
          shown.push({ id: `${list}${name}`, part, kind: 'file', value: state });
        }
        continue;
      }
      if (current() !== part)
        buttons()
          .find((one) => titleOf(one) === part)
          ?.click();
      await until(() => current() === part, part);
      const section = await until(() => {
        const found = document.querySelector('[class*="ipr-formSection-"]');
        return found?.querySelector('h2, h3')?.textContent === part && found;
      }, part);
      for (const element of own(section, 'input, textarea, select, p, button')) {
        const { id } = element;
        if (!id.startsWith('field-')) continue;
        if (element instanceof HTMLInputElement) {
          const ticked = element.type === 'radio' || element.type === 'checkbox';
          const kind = ticked ? (element.type as 'radio' | 'checkbox') : 'input';
          const value = ticked ? (element.checked ? 'on' : '') : element.value;
          shown.push({ id, part, kind, value });
        } else if (element instanceof HTMLTextAreaElement) {
          shown.push({ id, part, kind: 'textarea', value: element.value });
        } else if (element instanceof HTMLSelectElement) {
          shown.push({ id, part, kind: 'select', value: element.value });
        } else if (element.matches('[class*="ipr-formFixedText-"]')) {
          const text = element.textContent ?? '';
          shown.push({ id, part, kind: 'fixed', value: text === '—' ? '' : text });
        } else if (element.closest('[class*="ipr-formAdd-"]')) {
          shown.push({ id, part, kind: 'add', value: '' });
        }
      }
    }
    return shown;
  }, only);
}

/** Everything the form shows, part by part; or one part. */
export async function readForm(page: Page, part?: string): Promise<ShownForm> {
  return new Map((await readParts(page, part)).map((one) => [one.id, one]));
}

/** The path of the field that a control belongs to. */
export const pathOf = (id: string) => id.replace(/^field-/, '').replace(/-.*$/, '');

/** The described field that a control belongs to. */
export function fieldOf(service: TestedForm, id: string): FormField | undefined {
  const [key, row, part] = pathOf(id).split('.');
  const fields = DESCRIPTIONS[service].sections.flatMap((section) => section.fields);
  const field = fields.find((one) => one.key === key);
  if (row === undefined || field?.kind !== 'list') return field;
  return field.fields.find((one) => one.key === part);
}

/** Words of the field's trade with a number, unlike any typed before. */
let words = 0;
function text(random: Random, field: FormField): string {
  words += 1;
  const body = random.sample([...'专利权利要求夹具申请商标示例证据材料说明甲乙丙丁'], 6).join('');
  if (field.kind !== 'area') return `${body}${words}`;
  return `${body}${words}\n“${random.pick(['引号', '，逗号', '<b>', '&amp;', '😀', '𠮷'])}”完`;
}

/** A day, whole or broken off. */
function day(random: Random): string {
  const whole = `20${random.int(20, 26)}-0${random.int(1, 9)}-1${random.int(0, 9)}`;
  return random.chance(0.2) ? whole.slice(0, random.int(2, 8)).replace(/-$/, '') : whole;
}

const control = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/**
 * Answers one field at random, of whatever kind it is, by the keys and presses of a user; the part
 * it stands in is open.
 *
 * @returns what its control shows now
 */
export async function answer(
  page: Page,
  random: Random,
  field: FormField,
  { id, kind }: Pick<Shown, 'id' | 'kind'>,
  slowly = false,
): Promise<string | undefined> {
  const target = control(page, id);
  switch (kind) {
    case 'input':
    case 'textarea': {
      const typed = field.kind === 'date' ? day(random) : text(random, field);
      if (slowly) {
        await target.fill('');
        await target.pressSequentially(typed);
      } else await target.fill(typed);
      await expect(target).toHaveValue(typed);
      return typed;
    }
    case 'select': {
      const loaded = target.locator('option:not([value=""])');
      await expect(loaded).not.toHaveCount(0);
      const offered = await loaded.evaluateAll((all) =>
        all.map((one) => (one as HTMLOptionElement).value),
      );
      const chosen = random.pick(offered);
      await target.selectOption(chosen);
      return chosen;
    }
    case 'radio':
      await target.check();
      return 'on';
    case 'checkbox': {
      const ticked = await target.isChecked();
      await target.setChecked(!ticked);
      return ticked ? '' : 'on';
    }
    case 'add': {
      const entries = page
        .locator('[role="group"]', { has: target })
        .locator('[class*="ipr-formEntry-"]');
      const before = await entries.count();
      if ((await target.getAttribute('aria-disabled')) === 'true') return undefined;
      await target.click();
      await expect(entries).toHaveCount(before + 1);
      return undefined;
    }
    default:
      return undefined;
  }
}
