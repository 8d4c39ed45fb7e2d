import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patentResultLink } from '../../src/links/patent';
import { renderPortal } from '../support/renderPortal';
import { expectCarried, statedBases, tableOf } from './claims';

const SLOW = { timeout: 60_000 };

/** Queries of words, applicants, classes and numbers of years. */
const QUERIES = [
  '电池',
  'PA=华为',
  'IC=H01M',
  'TI=装置 AND AD=(2015 TO 2020)',
  'PA=有限公司 NOT TI=方法',
];

it.each(QUERIES)('the charts of %s conclude nothing that too few patents carry', async (q) => {
  const { user } = await renderPortal(patentResultLink({ mode: 'expr', q, charts: true }));
  const charts = await screen.findByRole('region', { name: '统计图' }, SLOW);
  await within(charts).findAllByRole('option', undefined, SLOW);
  const figures = within(charts).getAllByRole('figure');
  expect(figures).toHaveLength(5);
  for (const figure of figures) {
    const title = within(figure).getByRole('heading').textContent ?? '';
    const finding = figure.querySelector('.ipr-chart-finding')?.textContent ?? '';
    const source = figure.querySelector('.ipr-chart-source')?.textContent ?? '';
    const drawn = within(figure)
      .queryAllByRole('option')
      .map((one) => one.getAttribute('aria-label'))
      .join('；');
    if (drawn === '') continue;
    expectCarried(source, `${title}；${finding}；${drawn}`, true);
    const [base] = statedBases(source);
    if (title === '申请趋势' && base && base.known * 5 < base.total * 4) {
      await user.click(within(figure).getByRole('button', { name: `表格：${title}` }));
      expect(tableOf(figure).rows.flat()).not.toContain('0');
    }
  }
});
