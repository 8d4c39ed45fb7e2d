import { screen, waitFor, within } from '@testing-library/react';
import { patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';
import { titles } from './searchSupport';

const LONG = patentResultLink({ mode: 'expr', q: 'AY>=1990' });

async function open(address = LONG) {
  const portal = await renderPortal(address);
  await screen.findByText(/^共/);
  return portal;
}

const offer = () => screen.queryByRole('region', { name: '缩小范围' });
const offers = () =>
  within(offer() as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

const total = async () => Number((await screen.findByText(/^共/)).textContent?.replace(/\D/g, ''));

describe('a long result', () => {
  it('offers what it can be narrowed to, and says why', async () => {
    const { user, address } = await open();
    expect(await total()).toBeGreaterThan(1000);
    // Its facets come after the rows.
    await waitFor(() => {
      expect(offer()).toHaveTextContent('一次最多导出 1,000 件');
      expect(offers().map((text) => text.replace(/[\d,]+$/, 'n'))).toEqual([
        '近 5 年申请 n',
        '有效 n',
        '发明授权 n',
        expect.stringMatching(/ n$/),
        expect.stringMatching(/^\([A-H]\d\d\).+ n$/),
      ]);
    });
    const [recent = ''] = offers();
    const year = new Date().getFullYear();
    await user.click(screen.getByRole('link', { name: recent }));
    expect(address()).toBe(
      patentResultLink({ mode: 'expr', q: 'AY>=1990', years: `${year - 4}-` }),
    );
    await waitFor(async () =>
      expect(await total()).toBe(Number(/([\d,]+)$/.exec(recent)?.[1]?.replace(',', ''))),
    );
  });

  it('offers nothing that already narrows it', async () => {
    await open(
      patentResultLink({
        mode: 'expr',
        q: 'AY>=1990',
        exclude: { validity: ['PENDING'] },
        years: '1990-',
      }),
    );
    expect(offers().join()).toMatch(/发明授权/);
    expect(offers().join()).not.toMatch(/近 5 年|有效/);
  });

  it('leaves the reader alone once the offer was put away', async () => {
    const { user, goTo } = await open();
    await user.click(screen.getByRole('button', { name: '收起缩小范围的提示' }));
    expect(offer()).toBeNull();
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(/^11/));
    expect(offer()).toBeNull();
    await goTo(patentResultLink({ mode: 'expr', q: 'AY>=1991' }));
    await waitFor(() => expect(offer()).not.toBeNull());
  });

  it('of at most a thousand needs none', async () => {
    await open(patentResultLink({ q: '锂离子电池' }));
    expect(titles().length).toBeGreaterThan(0);
    expect(offer()).toBeNull();
  });
});
