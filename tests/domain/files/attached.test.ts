import { expect, it } from 'vitest';
import {
  type AttachedFile,
  fileProblems,
  ruleInWords,
  sameName,
} from '../../../src/domain/files/attached';
import { formContext } from '../../../src/domain/form/asked';
import type { FileCategory, FormDescription } from '../../../src/domain/form/description';
import { EXAMPLE } from '../form/example';

const files: readonly FileCategory[] = [
  { key: 'licence', label: '营业执照', rule: 'standard', required: true, max: 1 },
  {
    key: 'plan',
    label: '会议方案',
    rule: 'evidence',
    required: true,
    when: ({ purpose }) => purpose === 'MEET',
  },
];
const form: FormDescription = { ...EXAMPLE, files };

function problems(attached: readonly AttachedFile[], values = {}) {
  const context = formContext(values, { today: '2026-11-20' });
  return fileProblems(form, values, context, attached).map(({ path, message }) => [path, message]);
}

const file = (category: string, name: string, state: AttachedFile['state'] = 'ready') => ({
  category,
  name,
  state,
});

it('asks for what is required, in reading order, and only where it is asked for', () => {
  expect(problems([])).toEqual([['files.licence', '请上传营业执照']]);
  expect(problems([], { purpose: 'MEET' })).toEqual([
    ['files.licence', '请上传营业执照'],
    ['files.plan', '请上传会议方案'],
  ]);
  expect(problems([file('licence', 'a.pdf')])).toEqual([]);
});

it('lets no form go while a file is on its way, or has failed', () => {
  expect(problems([file('licence', 'a.pdf', 'running')])).toEqual([
    ['files.licence', '“a.pdf”正在上传，请等待完成'],
  ]);
  expect(problems([file('licence', 'a.pdf', 'stuck')])).toEqual([
    ['files.licence', '“a.pdf”没有上传：请按提示处理或删除'],
  ]);
  const why = '文件内容为空。请重新保存。';
  expect(problems([{ ...file('licence', 'a.pdf', 'stuck'), why }])).toEqual([
    ['files.licence', `“a.pdf”没有上传：${why}`],
  ]);
  const two = [file('licence', 'a.pdf', 'stuck'), file('licence', 'b.pdf', 'stuck')];
  expect(problems(two)).toEqual([
    ['files.licence', '“a.pdf”、“b.pdf”没有上传，请按各自的提示处理或删除'],
  ]);
});

it('counts what came from an older draft', () => {
  expect(problems([file('licence', 'a.pdf'), file('licence', 'b.pdf')])).toEqual([
    ['files.licence', '营业执照最多 1 个，现有 2 个'],
  ]);
});

it('tells the rule before the user chooses', () => {
  expect(files.map(ruleInWords)).toEqual([
    '支持 PDF、OFD、DOC、DOCX、WPS、JPG、JPEG、PNG；单个不超过 20 MB，最多 1 个。',
    expect.stringMatching(/单个不超过 50 MB（音视频 200 MB），最多 20 个。$/),
  ]);
});

it('takes names for the same as a file system does', () => {
  expect(sameName('执照.PDF', '执照.pdf ')).toBe(true);
  expect(sameName('执照1.pdf', '执照.pdf')).toBe(false);
});
