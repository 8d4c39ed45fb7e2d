import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { CitationScopeProvider } from '../../../src/components/citation/citationScope';
import { LiveText } from '../../../src/components/citation/LiveText';
import { forgetTargets } from '../../../src/components/citation/targetCache';
import { adjudicationDetailLink } from '../../../src/links/adjudication';
import { lawDetailLink, readLawDetail } from '../../../src/links/law';
import { patentDetailLink } from '../../../src/links/patent';
import { searchPatents } from '../../../src/services/cnipr';
import { findAdjudications } from '../../../src/services/data/adjudication';
import { backEnd } from '../../support/backEnd';
import { logIn, renderPortal } from '../../support/renderPortal';

const RESOLVE = '*/data-service/api/front/law/resolve';

async function show(texts: string[], asOf?: string) {
  const component = () => (
    <CitationScopeProvider value={{ asOf }}>
      {texts.map((text) => (
        <p key={text}>
          <LiveText text={text} />
        </p>
      ))}
    </CitationScopeProvider>
  );
  const portal = await renderPortal('/texts', { routes: [{ id: 't', path: '/texts', component }] });
  await screen.findAllByText(
    (_, element) => element?.tagName === 'P' && texts.includes(element.textContent ?? ''),
  );
  return portal;
}

const target = (link: HTMLElement) => link.getAttribute('href')?.replace(/^\/ipr-front/, '') ?? '';

beforeEach(forgetTargets);

describe('citations in a text', () => {
  it('lead to the article of the law', async () => {
    await show(['依照《示例国专利法》第三条第一款的规定。']);
    const link = await screen.findByRole('link', { name: '《示例国专利法》第三条第一款' });
    expect(link).toHaveTextContent('《示例国专利法》第三条第一款');
    const { id, at } = readLawDetail(target(link).split('?')[1] ?? '');
    expect(id).not.toBe('');
    expect(at).toBe('3.1');
  });

  it('mean the version of the day', async () => {
    await show(['依照《示例国专利法》第三条。']);
    const now = readLawDetail(
      target(await screen.findByRole('link', { name: '《示例国专利法》第三条' })).split('?')[1] ??
        '',
    );
    await show(['依照《示例国专利法》第三条。'], '2001-05-01');
    const links = await screen.findAllByRole('link', { name: '《示例国专利法》第三条' });
    const then = links.map((link) => readLawDetail(target(link).split('?')[1] ?? '').id);
    expect(then.some((id) => id !== now.id)).toBe(true);
  });

  it('say of a law that began later than the day meant that it is not its text', async () => {
    const resolved = {
      id: 'R043',
      title: '示例国商标法',
      timeliness: 'IN_FORCE',
      docNumber: null,
      effectiveDate: '2019-11-01',
      article: { key: '52', label: '第五十二条', text: '将未注册商标冒充注册商标使用的' },
    };
    backEnd.use(
      http.post(RESOLVE, () =>
        HttpResponse.json({ code: 0, data: { resolved: [resolved] }, msg: '' }),
      ),
    );
    const { user } = await show(['依照《示例国商标法》第五十二条。'], '2013-12-20');
    const link = await screen.findByRole('link', { name: '《示例国商标法》第五十二条' });
    expect(target(link)).toBe(lawDetailLink({ id: 'R043', at: '52', asOf: '2013-12-20' }));
    // Said beside the link, before it is pointed at.
    expect(link).toHaveAttribute('data-caution', '当日文本未收录，打开的是现行版本');
    await user.hover(link);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '2013-12-20：当日文本未收录，打开的是现行版本',
    );
    forgetTargets();
    await show(['仍依照《示例国商标法》第五十二条。'], '2020-01-01');
    const [later] = (
      await screen.findAllByRole('link', { name: '《示例国商标法》第五十二条' })
    ).slice(-1);
    expect(target(later as HTMLElement)).toBe(lawDetailLink({ id: 'R043', at: '52' }));
    expect(later).not.toHaveAttribute('data-caution');
  });

  it('lead to the judgment with the number and to the patent with the number', async () => {
    await logIn('person');
    const { content } = await findAdjudications({ page: 0, size: 10 });
    const row = content.find(({ caseNumber }) => caseNumber);
    const [patent] = (await searchPatents({ expression: 'PT=发明授权', page: 0, size: 1 })).content;
    const caseNumber = row?.caseNumber ?? '';
    const text = `${caseNumber}一案，专利号为ZL${patent?.applicationNumber}的专利`;
    await show([text]);
    const links = await screen.findAllByRole('link', { name: /号$|\.[\dX]$/ });
    expect(links.map(target)).toEqual([
      adjudicationDetailLink(row?.id ?? ''),
      patentDetailLink(patent?.id ?? ''),
    ]);
  });

  it('stay text where the portal has nothing', async () => {
    await show([
      '《示例国专利法》第三条、《没有的法》第三条、《示例国专利法》第九千条、（2001）没民初1号',
    ]);
    await screen.findByRole('link', { name: '《示例国专利法》第三条' });
    await waitFor(() => expect(document.querySelectorAll('.citation')).toHaveLength(1));
  });

  it('are one question for all texts of a page, and asked once', async () => {
    let asked = 0;
    backEnd.use(
      http.post(RESOLVE, () => {
        asked++;
      }),
    );
    await show(['《示例国专利法》第三条', '《示例国专利法》第四条', '又《示例国专利法》第四条']);
    expect(await screen.findAllByRole('link', { name: /示例国专利法/ })).toHaveLength(3);
    expect(asked).toBe(1);
  });

  it('stay text without a word when nobody answers', async () => {
    backEnd.use(http.post(RESOLVE, () => HttpResponse.error()));
    await show(['《示例国专利法》第三条']);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(document.querySelector('.citation')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show what stands there, until Escape or another place', async () => {
    const { user } = await show(['《示例国专利法》第三条']);
    const link = await screen.findByRole('link', { name: '《示例国专利法》第三条' });
    await user.hover(link);
    const preview = await screen.findByRole('tooltip');
    expect(preview).toHaveTextContent('示例国专利法');
    expect(preview).toHaveTextContent('现行有效');
    expect(preview.querySelector('p')?.textContent?.length).toBeGreaterThan(5);
    expect(link).toHaveAccessibleDescription(/示例国专利法/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.unhover(link);
    await user.hover(link);
    await screen.findByRole('tooltip');
    await user.unhover(link);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
