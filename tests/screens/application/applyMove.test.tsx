import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { patchRoutes } from '@/app';
import { carriedHere, dropCarried } from '@/components/form/draft/move/carried';
import { closeFormFiles } from '@/components/form/files/formFiles';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { withoutStorage } from '../../support/withoutStorage';
import { button, field, GOOD, holdsFiles, PJSQ_PAGE, seedDraft, step } from './applySupport';

const FILL = `${PJSQ_PAGE}?step=fill&section=patent`;
const TITLE = GOOD.patentTitle as string;

type Account = 'enterprise' | 'person';

const openForm = (account: Account = 'enterprise', address = FILL) =>
  renderPortal(address, { account });

/** Another device: nothing of this one is there. */
function otherDevice() {
  cleanup();
  closeFormFiles(holdsFiles('enterprise'));
  localStorage.clear();
  sessionStorage.clear();
}

const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 });

/** Opens the dialog and tells the passphrase that was made. */
async function takeAlong(user: UserEvent): Promise<string> {
  await user.click(await screen.findByRole('button', { name: '草稿选项' }));
  await user.click(button('带到另一台设备'));
  const open = await dialog('带到另一台设备');
  return within(open).getByText(/^\w{4}(-\w{4}){3}$/).textContent ?? '';
}

/** The draft of the demo enterprise as a file, with its passphrase. */
async function savedFile() {
  await seedDraft();
  const downloads = catchDownloads();
  const { user } = await openForm();
  await waitFor(() => expect(field('专利名称')).toHaveValue(TITLE));
  const phrase = await takeAlong(user);
  await user.click(button('保存加密文件'));
  const [download] = await waitFor(() => {
    expect(downloads).toHaveLength(1);
    return downloads;
  });
  expect(await screen.findByText(/^已保存文件 PJSQ-\d{8}-\d{4}\.iprdraft/)).toBeVisible();
  const file = new File([await (download as { content: Blob }).content.text()], 'my.iprdraft');
  return { file, phrase };
}

async function openFile(user: UserEvent, file: File, phrase: string) {
  await user.click(await screen.findByRole('button', { name: '草稿选项' }));
  await user.click(button('从文件继续'));
  await dialog('从文件继续');
  await user.upload(screen.getByLabelText('草稿文件（.iprdraft）'), file);
  await screen.findByText(/^已选择 my\.iprdraft/);
  await typePhrase(user, phrase);
}

async function typePhrase(user: UserEvent, phrase: string) {
  const box = screen.getByLabelText('口令', { selector: 'input' });
  await user.clear(box);
  await user.type(box, phrase);
  await user.click(button('打开草稿'));
}

describe('a draft as a file', () => {
  it('goes on at another device; a wrong passphrase changes nothing', async () => {
    const { file, phrase } = await savedFile();
    otherDevice();
    holdsFiles('enterprise');
    const portal = await openForm('enterprise', PJSQ_PAGE);
    expect(screen.queryByRole('button', { name: '带到另一台设备' })).toBeNull();
    await openFile(portal.user, file, 'not-the-one-at-all');
    expect(await screen.findByText(/^口令不对/)).toBeVisible();
    await typePhrase(portal.user, phrase);
    expect(await screen.findByText(/^已带入另一台设备 .* 保存的内容。$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await portal.goTo(`${PJSQ_PAGE}?step=check`);
    await step('核对确认');
    expect(screen.getByText(TITLE)).toBeVisible();
    // What the account has uploaded before is still its own.
    expect(screen.getByText(/^request\.pdf/)).toBeVisible();
    expect(screen.queryByText(/请重新选择/)).toBeNull();
  });

  it('asks before it takes the place of what stands there, which stays in reach', async () => {
    const { file, phrase } = await savedFile();
    otherDevice();
    await seedDraft({ values: { ...GOOD, patentTitle: '另一种夹具' }, files: [], mark: 'other' });
    const { user } = await openForm();
    await waitFor(() => expect(field('专利名称')).toHaveValue('另一种夹具'));
    await openFile(user, file, phrase);
    const open = await dialog('从文件继续');
    expect(
      await within(open).findByRole('heading', { name: '本机已有这份表单的草稿' }),
    ).toHaveFocus();
    expect(within(open).getAllByText(/^\d\d:\d\d 保存/)).toHaveLength(2);
    expect(field('专利名称')).toHaveValue('另一种夹具');
    await user.click(button('使用带来的草稿'));
    await waitFor(() => expect(field('专利名称')).toHaveValue(TITLE));
    await user.click(button('换成那一份（本页的可再换回）'));
    await waitFor(() => expect(field('专利名称')).toHaveValue('另一种夹具'));
  });

  it('of another account brings no files, and names them', async () => {
    const { file, phrase } = await savedFile();
    otherDevice();
    holdsFiles('person');
    const { user } = await openForm('person', PJSQ_PAGE);
    await openFile(user, file, phrase);
    expect(
      await screen.findByRole('heading', { name: '这份草稿由另一个账号保存' }, { timeout: 5000 }),
    ).toBeVisible();
    await user.click(button('使用带来的草稿'));
    expect(
      await screen.findByText(
        '以下文件是另一个账号上传的，请重新选择：request.pdf、certificate.pdf、identity.pdf。',
      ),
    ).toBeVisible();
  });

  it('that is none is refused by name', async () => {
    holdsFiles('enterprise');
    const { user } = await openForm('enterprise', PJSQ_PAGE);
    await user.click(await screen.findByRole('button', { name: '草稿选项' }));
    await user.click(button('从文件继续'));
    const box = await screen.findByLabelText('草稿文件（.iprdraft）');
    await user.upload(box, new File(['PK'], 'a.iprdraft'));
    expect(await screen.findByText(/^这不是这里保存的草稿文件/)).toBeVisible();
    await user.upload(box, new File([new Uint8Array(1024 * 1024 + 1)], 'b.iprdraft'));
    expect(await screen.findByText(/^文件过大/)).toBeVisible();
    await user.click(button('打开草稿'));
    expect(await screen.findByText('请先选择文件')).toBeVisible();
  });
});

describe('a draft as a picture', () => {
  it('is an address whose draft no server gets; it is opened with the passphrase', async () => {
    await seedDraft({ files: [] });
    const { user } = await openForm();
    await waitFor(() => expect(field('专利名称')).toHaveValue(TITLE));
    const phrase = await takeAlong(user);
    await user.click(button('显示二维码'));
    // A button that cannot be pressed for a moment would lose the focus.
    expect(button('显示二维码')).toBeEnabled();
    await screen.findByRole('img', { name: '带着加密草稿的链接的二维码' }, { timeout: 5000 });
    expect(screen.getByText(/^二维码在下面/)).toHaveRole('status');
    expect(button('显示二维码')).toHaveFocus();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('复制链接'));
    const link = new URL(String(write.mock.calls[0]?.[0]));
    expect(link.search).toBe('');
    otherDevice();
    holdsFiles('enterprise');
    const visitor = await renderPortal(`${PJSQ_PAGE}${link.hash}`, { account: 'enterprise' });
    await dialog('继续另一台设备上的草稿');
    expect(visitor.address()).toBe(PJSQ_PAGE);
    await typePhrase(visitor.user, phrase);
    expect(await screen.findByText(/^已带入另一台设备/)).toBeVisible();
    expect(sessionStorage.getItem('iprCarriedDraft')).toBeNull();
  });

  it('leaves the address before the login makes it part of its way back', () => {
    const sealed = 'A'.repeat(200);
    window.history.replaceState(null, '', `/ipr-front${PJSQ_PAGE}#draft=${sealed}`);
    patchRoutes({ routes: {}, routeComponents: {} });
    expect(window.location.href).toMatch(/PJSQ$/);
    expect(carriedHere()).toBe(sealed);
  });

  it('lives as long as the page where the browser keeps nothing', async () => {
    const sealed = 'B'.repeat(200);
    window.history.replaceState(null, '', `/ipr-front${PJSQ_PAGE}#draft=${sealed}`);
    await withoutStorage(async () => {
      patchRoutes({ routes: {}, routeComponents: {} });
      expect(carriedHere()).toBe(sealed);
      dropCarried();
      expect(carriedHere()).toBeUndefined();
    });
  });

  it('is not offered where it is too large; the file is', async () => {
    const facts = Array.from({ length: 900 }, (_, n) => String.fromCharCode(0x4e00 + n * 17)).join(
      '',
    );
    await seedDraft({ values: { ...GOOD, opinion: facts } });
    const { user } = await openForm();
    await waitFor(() => expect(field('专利名称')).toHaveValue(TITLE));
    await takeAlong(user);
    await user.click(button('显示二维码'));
    expect(await screen.findByText(/手机难以扫描，请保存为加密文件。$/)).toBeVisible();
  });

  it('takes a passphrase of one’s own only when it was typed twice', async () => {
    await seedDraft({ files: [] });
    const downloads = catchDownloads();
    const { user } = await openForm();
    await waitFor(() => expect(field('专利名称')).toHaveValue(TITLE));
    await takeAlong(user);
    await user.click(screen.getByRole('radio', { name: '自己设口令' }));
    await user.type(screen.getByLabelText('口令', { selector: 'input' }), '长河落日圆大漠孤烟直');
    await user.click(button('保存加密文件'));
    expect(await screen.findByText('两次输入的口令不一致')).toBeVisible();
    const again = screen.getByLabelText('再输入一次口令', { selector: 'input' });
    await waitFor(() => expect(again).toHaveFocus());
    // Said again at a second press.
    await user.click(button('保存加密文件'));
    await waitFor(() => expect(again).toHaveFocus());
    expect(downloads).toHaveLength(0);
  });
});
