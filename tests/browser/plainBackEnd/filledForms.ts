import type { Page } from '@playwright/test';
import { applyLink } from '../../../src/links/business';
import { button, step, type TestedForm } from '../business/filling';
import { complete, draftKeyOf, seedAnswers, store } from '../business/seededDraft';
import { USERS } from './content';
import { expect, type PlainPortal } from './plainPortal';

/**
 * An organisation, so that no answer is missing: the number of a person is kept in no draft. Regions
 * are not asked for where there are none to choose from.
 */
const APPLICANT = {
  region: '',
  applicantType: 'ENTERPRISE',
  uscc: '91320599YYYYYY0103',
  legalPerson: '王某',
};

/** Answers that fit what the plain back end knows. */
const FITTING: Partial<Record<TestedForm, object>> = {
  SXSS: { recordId: 'bp-31', behavior: '', level: '' },
  JBTS: { occurRegion: '' },
  ZLJY: { industryTypeIds: [] },
};

/** What look-ups have noted beside the answers. */
const NOTED: Partial<Record<TestedForm, object>> = { SXSS: { readRecord: 'bp-31' } };

/** A form that is complete but for being sent, and can be made complete again. */
export interface FilledForm {
  /** Stands in the answers and nowhere else. */
  readonly mark: string;
  /** Its address at the check of the answers. */
  readonly path: string;
  /** Writes its draft anew; no page of the portal may be open. */
  begin(): Promise<void>;
  /** Begins anew and opens it at the check of the answers. */
  open(): Promise<void>;
  /** Waits until it stands at the check of the answers, with everything. */
  isWhole(): Promise<void>;
  /** Whether the browser keeps the answers. */
  isKept(): Promise<boolean>;
}

/** Fills in a form of the user who is signed in. */
export async function fillForm(
  page: Page,
  plain: PlainPortal,
  service: TestedForm,
  { files = true } = {},
): Promise<FilledForm> {
  const mark = `平江市${service}示例科技有限公司`;
  const own = { ...APPLICANT, applicantName: mark, patentee: mark };
  const values = {
    ...complete(service, { ...own, ...FITTING[service] }),
    ...NOTED[service],
  };
  const key = draftKeyOf(service, String(USERS.person?.id));
  const { text } = await seedAnswers(page, plain, service, key, values, files);
  const names = [...text().matchAll(/"name":"([^"]+\.pdf)"/g)].map(([, name]) => name ?? '');
  const isWhole = async () => {
    await expect(step(page, '核对确认')).toBeVisible();
    const main = page.getByRole('main');
    for (const words of [mark, ...names]) await expect(main).toContainText(words);
  };
  const path = applyLink(service, { step: 'check' });
  const begin = () => store(page, plain, key, text());
  return {
    mark,
    path,
    begin,
    isWhole,
    open: async () => {
      await begin();
      await plain.open(path);
      await isWhole();
    },
    isKept: async () => {
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      return [mark, ...names].every((words) => kept.includes(words));
    },
  };
}

/** Sends the form at its check. */
export const send = (page: Page) => button(page, /^(再次)?提交$/).click();

/** Sends it once more where it may have arrived: the page asks whether that is wanted. */
export async function sendAgain(page: Page): Promise<void> {
  await send(page);
  const ask = page.getByRole('alertdialog', { name: '再次提交这份申请？' });
  await ask.getByRole('button', { name: '仍然再次提交' }).click();
}

/** What the page says once a form is stored. */
export const received = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: '已提交', exact: true });

/** Fields of own requests by which one is known for certain. */
export const TELLING = ['id', 'processKey', 'formData', 'createTime'];
