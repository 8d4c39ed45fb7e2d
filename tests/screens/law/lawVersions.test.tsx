import { screen, waitFor, within } from '@testing-library/react';
import { changedRows, compareLaws, countRows } from '../../../src/domain/law/compareLaws';
import { parseLaw } from '../../../src/domain/law/parseLaw';
import { forgetLaws } from '../../../src/features/law/reading/lawRecords';
import { lawDetailLink, readLawDetail } from '../../../src/links/law';
import { findLaw, type LawRecord } from '../../../src/services/data/law';
import { renderPortal } from '../../support/renderPortal';
import { lawNamed, shown } from './lawSupport';

/** Three versions, the last of them in force. */
const PATENT_LAW = '示例国专利法';

async function versionsOf(title: string): Promise<LawRecord[]> {
  const { versions } = await lawNamed(title);
  return Promise.all(versions.map(({ id }) => findLaw(id)));
}

async function open(
  law: LawRecord | undefined,
  state: Partial<Parameters<typeof lawDetailLink>[0]> = {},
) {
  const portal = await renderPortal(lawDetailLink({ id: law?.id ?? '', ...state }));
  await shown(law?.title ?? '');
  return portal;
}

const bar = () => screen.getByRole('region', { name: '版本' });
const notice = () => screen.getByRole('region', { name: '所读版本' });
const day = () => within(bar()).getByRole('textbox', { name: '看某一天施行的版本' });

beforeEach(forgetLaws);

describe('versions of a law', () => {
  it('are one key away, and keep the article that is read', async () => {
    const [first, second, third] = await versionsOf(PATENT_LAW);
    const portal = await open(third, { at: '1' });
    expect(bar()).toHaveTextContent('第 3 / 3 个版本');
    await portal.user.keyboard('[[');
    await waitFor(() => expect(portal.address()).toContain(`id=${second?.id}`));
    expect(readLawDetail(portal.address().split('?')[1] ?? '').at).toBe('1');
    await waitFor(() => expect(bar()).toHaveTextContent('第 2 / 3 个版本'));
    expect(screen.getAllByText('已被修改').length).toBeGreaterThan(0);
    await portal.user.click(within(bar()).getByRole('link', { name: '上一版本' }));
    await waitFor(() => expect(portal.address()).toContain(`id=${first?.id}`));
    await waitFor(() => expect(bar()).toHaveTextContent('第 1 / 3 个版本'));
    await portal.user.keyboard(']');
    await waitFor(() => expect(portal.address()).toContain(`id=${second?.id}`));
  });

  it('are found by the day: what was in force then is shown', async () => {
    const [first, second, third] = await versionsOf(PATENT_LAW);
    const portal = await open(third);
    await portal.user.clear(day());
    await portal.user.type(day(), '2015年6月1日{Enter}');
    await screen.findByText(/施行的是/);
    expect(readLawDetail(portal.address().split('?')[1] ?? '').asOf).toBe('2015-06-01');
    expect(notice()).toHaveTextContent(`2015-06-01 施行的是${second?.promulgationDate} 公布`);
    expect(notice()).toHaveTextContent('的版本，现已被修改。');
    expect(within(notice()).getByRole('link', { name: '读现行版本' })).toHaveAttribute(
      'href',
      expect.stringContaining(lawDetailLink({ id: third?.id ?? '' })),
    );
    await waitFor(() => expect(bar()).toHaveTextContent('第 2 / 3 个版本'));
    // The day and the status of that day are two words in the heading, for eye, ear and copy.
    const days = screen.getAllByText(/2015-06-01 时有效$/).map((place) => place.parentElement);
    expect(days.map((place) => place?.textContent)).toContainEqual(
      expect.stringMatching(/^已被修改 截至 \d{4}-\d{2}-\d{2}；2015-06-01 时有效$/),
    );
    await portal.goTo(lawDetailLink({ id: third?.id ?? '', asOf: '1998-10-01' }));
    await waitFor(() => expect(notice()).toHaveTextContent(`施行的是${first?.promulgationDate}`));
    await portal.goTo(lawDetailLink({ id: third?.id ?? '', asOf: '1990-01-01' }));
    await waitFor(() => expect(notice()).toHaveTextContent('1990-01-01 没有施行中的版本'));
    await portal.user.click(within(notice()).getByRole('link', { name: '不限日期' }));
    await waitFor(() => expect(portal.address()).toBe(lawDetailLink({ id: third?.id ?? '' })));
  });

  it('says of a version that it was amended, and leads to the one in force', async () => {
    const [first, , third] = await versionsOf(PATENT_LAW);
    const portal = await open(first);
    expect(notice()).toHaveTextContent('这个版本已被修改');
    await portal.user.click(within(notice()).getByRole('link', { name: '读现行版本' }));
    await waitFor(() => expect(portal.address()).toBe(lawDetailLink({ id: third?.id ?? '' })));
    await waitFor(() => expect(screen.queryByText(/^这个版本/)).toBeNull());
  });

  it('has its whole history, with what came after it, and the day it was passed from there', async () => {
    const [first, second, third] = await versionsOf(PATENT_LAW);
    await open(second);
    const history = screen.getByRole('region', { name: '修订沿革' });
    const steps = within(history)
      .getAllByText(/^\d{4}-\d{2}-\d{2}$/)
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([first, second, third].map((law) => law?.promulgationDate));
    expect(within(history).getAllByText('在所读版本之后')).toHaveLength(1);
    expect(
      within(history)
        .getAllByRole('link', { name: '读这个版本' })
        .map((link) => link.getAttribute('href')),
    ).toEqual([first, third].map((law) => expect.stringContaining(`id=${law?.id}`)));
    const facts = screen.getByRole('region', { name: '基本信息' });
    const term = within(facts).getByText('通过日期');
    expect(term.nextElementSibling).toHaveTextContent(`${second?.promulgationDate}（据修订沿革）`);
  });

  it('says what is no day', async () => {
    const portal = await open((await versionsOf(PATENT_LAW))[2]);
    await portal.user.clear(day());
    await portal.user.type(day(), '2015-13-01{Enter}');
    expect(await within(bar()).findByText('请填日期，如 2020-06-01')).toBeVisible();
  });

  it('follows an article through them', async () => {
    const [, , third] = await versionsOf(PATENT_LAW);
    const portal = await open(third);
    await portal.user.click(screen.getByRole('button', { name: '第二条的引用与沿革' }));
    const dialog = await screen.findByRole('dialog', { name: /^.+第二条的引用与沿革$/ });
    const history = await within(dialog).findByRole('region', { name: '沿革' });
    await within(history).findByText('正在读的版本');
    expect(within(history).getAllByRole('listitem').length).toBeGreaterThan(0);
  });
});

describe('two versions side by side', () => {
  it('stand aligned by article, with the differences by word and their counts', async () => {
    const [first, , third] = await versionsOf(PATENT_LAW);
    const portal = await open(third);
    const choice = within(bar()).getByRole('combobox', { name: '与另一版本对照' });
    expect(
      within(choice).getByRole('option', { name: `${first?.promulgationDate} 公布` }),
    ).toHaveValue(first?.id);
    await portal.user.selectOptions(choice, first?.id ?? '');
    await portal.user.click(within(bar()).getByRole('link', { name: '对照' }));
    await shown(`${PATENT_LAW}：版本对照`);
    const rows = compareLaws(parseLaw(first?.text ?? ''), parseLaw(third?.text ?? ''));
    const counts = countRows(rows);
    const table = screen.getByRole('table', { name: /左列为旧版本/ });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(rows.length);
    expect(screen.getByText(new RegExp(`修改 ${counts.changed} 条`))).toBeVisible();
    const heads = within(table).getAllByRole('columnheader');
    expect(heads[0]).toHaveTextContent(`${first?.promulgationDate} 公布`);
    expect(heads[1]).toHaveTextContent(`${third?.promulgationDate} 公布`);
    expect(table.querySelectorAll('[data-side="before"] ins')).toHaveLength(0);
    expect(table.querySelectorAll('[data-side="after"] del')).toHaveLength(0);
    expect(table.querySelectorAll('del, ins').length).toBeGreaterThan(0);
    await portal.user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    expect(portal.address()).toContain('differing=1');
    expect(within(table).getAllByRole('rowheader')).toHaveLength(changedRows(rows).length);
    await portal.user.click(screen.getByRole('link', { name: '返回正文' }));
    await shown(PATENT_LAW);
  });

  it('is the same whichever the address names first', async () => {
    const [first, , third] = await versionsOf(PATENT_LAW);
    await renderPortal(lawDetailLink({ id: first?.id ?? '', compare: third?.id ?? '' }));
    await shown(`${PATENT_LAW}：版本对照`);
    const [head] = screen.getAllByRole('columnheader');
    expect(head).toHaveTextContent(`${first?.promulgationDate} 公布`);
  });

  it('says when one of them is not there', async () => {
    const [first] = await versionsOf(PATENT_LAW);
    await renderPortal(lawDetailLink({ id: first?.id ?? '', compare: 'nothing' }));
    await shown('没有找到这部法律法规');
    expect(screen.getByText(/^没有编号为“nothing”的法律法规/)).toBeVisible();
    const open = screen.getByRole('link', { name: '不对照，打开这部法律法规' });
    expect(open).toHaveAttribute('href', expect.stringContaining(`id=${first?.id}`));
  });
});
