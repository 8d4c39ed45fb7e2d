import { screen, waitFor, within } from '@testing-library/react';
import { adviceOf, type JourneyPatent, refusalOf } from '@/components/journey/steps';
import { searchPatents } from '@/services/cnipr';
import { findAssessments } from '@/services/project/assessment';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const NAME = '这件专利可以办理的业务';
const VALUE = '/changshu/auxiliary/valueApply';

async function patentOf(expression: string) {
  const { content } = await searchPatents({ expression, page: 0, size: 1 });
  const [patent] = content;
  if (!patent?.applicationNumber) throw new Error(`no patent for ${expression}`);
  return { ...patent, number: patent.applicationNumber };
}

describe('what concerns granted patents', () => {
  const told = (given: Omit<JourneyPatent, 'number'>) =>
    (['WDXPJ', 'WQYZ'] as const).map((process) => [
      refusalOf(process, { ...given, number: '201710000001.1' }),
      adviceOf(process, given, []),
    ]);
  const REFUSED = ['授权以后才能办理', undefined];
  const OFFERED = [undefined, undefined];
  const UNKNOWN = [undefined, '是否授权不详，授权以后才能办理'];

  it.each([
    ['INVENTION_PUB', 'PENDING', REFUSED],
    ['INVENTION_PUB', undefined, UNKNOWN],
    ['INVENTION_PUB', null, UNKNOWN],
    ['INVENTION_PUB', 'INVALID', UNKNOWN],
    ['INVENTION_PUB', 'VALID', OFFERED],
    ['INVENTION_GRANT', undefined, OFFERED],
    ['UTILITY', undefined, OFFERED],
    [undefined, undefined, OFFERED],
  ] as const)('%s, %s', (patentType, validity, wanted) => {
    expect(told({ patentType, validity })).toEqual([wanted, wanted]);
  });
});

const bar = () => screen.findByRole('navigation', { name: NAME });
const stepsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the patent that the address carries', () => {
  it('is named, and every step takes it along; the page itself is marked', async () => {
    const { goTo, user, address } = await renderPortal('/404', { account: 'enterprise' });
    const { number, id, title } = await patentOf('PT=外观设计 AND LSS=有效');
    await goTo(`${VALUE}?patent=${number}`);
    const shown = await bar();
    expect(shown).toHaveTextContent(number);
    await within(shown).findByText(title, { exact: false });
    expect(stepsOf(shown)).toHaveLength(6);
    expect(within(shown).getByText('价值评价')).toHaveAttribute('aria-current', 'page');
    expect(within(shown).getByRole('link', { name: '专利详情' })).toHaveAttribute(
      'href',
      expect.stringContaining(`patent/detail?id=${id}`),
    );
    await user.click(within(shown).getByRole('link', { name: '维权援助申请' }));
    expect(address()).toBe(`/changshu/business/WQYZ?patent=${number}`);
    expect(within(await bar()).getByText('维权援助申请')).toHaveAttribute('aria-current', 'page');
  });

  it('leads to what is done, where it stands as well, and says what a step needs', async () => {
    const { goTo, user } = await renderPortal('/404', { account: 'enterprise' });
    const { content } = await findAssessments({ kind: 'VALUE', status: 'FINISHED', size: 1 });
    const number = content[0]?.patentNumber ?? '';
    await goTo(`/changshu/business/WQYZ?patent=${number}`);
    const done = await within(await bar()).findByRole('link', { name: /价值评价.?（已办理/ });
    expect(done).toHaveAttribute('href', expect.stringMatching(/valueDetail\?id=.*&patent=/));
    await user.click(done);
    await waitFor(async () =>
      expect(within(await bar()).getByText('价值评价')).toHaveAttribute('aria-current', 'page'),
    );
    const { number: another } = await patentOf('PA=大学 AND LSS=有效');
    await goTo(`${VALUE}?patent=${another}`);
    await within(await bar()).findByRole('link', { name: /专利交易.?（不在您的名下/ });
  });

  it('stands with its number alone when nobody answers; then the record is looked up by number', async () => {
    const { goTo } = await renderPortal('/404', { account: 'enterprise' });
    const { number } = await patentOf('');
    await failNext('/cnipr-service/api/front/patent/search', { status: 500, times: 9 });
    await goTo(`${VALUE}?patent=${number}`);
    const link = within(await bar()).getByRole('link', { name: '专利详情' });
    expect(link).toHaveAttribute('href', expect.stringContaining(`patent/result?q=${number}`));
  });

  it.each(['', '?patent=abc', '?patent=202119900001.9,202129900002.7'])(
    'is nowhere to be seen with %j',
    async (search) => {
      await renderPortal(`${VALUE}${search}`, { account: 'enterprise' });
      await screen.findByRole('button', { name: '开始办理' });
      expect(screen.queryByRole('navigation', { name: NAME })).toBeNull();
    },
  );

  it('goes on from the record, leaves out what cannot be asked for, and stays closed', async () => {
    const { goTo, user } = await renderPortal('/404', { account: 'enterprise' });
    const { number, id } = await patentOf('PT=发明授权');
    await goTo(`/changshu/searching/patent/detail?id=${id}`);
    const shown = await bar();
    // The page itself is not something to ask for.
    expect(within(shown).queryByText('专利详情')).toBeNull();
    expect(within(shown).queryByRole('link', { name: /专利权评价报告申请/ })).toBeNull();
    await user.click(within(shown).getByRole('button', { name: /^专利权评价报告申请/ }));
    expect(within(shown).getByRole('status')).toHaveTextContent(
      '不能办理专利权评价报告申请：只办理实用新型和外观设计。',
    );
    await user.click(within(shown).getByRole('button', { name: '关闭业务导航' }));
    expect(document.body).not.toHaveFocus();
    await goTo(`${VALUE}?patent=${number}`);
    await screen.findByRole('button', { name: '开始办理' });
    await waitFor(() => expect(screen.queryByRole('navigation', { name: NAME })).toBeNull());
  });
});
