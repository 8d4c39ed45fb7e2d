import type { Page } from '@playwright/test';
import { applyLink } from '../../../src/links/business';
import { button, step, type TestedForm } from '../business/filling';
import { complete, draftKeyOf, seedAnswers, store } from '../business/seededDraft';
import { USERS } from './content';
import { expect, type PlainPortal } from './plainPortal';

/** An organisation, so that no answer is missing: the number of a person is kept in no draft. */
const APPLICANT = {
  applicantType: 'ENTERPRISE',
  uscc: '91320599YYYYYY0103',
  legalPerson: '王某',
};

/** Answers that fit what the plain back end knows. */
const FITTING: Partial<Record<TestedForm, object>> = {
  SXSS: { recordId: 'bp-31' },
  ZLJY: { industryTypeIds: [] },
};

/** A form that is complete but for being sent, and can be made complete again. */
export interface FilledForm {
  /** Stands in the answers and nowhere else. */
  readonly mark: string;
  /** Opens it at the check of the answers. */
  open(): Promise<void>;
  /** Whether the browser keeps the answers. */
  isKept(): Promise<boolean>;
}

/** Fills in a form of the user who is signed in; files are uploaded where uploads exist. */
export async function fillForm(
  page: Page,
  plain: PlainPortal,
  service: TestedForm,
): Promise<FilledForm> {
  const mark = `平江市${service}示例科技有限公司`;
  const own = { ...APPLICANT, applicantName: mark, patentee: mark };
  const values = complete(service, { ...own, ...FITTING[service] });
  const key = draftKeyOf(service, String(USERS.person?.id));
  const { text } = await seedAnswers(page, plain, service, key, values);
  return {
    mark,
    open: async () => {
      await store(page, plain, key, text());
      await plain.open(applyLink(service, { step: 'check' }));
      await expect(step(page, '核对确认')).toBeVisible();
      await expect(page.getByText(mark).first()).toBeVisible();
    },
    isKept: async () => {
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      return kept.includes(mark);
    },
  };
}

export const send = (page: Page) => button(page, /^(再次)?提交$/).click();
