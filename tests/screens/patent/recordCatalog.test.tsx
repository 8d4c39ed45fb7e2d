import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { patentDetailLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { FULL, serve } from './recordFixtures';

const BUILT_IN = '著录信息 摘要 权利要求 说明书 附图 法律状态 引证文献 同族专利 运营信息 年费';
const TWO = [
  { key: 'claims', name: '权利要求', count: 4 },
  { key: 'legalStatus', name: '法律状态', count: null },
];

/** The sections of the record, in their order, when its catalog is answered so. */
async function sectionsWith(data: unknown): Promise<string> {
  serve(FULL);
  const answer = () => HttpResponse.json({ code: 0, data, msg: '' });
  backEnd.use(http.post('*/di-service/api/patent/detail/catalog', answer));
  await renderPortal(patentDetailLink(FULL.id));
  await screen.findByRole('heading', { name: FULL.title });
  expect(screen.queryByRole('alert')).toBeNull();
  const headings = screen.getAllByRole('heading', { level: 2 });
  return headings.map((one) => one.textContent).join(' ');
}

it.each([
  ['a page', { content: TWO, totalElements: 2 }],
  ['rows', { rows: TWO, total: 2 }],
  ['a list', TWO],
  ['a list under another name', { sections: TWO }],
  ['sections by id', [{ id: 'claims' }, { id: 'legalStatus' }]],
  ['sections by name', [{ name: '权利要求' }, { id: 'law', name: '法律状态' }]],
  ['an object of sections', { claims: { count: 4 }, legalStatus: { name: '法律状态' } }],
  ['an object of names', { claims: '权利要求', legalStatus: '法律状态' }],
  ['an object of numbers', { claims: 4, legalStatus: 1 }],
  ['a section twice', [...TWO, TWO[0]]],
])('a catalog as %s is read', async (_, data) => {
  expect(await sectionsWith(data)).toBe('权利要求 法律状态 年费 相关服务');
});

it.each([
  ['null', null],
  ['nothing in it', { content: [] }],
  ['text', 'catalog'],
  ['a number', 7],
  ['an object of something else', { title: '目录', id: 9, pages: { first: 1 } }],
  ['sections nobody knows', [{ id: 'a', name: '甲' }, null, '乙']],
])('a catalog that is %s leaves the order of the portal', async (_, data) => {
  expect(await sectionsWith(data)).toContain(BUILT_IN);
});

it('a catalog with sections nobody knows hides nothing of the record', async () => {
  const shown = await sectionsWith([{ name: '年费' }, { name: '诉讼' }, { name: '著录项目' }]);
  expect(shown).toContain(
    '年费 著录项目 摘要 权利要求 说明书 附图 法律状态 引证文献 同族专利 运营信息',
  );
});
