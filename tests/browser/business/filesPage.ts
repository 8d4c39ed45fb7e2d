import type { Locator, Page, Route } from '@playwright/test';
import { applyLink } from '../../../src/links/business';
import * as sample from '../../domain/files/samples';
import { expect, type Portal } from '../support/portal';
import { step } from './filling';
import { seedDraft } from './seededDraft';

export const UPLOAD = '/business-service/api/authFront/file/upload';
export const REMOVE = '/business-service/api/authFront/file/remove';
export const FILES = applyLink('PJSQ', { step: 'files' });
export const KB = 1024;

/** The first piece of an upload, in bytes. */
export const FIRST_PIECE = 256 * KB;

export interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const file = (name: string, bytes: Uint8Array = sample.pdf('', `% ${name}\n`)): Given => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytes),
});

/** A PDF of this size, which no other test has. */
export function largePdf(name: string, size: number): Given {
  const filler = `% ${name} ${Date.now()}\n`.padEnd(size - sample.pdf().length, 'x');
  return file(name, sample.pdf('', filler));
}

/** A kind of files in the form. */
function kind(page: Page, label: string) {
  const rows = page
    .getByRole('list', { name: `${label}的文件`, exact: true })
    .getByRole('listitem');
  return {
    picker: page.getByLabel(`选择文件：${label}`, { exact: true }),
    zone: page.locator('[class*="ipr-filesDrop-"]', {
      has: page.getByLabel(`选择文件：${label}`, { exact: true }),
    }),
    rows,
    row: (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) }),
    choose: (...files: Given[]) =>
      page.getByLabel(`选择文件：${label}`, { exact: true }).setInputFiles(files),
  };
}

export const press = (row: Locator, word: string) =>
  row.getByRole('button', { name: new RegExp(`^${word}“`) }).click();

/** The step of the files in a form that is complete; 缴费凭证 has none yet. */
export async function openFiles(page: Page, portal: Portal) {
  await portal.signIn('person');
  await seedDraft(page, portal, 'PJSQ');
  await portal.open(FILES);
  await expect(step(page, '上传材料')).toBeVisible();
  const seeded = (await portal.calls(UPLOAD)).length;
  return {
    fee: kind(page, '缴费凭证'),
    certificate: kind(page, '专利证书或授权公告文本'),
    request: kind(page, '专利权评价报告请求书'),
    /** Pieces that the back end has got since, as `[offset, bytes]`. */
    pieces: async (name?: string) =>
      (await portal.calls(UPLOAD))
        .slice(seeded)
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => body as { name: string; offset: string; chunk: number })
        .filter((body) => name === undefined || body.name === name)
        .map(({ offset, chunk }) => [Number(offset), chunk] as const),
  };
}

/** Stops at one piece of the uploads; what is done with it is said later. */
export async function holdPiece(page: Page, { origin }: Portal, number: number) {
  let seen = 0;
  let held: Route | undefined;
  await page.route(`${origin}${UPLOAD}*`, async (route) => {
    if (route.request().method() === 'POST') seen += 1;
    if (route.request().method() !== 'POST' || seen !== number) return route.continue();
    held = route;
  });
  return async (): Promise<Route> => {
    await expect.poll(() => held !== undefined).toBe(true);
    return held as Route;
  };
}

/** The pieces follow one another and are the whole file: no byte was sent twice. */
export function expectOnce(
  pieces: readonly (readonly [number, number])[],
  { buffer }: Given,
): void {
  let offset = 0;
  for (const [start, size] of pieces) {
    expect(start).toBe(offset);
    offset += size;
  }
  expect(offset).toBe(buffer.length);
  expect(pieces.length).toBeGreaterThan(1);
}
