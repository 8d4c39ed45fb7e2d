import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { monthsAfter, todayInChina } from '../../../src/domain/calendar';
import { enterpriseLink } from '../../../src/links/enterprise';
import { backEnd } from '../../support/backEnd';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { byPatents } from './support';

const SLOW = { timeout: 20_000 };
const MARKS = '/trademark/find';
const RECORDS = '/breakPromise/find';

const owner = () => {
  const found = byPatents().find(({ trademarks }) => trademarks.length > 1);
  if (!found) throw new Error('The mock has no such enterprise');
  return { name: found.registered.enterpriseName, trademarks: found.trademarks };
};
const OTHER = '示例无关有限公司';

const openRights = (name: string) => renderPortal(enterpriseLink(name, { tab: 'rights' }));
const openCredit = (name: string) => renderPortal(enterpriseLink(name, { tab: 'credit' }));
const marks = async () =>
  within(await screen.findByRole('table', { name: /^商标/ }, SLOW))
    .getAllByRole('row')
    .slice(1);

describe('trademarks that were answered', () => {
  it('are the enterprise’s where they say so; others are left out', async () => {
    const { name, trademarks } = owner();
    answerWhatever(MARKS, [
      ...trademarks.map((mark) => ({ ...mark, enterpriseName: OTHER })),
      ...trademarks.slice(0, 2).map((mark) => ({ ...mark, enterpriseName: name })),
    ]);
    await openRights(name);
    expect(await marks()).toHaveLength(2);
    expect(screen.getByText(/只列本企业名下的/)).toBeVisible();
    expect(screen.getByText('共 2 件')).toBeVisible();
  });

  it('say past their day until when they can be renewed', async () => {
    const { name, trademarks } = owner();
    const [one, two] = [-1, -12].map((months) => monthsAfter(todayInChina(), months) ?? '');
    answerWhatever(
      MARKS,
      [one, two].map((expiryDate, index) => ({
        ...trademarks[index],
        enterpriseName: name,
        state: 'REGISTERED',
        expiryDate,
      })),
    );
    await openRights(name);
    const [first, second] = await marks();
    expect(first).toHaveTextContent(`${one} 已过，可续展至 ${monthsAfter(one ?? '', 6)}（宽展期）`);
    expect(second).toHaveTextContent(`${two} 已过，是否续展请以商标局的记录为准`);
  });

  it('are not claimed for it where they do not say whose they are', async () => {
    const { name, trademarks } = owner();
    answerWhatever(MARKS, trademarks);
    await openRights(name);
    await marks();
    expect(screen.queryByText(/只列本企业名下的/)).toBeNull();
    expect(screen.getByText(/没有写明权利人，无法确认都是本企业名下的/)).toBeVisible();
  });

  it('are not counted where others were counted with them', async () => {
    const { name, trademarks } = owner();
    const [mark] = trademarks;
    answerWhatever(MARKS, [
      { ...mark, enterpriseName: name },
      ...Array.from({ length: 40 }, (_, no) => ({ ...mark, id: `X${no}`, enterpriseName: OTHER })),
    ]);
    await openRights(name);
    expect(await marks()).toHaveLength(1);
    expect(screen.getByText(/本企业共有几件无法确认/)).toBeVisible();
    expect(screen.queryByText(/^共 .+ 件$/)).toBeNull();
  });
});

describe('records of dishonesty that were answered', () => {
  const record = (subjectName: string, id: string) => ({
    id,
    subjectType: 'ENTERPRISE',
    subjectName,
    subjectCode: '',
    decisionNo: `示失信〔2026〕${id} 号`,
  });

  it('are no all-clear where the list was not answered to its end', async () => {
    answerWhatever(
      RECORDS,
      Array.from({ length: 300 }, (_, no) => record(OTHER, String(no))),
    );
    await openCredit(owner().name);
    expect(
      await screen.findByRole('heading', { name: '不能确定有没有失信记录' }, SLOW),
    ).toBeVisible();
    expect(screen.getByText('只核对了名单的前 100 条，可能不全')).toBeVisible();
    expect(screen.queryByText(/公示中 0 条/)).toBeNull();
  });

  it.each([
    ['null', null],
    [
      'a full page without a total',
      { content: Array.from({ length: 100 }, (_, no) => record(OTHER, String(no))) },
    ],
  ])('are no all-clear where the list is %s', async (_, data) => {
    backEnd.use(http.get(`*${RECORDS}`, () => HttpResponse.json({ code: 0, data, msg: null })));
    await openCredit(owner().name);
    expect(
      await screen.findByRole('heading', { name: '不能确定有没有失信记录' }, SLOW),
    ).toBeVisible();
    expect(screen.queryByText(/前 0 条/)).toBeNull();
  });

  it('are the enterprise’s by name or code, and the cut is said beside them', async () => {
    const { name } = owner();
    answerWhatever(RECORDS, [
      record(name, 'own'),
      ...Array.from({ length: 300 }, (_, no) => record(OTHER, String(no))),
    ]);
    await openCredit(name);
    const table = await screen.findByRole('table', { name: '公示中的失信记录' }, SLOW);
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText(/公示中 1 条；只核对了名单的前 100 条，可能不全/)).toBeVisible();
  });

  it('that were repaired, removed or taken back are told apart from the others', async () => {
    const { name } = owner();
    answerWhatever(RECORDS, [
      { ...record(name, 'one'), repairStatus: 'REVOKED' },
      { ...record(name, 'two'), repairStatus: 'NONE' },
    ]);
    await openCredit(name);
    expect(
      await screen.findByText(/^公示中 2 条，其中 1 条已经修复、移出或者撤销/, undefined, SLOW),
    ).toBeVisible();
  });
});
