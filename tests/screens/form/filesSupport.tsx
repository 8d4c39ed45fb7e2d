import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { http } from 'msw';
import { expect } from 'vitest';
import type { KeptFile } from '@/components/form/files/entry';
import { FileField } from '@/components/form/files/FileField';
import { FormFiles } from '@/components/form/files/formFiles';
import type { FileCategory } from '@/domain/form/description';
import * as sample from '../../domain/files/samples';
import { backEnd } from '../../support/backEnd';

export const UPLOAD = '/business-service/api/authFront/file/upload';
export const PROOF: FileCategory = {
  key: 'proof',
  label: '证明材料',
  hint: '例如合同、发票',
  rule: 'standard',
};
export const LICENCE: FileCategory = {
  key: 'licence',
  label: '营业执照',
  rule: 'standard',
  max: 1,
};

export const PAIR: FileCategory = { key: 'pair', label: '对比照片', rule: 'standard', max: 2 };

interface Options {
  category?: FileCategory;
  kept?: KeptFile[];
  error?: string;
}

export function show({ category = PROOF, kept = [], error }: Options = {}) {
  const files = new FormFiles([PROOF, LICENCE, PAIR], kept);
  const page = render(
    <ConfigProvider locale={zhCN} button={{ autoInsertSpace: false }}>
      <FileField category={category} required files={files} error={error} />
    </ConfigProvider>,
  );
  const picker = () => screen.getByLabelText<HTMLInputElement>(`选择文件：${category.label}`);
  return { files, page, picker, user: userEvent.setup({ applyAccept: false }) };
}

export const named = (name: string, bytes: Uint8Array<ArrayBuffer> = sample.pdf(), type = '') =>
  new File([bytes], name, { type });

/** The row of a file. */
const row = (name: string) =>
  screen.findByText(name, { selector: 'li span' }).then((element) => {
    const item = element.closest('li');
    if (!item) throw new Error(`no row of ${name}`);
    return item;
  });

export async function stateOf(name: string, state: string) {
  const item = await row(name);
  await waitFor(() => expect(item).toHaveTextContent(state));
  return item;
}

/** Answers of the back end in turn; afterwards the mock's own. */
export function answerUploads(...answers: (() => Response | Promise<Response>)[]): void {
  backEnd.use(
    ...answers.toReversed().map((answer) => http.post(`*${UPLOAD}`, answer, { once: true })),
  );
}
