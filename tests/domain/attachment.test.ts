import { describe, expect, it } from 'vitest';
import { ATTACHMENT_RULES, checkAttachment } from '../../src/domain/attachment';
import { expectNeverThrows } from './checkSuite';
import vectors from './vectors.json';

const set = vectors.attachment;
const MB = 1024 * 1024;
const { standard, evidence } = ATTACHMENT_RULES;

describe('the rules', () => {
  it('are those of the reference', () => {
    const plain = ({ extensions, ...limits }: { extensions: readonly string[] }) => ({
      ext: [...extensions],
      ...limits,
    });
    expect(plain(standard)).toEqual(set.rules.standard);
    expect(plain(evidence)).toEqual(set.rules.evidence);
  });
});

describe('checkAttachment', () => {
  it.each(set.vectors)('$rule $file.name, $file.size bytes: $code', ({ rule, file, code }) => {
    const result = checkAttachment(rule === 'evidence' ? evidence : standard, file);
    if (code === null) expect(result).toEqual({ ok: true, value: file.name });
    else expect(result).toMatchObject({ ok: false, code });
  });

  it.each([
    ['COUNT', { name: '', size: 0, index: 10 }, '附件数量不能超过 10 个'],
    [
      'NAME',
      { name: ' ', size: 0 },
      '文件名不能为空、不能超过 100 个字符，且不能含有 \\ / : * ? " < > |',
    ],
    [
      'TYPE',
      { name: '证据.exe', size: 0 },
      '不支持的文件类型，仅支持 pdf、ofd、doc、docx、wps、jpg、jpeg、png',
    ],
    ['EMPTY_FILE', { name: '证明.pdf', size: 0 }, '文件内容为空'],
    ['SIZE', { name: '证明.pdf', size: 20 * MB + 1 }, '单个文件不能超过 20 MB'],
  ])('says %s first and what to do', (code, file, message) => {
    expect(checkAttachment(standard, file)).toEqual({ ok: false, code, message });
  });

  it('gives sound and video a limit of their own', () => {
    const film = { name: '现场.MP4', size: 200 * MB };
    expect(checkAttachment(evidence, film).ok).toBe(true);
    expect(checkAttachment(evidence, { ...film, size: film.size + 1 })).toMatchObject({
      code: 'SIZE',
      message: '单个文件不能超过 200 MB',
    });
    expect(checkAttachment(evidence, { name: '说明.pdf', size: 50 * MB + 1 })).toMatchObject({
      message: '单个文件不能超过 50 MB',
    });
  });

  it('counts the characters of a name, not its bytes or halves', () => {
    const named = (count: number) => ({ name: `${'𠮷'.repeat(count)}.pdf`, size: 1 });
    expect(checkAttachment(standard, named(96)).ok).toBe(true);
    expect(checkAttachment(standard, named(97))).toMatchObject({ code: 'NAME' });
  });

  it.each([...'\\/:*?"<>|\u0000\n\u007f'])('refuses the sign %j in a name', (sign) => {
    expect(checkAttachment(standard, { name: `a${sign}b.pdf`, size: 1 })).toMatchObject({
      code: 'NAME',
    });
  });

  it('keeps full-width signs, which are ordinary letters to a file system', () => {
    const name = '说明：第１版（终）.pdf';
    expect(checkAttachment(standard, { name: ` ${name} `, size: 1 })).toEqual({
      ok: true,
      value: name,
    });
  });

  it('answers any name without throwing', () => {
    expectNeverThrows((name) => checkAttachment(evidence, { name, size: 1 }));
  });
});
