import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTACHMENT_RULES, checkAttachment } from '../../../src/domain/attachment';
import {
  allowedName,
  claimFault,
  contentFault,
  contentRemark,
} from '../../../src/domain/files/faults';
import { contentFacts } from '../../../src/domain/files/sniff';
import * as sample from './samples';

const MB = 1024 * 1024;
const { standard, evidence } = ATTACHMENT_RULES;

describe('before a file is opened', () => {
  const fault = (name: string, size = 1, others = 0) =>
    claimFault(standard, { name, size }, others);

  it('has nothing against a good one, spaces and signs in its name included', () => {
    expect(fault('证明 (最终版) #1&2，盖章.PDF', 20 * MB)).toBeUndefined();
  });

  it('too many files: delete or join', () => {
    expect(fault('a.pdf', 1, 10)).toMatchObject({
      code: 'COUNT',
      reason: '附件数量不能超过 10 个',
      remedy: expect.stringContaining('合并成一个 PDF'),
    });
  });

  it('a sign that file systems refuse: offers a name without it', () => {
    expect(fault('合同:第*版?.pdf')).toMatchObject({
      code: 'NAME',
      rename: '合同_第_版_.pdf',
      remedy: '可以改名为“合同_第_版_.pdf”后添加',
    });
  });

  it.each([
    ['IMG_0001.HEIC', '兼容性最佳'],
    ['截图.webp', '另存为 JPG 或 PNG'],
    ['证据.zip', '解压'],
    ['现场.mp4', '截取画面'],
    ['工具.exe', '文档或图片'],
    ['汇报.pptx', '另存为 PDF'],
    ['没有扩展名', '另存为 PDF'],
  ])('a type that is not accepted, %s: says how to convert it', (name, remedy) => {
    expect(fault(name)).toMatchObject({ code: 'TYPE', remedy: expect.stringContaining(remedy) });
  });

  it('an empty file: save it again', () => {
    expect(fault('a.pdf', 0)).toMatchObject({
      code: 'EMPTY_FILE',
      remedy: expect.stringContaining('重新保存'),
    });
  });

  it.each([
    ['a.pdf', '拆成几个文件'],
    ['a.jpg', '缩小图片'],
    ['a.docx', '拆成几个文件'],
  ])('a file too large, %s: names its size, never rounded down to the limit', (name, remedy) => {
    const found = fault(name, 20 * MB + 1);
    expect(found).toMatchObject({
      code: 'SIZE',
      reason: '单个文件不能超过 20 MB，此文件 20.1 MB',
    });
    expect(found?.remedy).toContain(remedy);
  });
});

describe('the name offered', () => {
  it('is always accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (stem) => {
        const name = allowedName(`${stem}.pdf`);
        expect(checkAttachment(standard, { name, size: 1 })).toEqual({ ok: true, value: name });
      }),
    );
  });
});

describe('once its content has been looked at', () => {
  const fault = async (name: string, bytes: Uint8Array, rule: typeof evidence | typeof standard) =>
    contentFault(rule, name, await contentFacts(sample.fileOf(bytes)));

  it('has nothing against a file that is what it says', async () => {
    expect(await fault('a.pdf', sample.pdf(), standard)).toBeUndefined();
    expect(await fault('a.wps', sample.ole(), standard)).toBeUndefined();
    expect(await fault('录音.mp3', sample.bytesOf('unusual'), evidence)).toBeUndefined();
  });

  it('type by content, not by name: offers the extension that fits', async () => {
    expect(await fault('扫描.pdf', sample.jpg, standard)).toEqual({
      code: 'CONTENT',
      reason: '文件名以“.pdf”结尾，内容却是JPG 图片',
      remedy: '可以改名为“扫描.jpg”后添加',
      rename: '扫描.jpg',
    });
    expect(await fault('合同.docx', sample.ole(), standard)).toMatchObject({
      rename: '合同.doc',
    });
  });

  it('a content that no name would make acceptable: says how to convert it', async () => {
    const photo = await fault('照片.jpg', sample.heic, standard);
    expect(photo).toMatchObject({ code: 'CONTENT' });
    expect(photo?.remedy).toContain('兼容性最佳');
    expect(photo).not.toHaveProperty('rename');
    expect(await fault('材料.pdf', sample.zip, standard)).toMatchObject({
      remedy: '请解压后添加其中的文件',
    });
    expect(await fault('材料.pdf', sample.zip, evidence)).toMatchObject({ rename: '材料.zip' });
  });

  it('a content nobody knows: open it and save it again', async () => {
    expect(await fault('a.pdf', sample.bytesOf('not a document'), standard)).toMatchObject({
      code: 'CONTENT',
      remedy: expect.stringContaining('重新保存'),
    });
  });

  it('an encrypted PDF: print it into a new one', async () => {
    expect(await fault('a.pdf', sample.pdf('/Encrypt 9 0 R'), standard)).toMatchObject({
      code: 'ENCRYPTED',
      remedy: expect.stringContaining('打印'),
    });
  });

  it('an Office document or an archive with a password', async () => {
    expect(await fault('a.docx', sample.ole('EncryptedPackage'), standard)).toMatchObject({
      code: 'ENCRYPTED',
      remedy: '请取消密码后重新保存，再添加',
    });
    expect(await fault('a.zip', sample.lockedZip(), evidence)).toMatchObject({
      code: 'ENCRYPTED',
    });
  });

  it('a file that was cut off is only remarked on', async () => {
    const facts = await contentFacts(sample.fileOf(sample.pdf().slice(0, -8)));
    expect(contentFault(standard, 'a.pdf', facts)).toBeUndefined();
    expect(contentRemark(facts)).toContain('预览确认');
    expect(contentRemark({ ...facts, cut: false })).toBeUndefined();
  });
});
