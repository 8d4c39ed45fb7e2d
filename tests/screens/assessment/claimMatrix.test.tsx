import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AssessedClaim, ClaimMatrix } from '@/domain/assessment/result';
import { ClaimMatrixSection } from '@/features/assessment/stability/ClaimMatrixSection';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';

const claim = (no: number, part: Partial<AssessedClaim>): AssessedClaim => ({
  no,
  independent: false,
  dependsOn: [1],
  text: `第 ${no} 项的全文`,
  cells: [
    { document: 'D1', category: 'A', overlap: 0.2 },
    { document: 'D2', category: null, overlap: null },
  ],
  distinguishing: [],
  novelty: '是',
  inventive: '存疑',
  risk: '低',
  conclusion: '较可能维持',
  ...part,
});

const MATRIX: ClaimMatrix = {
  documents: [
    { key: 'D1', number: 'CN100000001A', title: '示例支架', origin: 'KNOWN', compared: true },
    { key: 'D2', number: '示例手册，2019', origin: 'CITED', compared: false },
  ],
  claims: [
    claim(1, {
      independent: true,
      dependsOn: [],
      cells: [
        {
          document: 'D1',
          category: 'X',
          overlap: 0.91,
          passage: '支架由底座和立柱组成。',
          place: '摘要',
        },
        { document: 'D2', category: null, overlap: null },
      ],
      closest: 'D1',
      distinguishing: ['立柱为碳纤维'],
      novelty: '否',
      risk: '高',
      conclusion: '存在被无效风险',
    }),
    claim(2, {}),
    claim(3, { independent: true, dependsOn: [] }),
  ],
  advice: ['把“立柱为碳纤维”写进权利要求 1'],
};

async function open(matrix = MATRIX) {
  return renderPortal('/changshu/tests/matrix', {
    account: 'enterprise',
    routes: [
      {
        id: 'matrix',
        path: '/changshu/tests/matrix',
        component: () => <ClaimMatrixSection matrix={matrix} applyNo="WDXPJ-20260101-000001" />,
      },
    ],
  });
}

const rows = async () =>
  within(await screen.findByRole('grid', { name: '权利要求与文献对照' }))
    .getAllByRole('rowheader')
    .map((one) => one.textContent);

it('shows independent claims first, and what stands behind each cell, by keyboard', async () => {
  const { user } = await open();
  expect(await rows()).toEqual([
    '权利要求 1（独立）',
    '权利要求 3（独立）',
    '权利要求 2（引用 1）',
  ]);
  expect(screen.getByText(/权利要求的用词有 91% 出现在文献中/)).toBeVisible();
  expect(screen.getByText('支架由底座和立柱组成。')).toBeVisible();

  await user.click(screen.getByRole('gridcell', { name: /^X/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(/没有取得这篇文献的文字，未作比较/)).toBeVisible();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 4, name: '权利要求 2（引用 1）' })).toBeVisible();
  await user.keyboard('{Control>}{Home}{/Control}{PageDown}');
  expect(
    screen.getByRole('heading', { level: 4, name: '权利要求 2（引用 1）与 D1' }),
  ).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: '只看独立权利要求' }));
  expect(await rows()).toHaveLength(2);
});

it('hands all of it over as a workbook, the hidden claims too', async () => {
  const downloads = catchDownloads();
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: '只看独立权利要求' }));
  await user.click(screen.getByRole('button', { name: '导出表格' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [{ name, content } = { name: '', content: new Blob() }] = downloads;
  expect(name).toBe('权利要求与文献-WDXPJ-20260101-000001.xlsx');
  const bytes = new Uint8Array(await content.arrayBuffer());
  const { unzipSync, strFromU8 } = await import('fflate');
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  for (const text of [
    '权利要求 2（引用 1）',
    'X，相同 91%；摘要：支架由底座和立柱组成。',
    '未比较',
  ]) {
    expect(sheet).toContain(text);
  }
});

it('says so when there is nothing to compare with, and still advises', async () => {
  await open({ ...MATRIX, documents: [] });
  expect(await screen.findByText(/^没有可以对照的文献/)).toBeVisible();
  expect(screen.getByText(/写进权利要求 1/)).toBeVisible();
});
