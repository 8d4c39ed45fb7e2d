import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applyLink, dishonestyLink } from '@/links/business';
import { shownRecord } from '../../../mock/process/records';
import { getProcesses } from '../../../mock/process/store';
import { sessionAccount } from '../../../mock/session';
import { backEnd } from '../../support/backEnd';
import { answerWhatever, knowOfUser } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';

const FIND = '/breakPromise/find';

/** The whole list as a back end tells it that does not say whose the records are. */
const publicList = () =>
  [...getProcesses().records.values()].map((record) =>
    shownRecord(getProcesses(), record, sessionAccount({})),
  );

const open = (address = dishonestyLink()) => renderPortal(address, { account: 'enterprise' });
const ready = () => screen.findByRole('table', { name: /失信记录/ });
const ownHeading = () => screen.queryByRole('heading', { name: /^本主体的失信记录/ });

describe('a list that does not know the question for one’s own records', () => {
  it('is not called the user’s: only what bears the user’s own credit code', async () => {
    const mine = (code: string) => Number(code === '91320599YYYYYY0103');
    answerWhatever(
      FIND,
      publicList().sort((one, other) => mine(other.subjectCode) - mine(one.subjectCode)),
    );
    await open();
    await ready();
    const own = screen.getByRole('region', { name: '本主体的失信记录（2 条）' });
    expect(within(own).getAllByRole('listitem')).toHaveLength(2);
    const marked = within(await ready()).getAllByText(/（本主体）/);
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      '91320599YYYYYY0103（本主体）',
      '91320599YYYYYY0103（本主体）',
    ]);
  });

  it('accuses nobody of another one’s record', async () => {
    const [, , another] = publicList().filter(({ subjectType }) => subjectType === 'ENTERPRISE');
    answerWhatever(FIND, [another ?? {}]);
    await open();
    await ready();
    expect(ownHeading()).toBeNull();
    expect(screen.getByText('没有查到您本主体的失信记录。')).toBeVisible();
    expect(screen.queryByText(/（本主体）/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^(异议申诉|信用修复)/ })).toBeNull();
  });

  it('says what cannot be told where nothing is known of the user but the id', async () => {
    knowOfUser({ id: 'U1002', access: 'user' });
    answerWhatever(FIND, publicList());
    const { goTo } = await open();
    await ready();
    expect(ownHeading()).toBeNull();
    expect(screen.getByText(/^无法确认哪些记录属于您/)).toHaveTextContent(
      '请在下面的名单中按主体名称核对',
    );
    expect(screen.queryByText(/没有查到您本主体/)).toBeNull();
    const record = publicList().find(({ subjectType }) => subjectType === 'ENTERPRISE');
    await goTo(dishonestyLink({ record: record?.id ?? '' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('无法确认这条记录是不是您的');
    expect(within(dialog).getByRole('link', { name: '办理失信异议申诉与修复' })).toHaveAttribute(
      'href',
      expect.stringContaining(applyLink('SXSS', { record: record?.id ?? '' })),
    );
  });

  it('says how far it was looked through', async () => {
    const list = publicList().filter(({ subjectCode }) => !subjectCode.endsWith('0103'));
    const [one] = list.filter(({ subjectType }) => subjectType === 'ENTERPRISE');
    answerWhatever(
      FIND,
      Array.from({ length: 600 }, (_, no) => ({ ...one, id: `B${no}` })),
    );
    await open();
    await ready();
    expect(screen.getByText(/只核对了最近的 500 条/)).toBeVisible();
    expect(screen.queryByText(/没有查到您本主体的失信记录。/)).toBeNull();
  });
});

describe('a list that does not tell how many records it has', () => {
  const another = () => {
    const [one] = publicList().filter(({ subjectCode }) => subjectCode.endsWith('0777'));
    return (
      one ??
      publicList().find(
        ({ subjectType, subjectCode }) =>
          subjectType === 'ENTERPRISE' && !subjectCode.endsWith('0103'),
      )
    );
  };
  const full = (size: number) =>
    Array.from({ length: size }, (_, no) => ({ ...another(), id: `B${no}` }));

  it('names no total, goes on to the next page, and clears nobody', async () => {
    backEnd.use(
      http.get(`*${FIND}`, ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('size') ?? 20);
        return HttpResponse.json({ code: 0, data: { content: full(size) }, msg: null });
      }),
    );
    await open();
    expect(await ready()).toBeVisible();
    expect(screen.getByText('总数未知，服务没有提供')).toBeVisible();
    expect(screen.queryByText(/^共/)).toBeNull();
    expect(screen.getByRole('button', { name: '下一页' })).toBeEnabled();
    expect(screen.getByText(/^名单没有写明一共有多少条，核对的可能不全/)).toBeVisible();
    expect(screen.queryByText(/没有查到您本主体/)).toBeNull();
  });

  it('takes null for no list, not for an empty one', async () => {
    backEnd.use(http.get(`*${FIND}`, () => HttpResponse.json({ code: 0, data: null, msg: null })));
    await open();
    expect(await screen.findByRole('heading', { name: '没有查到名单' })).toBeVisible();
    expect(screen.queryByText('名单中没有记录')).toBeNull();
    expect(screen.queryByText(/没有查到您本主体/)).toBeNull();
  });
});

describe('a list that does not know the filters', () => {
  it('states no number where no record tells whether it was asked for', async () => {
    const untold = publicList()
      .slice(0, 3)
      .map(({ id, subjectName }) => ({ id, subjectName }));
    answerWhatever(FIND, untold);
    await open(dishonestyLink({ level: 'SERIOUS' }));
    await ready();
    expect(screen.getByText('本页 3 条没有写明是否符合条件，请逐条核对，总数未知')).toBeVisible();
    expect(screen.queryByText(/^条数是查询时符合当前条件/)).toBeNull();
  });

  it('shows what meets them and states no number of it', async () => {
    answerWhatever(FIND, publicList());
    await open(dishonestyLink({ level: 'SERIOUS' }));
    const rows = within(await ready())
      .getAllByRole('row')
      .slice(1);
    expect(rows.length).toBeLessThan(20);
    for (const row of rows) expect(row).toHaveTextContent('严重违法失信');
    expect(screen.getByText(/名单没有按条件筛选/)).toHaveTextContent('总数未知');
    expect(screen.queryByText(/^共/)).toBeNull();
    expect(screen.getByRole('navigation', { name: '失信名单分页' })).toBeVisible();
  });

  it('opens no other record than the one of the address', async () => {
    answerWhatever(FIND, publicList());
    const { goTo } = await open(dishonestyLink({ record: 'B9999' }));
    expect(await screen.findByRole('heading', { name: '没有找到这条失信记录' })).toBeVisible();
    // Far down in the list.
    const last = publicList().at(-1);
    await goTo(dishonestyLink({ record: last?.id ?? '' }));
    const dialog = await screen.findByRole('dialog', { name: `失信记录 ${last?.decisionNo}` });
    expect(dialog).toHaveTextContent(last?.subjectName ?? '?');
  });
});
