import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { lawCitation, quotedCitation } from '../../../src/domain/law/citationText';
import { articlesOf, articleText } from '../../../src/domain/law/lawText';
import { parseLaw } from '../../../src/domain/law/parseLaw';
import { forgetLaws } from '../../../src/features/law/reading/lawRecords';
import { lawDetailLink, lawListLink, readLawDetail } from '../../../src/links/law';
import type { LawRecord } from '../../../src/services/data/law';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { lawNamed, shown } from './lawSupport';

const PATENT_LAW = '示例国专利法';
const FIND_ONE = '*/data-service/api/front/law/findOne';

async function open(law: LawRecord, state: Partial<Parameters<typeof lawDetailLink>[0]> = {}) {
  const portal = await renderPortal(lawDetailLink({ id: law.id, ...state }));
  await shown(law.title);
  return portal;
}

const articles = (law: LawRecord) => articlesOf(parseLaw(law.text ?? ''));
const article = (key: string) => document.getElementById(`art-${key}`) as HTMLElement;
const rail = () => screen.getByRole('navigation', { name: '目录' });

beforeEach(forgetLaws);

describe('a law as it is read', () => {
  it('shows every article under its headings, and what is known of the law', async () => {
    const law = await lawNamed(PATENT_LAW);
    await open(law);
    const labels = articles(law).map(({ label }) => label);
    const shownLabels = [...document.querySelectorAll('.lawNo > a')].map((one) => one.textContent);
    expect(shownLabels).toEqual(labels);
    expect(document.title).toMatch(new RegExp(`^${PATENT_LAW} - `));
    const facts = screen.getByRole('region', { name: '基本信息' });
    expect(facts).toHaveTextContent(law.authority[0] ?? '');
    expect(facts).toHaveTextContent(law.promulgationDate ?? '');
    expect(screen.getAllByText('现行有效').length).toBeGreaterThan(0);
    // Invented, and beside its status it says so.
    const head = document.querySelector('.ipr-record-bar') as HTMLElement;
    expect(head).toHaveTextContent(/现行有效.*示例数据/);
  });

  it('that is no invention is not called one', async () => {
    const law = await lawNamed(PATENT_LAW);
    backEnd.use(
      http.get(FIND_ONE, () =>
        HttpResponse.json({ code: 0, data: { ...law, source: '国家法律法规数据库' } }),
      ),
    );
    await open(law);
    expect(screen.queryByText('示例数据')).toBeNull();
  });

  it('measures its head before the text is there, so that the text is styled once', async () => {
    const law = await lawNamed(PATENT_LAW);
    const { style } = document.documentElement;
    const told = vi.spyOn(style, 'setProperty');
    const drawn: number[] = [];
    told.mockImplementation((name) => {
      if (name === '--ipr-sticky') drawn.push(document.querySelectorAll('.lawArticle').length);
    });
    await open(law);
    expect(drawn[0]).toBe(0);
    expect(article('1')).toBeVisible();
    told.mockRestore();
  });

  it('marks the words that the list found in the text', async () => {
    const law = await lawNamed(PATENT_LAW);
    const words = ['赔偿', '专利'];
    const from = lawListLink({ q: words.join(' '), scope: 'full' }).split('?')[1] ?? '';
    await open(law, { from });
    const marked = await screen.findByText(/^共 \d+ 处$/);
    const text = document.querySelector('.lawText')?.textContent ?? '';
    const places = words.reduce((sum, word) => sum + text.split(word).length - 1, 0);
    expect(marked).toHaveTextContent(`共 ${places} 处`);
    expect(screen.getByRole('checkbox', { name: '标出检索词' })).toBeChecked();
  });

  it('has a contents rail that opens to the articles and leads to each of them', async () => {
    const law = await lawNamed(PATENT_LAW);
    const portal = await open(law);
    const [entry] = within(rail()).getAllByRole('button', { name: /的条目$/ });
    if (entry?.getAttribute('aria-expanded') === 'false') await portal.user.click(entry);
    await portal.user.click(within(rail()).getByRole('link', { name: '第二条' }));
    expect(readLawDetail(portal.address().split('?')[1] ?? '').at).toBe('2');
    expect(article('2')).toContainElement(document.activeElement as HTMLElement);
    expect(article('2')).toHaveAttribute('data-marked');
    const heading = within(rail()).getAllByRole('link', { name: /^第.章/ })[1] as HTMLElement;
    await portal.user.click(heading);
    expect(portal.address()).toMatch(/#d\d+$/);
  });

  it('opens at the place of the address and marks it, a paragraph too', async () => {
    const law = await lawNamed(PATENT_LAW);
    const long = articles(law).find(({ paragraphs }) => paragraphs.length > 1);
    const at = `${long?.key}.2`;
    await open(law, { at });
    const paragraph = document.getElementById(`art-${at}`) as HTMLElement;
    await waitFor(() => expect(paragraph).toHaveFocus());
    expect(paragraph).toHaveAttribute('data-marked');
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(1);
  });

  it('goes to an article by its number, and says when there is none', async () => {
    const law = await lawNamed(PATENT_LAW);
    const portal = await open(law);
    const box = screen.getByRole('textbox', { name: '转到第几条' });
    await portal.user.type(box, '九百九十九{Enter}');
    expect(screen.getByText('没有第九百九十九条')).toBeVisible();
    await portal.user.clear(box);
    await portal.user.type(box, '３{Enter}');
    expect(article('3')).toContainElement(document.activeElement as HTMLElement);
    expect(portal.address()).toContain('at=3');
  });

  it('copies an article with its source, and the citation of the law', async () => {
    const law = await lawNamed(PATENT_LAW);
    const portal = await open(law);
    const third = articles(law).find(({ key }) => key === '3');
    if (!third) throw new Error('no third article');
    await portal.user.click(within(article('3')).getByRole('button', { name: '复制第三条' }));
    const quoted = quotedCitation(law, { article: '3' }, articleText(third));
    expect(await navigator.clipboard.readText()).toBe(quoted);
    expect(quoted).toContain(`${lawCitation(law)}第三条：`);
    expect(await screen.findByText('已复制第三条及其出处')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '更多操作' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: '复制引用' }));
    expect(await navigator.clipboard.readText()).toBe(lawCitation(law));
    await portal.user.click(screen.getByRole('button', { name: '更多操作' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: '复制参考文献' }));
    expect(await navigator.clipboard.readText()).toMatch(/\[Z\/OL\]/);
  });

  it('is downloaded as a text with every line', async () => {
    const law = await lawNamed(PATENT_LAW);
    const downloads = catchDownloads();
    const portal = await open(law);
    await portal.user.click(screen.getByRole('button', { name: '下载正文' }));
    expect(downloads[0]?.name).toBe(`${law.title}（${law.promulgationDate}公布）.txt`);
    const content = (await downloads[0]?.content.text()) ?? '';
    for (const { lead, paragraphs } of articles(law)) {
      expect(content).toContain(lead + (paragraphs[0]?.text ?? ''));
    }
  });

  it('is printed with its contents, its source and the time', async () => {
    const law = await lawNamed(PATENT_LAW);
    const portal = await open(law);
    await portal.user.click(screen.getByRole('button', { name: '更多操作' }));
    expect(await screen.findByRole('menuitem', { name: '打印' })).toBeVisible();
    const contents = screen.getByText('目录', { selector: '[aria-hidden] > p' });
    expect(contents.parentElement).toHaveTextContent(/^目录第一章 总则（第1–\d+条）/);
    const address = `/ipr-front${lawDetailLink({ id: law.id })}`;
    expect(screen.getByText((text) => text.endsWith(address))).toBeInTheDocument();
  });

  it('has the next law of the list one key away', async () => {
    const law = await lawNamed(PATENT_LAW);
    const from = new URL(lawListLink({ q: '专利法' }), 'http://localhost').search.slice(1);
    const portal = await open(law, { from });
    const nav = await screen.findByRole('navigation', { name: /上一篇和下一篇/ });
    const next = await within(nav).findByRole('link', { name: '下一篇' });
    const there = readLawDetail((next.getAttribute('href') ?? '').split('?')[1] ?? '');
    await portal.user.keyboard('j');
    await waitFor(() => expect(portal.address()).toBe(lawDetailLink(there)));
    expect(there.id).not.toBe(law.id);
    expect(there.from).toBe(from);
  });

  it('opened from the list of all laws, leads back there and on', async () => {
    const portal = await renderPortal(lawListLink());
    const [first] = await screen.findAllByRole('article');
    await portal.user.click(within(first as HTMLElement).getAllByRole('link')[0] as HTMLElement);
    await screen.findByRole('navigation', { name: /上一篇和下一篇/ });
    expect(screen.getByRole('link', { name: /返回结果/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/law\/list$/),
    );
  });

  it('finds a word in the text, and keeps the size of the text', async () => {
    const portal = await open(await lawNamed(PATENT_LAW));
    await portal.user.type(screen.getByRole('searchbox', { name: '在正文中查找' }), '应当');
    expect(await screen.findByText(/^共 \d+ 处$/)).toBeVisible();
    await portal.user.click(screen.getByRole('radio', { name: '大' }));
    expect(document.querySelector('[data-reading-size="large"]')).not.toBeNull();
  });

  it('leads within the law and to other laws by what it cites', async () => {
    const law = await lawNamed('示例国专利法实施细则');
    await open(law);
    const link = await waitFor(() => {
      const found = document.querySelector<HTMLAnchorElement>('.lawText .citation');
      if (!found) throw new Error('no citation yet');
      return found;
    });
    expect(link.getAttribute('href')).toMatch(/law\/detail\?id=/);
  });

  it('shows a law of a thousand articles', async () => {
    const law = await lawNamed('示例国民商法典');
    await open(law, { at: '900' });
    expect(document.querySelectorAll('.lawArticle').length).toBeGreaterThan(1000);
    await waitFor(() =>
      expect(article('900')).toContainElement(document.activeElement as HTMLElement),
    );
    // Only the branch being read stands open.
    expect(within(rail()).getAllByRole('link').length).toBeLessThan(200);
  });

  it('shows a decision without articles', async () => {
    const law = await lawNamed(
      '示例国最高法院关于知识产权侵权诉讼中被告请求赔偿合理开支问题的批复',
    );
    await open(law);
    expect(screen.getByText('此复。')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '转到第几条' })).toBeNull();
  });
});

describe('states of a law', () => {
  it('says that there is none', async () => {
    const portal = await renderPortal(lawDetailLink({ id: 'nothing' }));
    await shown('没有找到这部法律法规');
    await portal.goTo('/changshu/searching/law/detail');
    await screen.findByText(/网址中缺少法律法规编号/);
  });

  it('waits, and offers to try again', async () => {
    const law = await lawNamed(PATENT_LAW);
    let fail = true;
    backEnd.use(
      http.get(FIND_ONE, () => (fail ? new HttpResponse(null, { status: 500 }) : undefined)),
    );
    const portal = await renderPortal(lawDetailLink({ id: law.id }));
    await shown('这部法律法规没有加载成功');
    fail = false;
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await shown(law.title);
  });

  it('begins with the first article: its amendments are folded, and a single version has no steps', async () => {
    const law = await lawNamed(PATENT_LAW);
    const { id, title, versions } = law;
    const text = `${title}\n（1990年3月1日通过\n1999年3月1日第一次修正\n2008年3月1日第二次修正）\n第一条　为了演示，制定本法。\n第二条　本法自公布之日起施行。`;
    const own = versions.filter((one) => one.id === id);
    backEnd.use(
      http.get(FIND_ONE, () =>
        HttpResponse.json({ code: 0, msg: '', data: { ...law, text, versions: own } }),
      ),
    );
    const portal = await open(law);
    const notes = screen.getByText('1999年3月1日', { exact: false });
    expect(notes).not.toBeVisible();
    await portal.user.click(screen.getByText('通过与历次修改（3）'));
    expect(notes).toBeVisible();
    expect(screen.getByText('本平台收录 1 个版本')).toBeVisible();
    expect(screen.queryByText('上一版本')).toBeNull();
  });

  it('shows what the catalogue knows where there is no text', async () => {
    const law = await lawNamed(PATENT_LAW);
    const entry = { ...law, id: 'C1', text: null };
    const { id, title, docNumber, promulgationDate, effectiveDate, invalidDate, timeliness } =
      entry;
    const version = { title, docNumber, promulgationDate, effectiveDate, invalidDate, timeliness };
    backEnd.use(
      http.get(FIND_ONE, () =>
        HttpResponse.json({
          code: 0,
          msg: '',
          data: { ...entry, versions: [{ id, ...version, hasText: false }] },
        }),
      ),
    );
    await renderPortal(lawDetailLink({ id: 'C1' }));
    expect(await screen.findByText('本平台没有收录这个版本的正文')).toBeVisible();
    expect(screen.getByRole('region', { name: '基本信息' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '下载正文' })).toBeNull();
  });

  it('draws markup in a text as text', async () => {
    const law = await lawNamed(PATENT_LAW);
    const hostile = '第一条　<img src=x onerror=alert(1)>《<b>法》第三条\n第二条　正文';
    backEnd.use(
      http.get(FIND_ONE, () =>
        HttpResponse.json({ code: 0, msg: '', data: { ...law, id: 'H1', text: hostile } }),
      ),
    );
    await renderPortal(lawDetailLink({ id: 'H1' }));
    expect(await screen.findByText(/<img src=x onerror/)).toBeVisible();
    expect(document.querySelector('.lawText img')).toBeNull();
    await act(async () => {});
  });
});
