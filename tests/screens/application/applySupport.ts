import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { draftName } from '@/components/form/draft/draftStorage';
import { closeFormFiles } from '@/components/form/files/formFiles';
import { PJSQ } from '@/domain/application/pjsq';
import type { FormValues } from '@/domain/form/description';
import * as sample from '../../domain/files/samples';
import { callsSeen } from '../../support/faults';
import { logIn } from '../../support/renderPortal';

export const CREATE = '/data-service/api/authFront/createProcess';
export const PJSQ_PAGE = '/changshu/business/PJSQ';

/** Ids of the demo accounts. */
const USERS = { enterprise: 'U1002', person: 'U1003' } as const;

/** Drafts whose files the page holds, which outlive a test. */
const held = new Set<string>();
afterEach(() => {
  for (const name of held) closeFormFiles(name);
  held.clear();
});

function nameOf(account: keyof typeof USERS, target: string): string {
  const name = draftName({ user: USERS[account], form: 'PJSQ', target });
  held.add(name);
  return name;
}
for (const account of ['enterprise', 'person'] as const) nameOf(account, 'new');

/** Forgets the files of a form at the end of the test. */
export const holdsFiles = (account: keyof typeof USERS, target = 'new') => nameOf(account, target);

/** The bodies that a call has had since the test began. */
export async function bodiesOf<T>(path: string): Promise<T[]> {
  return (await callsSeen()).filter((call) => call.path === path).map(({ body }) => body as T);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A heading of a step, once it is there. */
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });

/** A field of the form on the screen by its label. */
export const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select, textarea' });

/** Ticks every declaration. */
export async function tickAll(user: UserEvent): Promise<void> {
  const group = await screen.findByRole('group', { name: /请逐项阅读并勾选/ });
  for (const box of within(group).getAllByRole('checkbox')) await user.click(box);
}

let files = 0;

/** Adds a small file to a category and waits until the back end has it. */
export async function addFile(user: UserEvent, label: string): Promise<void> {
  files += 1;
  const name = `${label}-${files}.pdf`;
  const file = new File([sample.pdf('', `% ${files}\n`)], name, { type: 'application/pdf' });
  await user.upload(screen.getByLabelText<HTMLInputElement>(`选择文件：${label}`), file);
  await waitFor(() => {
    const row = screen.getByText(name, { selector: 'li span' }).closest('li');
    if (!row?.textContent?.includes('已上传')) throw new Error(`${name} is on its way`);
  });
}

/** Good answers of the demo enterprise. */
export const GOOD: FormValues = {
  patentNumber: '202029900001.X',
  patentTitle: '一种示例夹具',
  patentee: '苏州示例新材料有限公司',
  patentKind: 'UTILITY',
  filingDate: '2020-03-02',
  grantDate: '2020-11-10',
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例新材料有限公司',
  uscc: '91320599YYYYYY0103',
  legalPerson: '王某',
  region: '320581',
  address: '示例街道云湖示例路 8 号',
  contactName: '张某',
  contactMobile: '13000000002',
  hasAgent: false,
  requesterRole: 'PATENTEE',
  reportCase: '6',
  textBasis: 'GRANTED',
  delivery: 'ONLINE',
};

/** Sends a file as another page would have done; its id. */
async function upload(category: string): Promise<{ id: string; name: string; size: number }> {
  files += 1;
  const bytes = sample.pdf('', `% seed ${files}\n`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const sha256 = [...new Uint8Array(digest)]
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('');
  const name = `${category}.pdf`;
  const form = new FormData();
  const fields = {
    uploadId: `seed-upload-${files}`,
    offset: 0,
    total: bytes.length,
    name,
    category,
    sha256,
  };
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  form.set('chunk', new Blob([bytes]), name);
  const answer = await fetch('/business-service/api/authFront/file/upload', {
    method: 'POST',
    credentials: 'include',
    body: form,
  });
  const { data } = (await answer.json()) as { data: { attachment: { id: string } } };
  return { id: data.attachment.id, name, size: bytes.length };
}

interface Seed {
  values?: FormValues;
  consents?: readonly string[];
  /** Kinds of files that have been uploaded. */
  files?: readonly string[];
  mark?: string;
  place?: { section?: string; path?: string; scroll: number };
}

/** A form that the demo enterprise has filled in before, all of it unless said otherwise. */
export async function seedDraft({
  values = GOOD,
  consents = PJSQ.consent.items.map(({ key }) => key),
  files: categories = ['request', 'certificate', 'identity'],
  mark = 'mark-of-the-draft',
  place,
}: Seed = {}): Promise<string[]> {
  await logIn('enterprise');
  const attachments = [];
  for (const category of categories) attachments.push({ category, ...(await upload(category)) });
  localStorage.setItem(
    `iprFormDraft.${nameOf('enterprise', 'new')}`,
    JSON.stringify({
      schemaVersion: PJSQ.schemaVersion,
      consentVersion: PJSQ.consent.version,
      savedAt: Date.now(),
      tabId: 'another',
      revision: 1,
      unkept: [],
      mark,
      values,
      opened: [],
      consents,
      attachments,
      ...(place && { place }),
    }),
  );
  return attachments.map(({ id }) => id);
}
