import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lawDetailLink } from '@/links/law';
import { renderPortal } from '../../support/renderPortal';

const SLOW = { timeout: 20_000 };

it('a law leads to the judgments that cite it', async () => {
  const { user } = await renderPortal(lawDetailLink({ id: 'L001-3' }));
  const facts = await screen.findByRole('region', { name: '基本信息' }, SLOW);
  await user.click(within(facts).getByRole('link', { name: '检索引用“专利法”的裁判文书' }));
  const list = await screen.findByRole('list', { name: '检索到的裁判文书' }, SLOW);
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0);
}, 40_000);
