import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { identityOfUser } from '@/domain/identity';
import { recordChoices } from '@/features/application/services/sxss/ownRecords';
import { sxssService } from '@/features/application/services/sxss/SxssScreen';
import { readApply } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import { backEnd } from '../../support/backEnd';
import { logIn } from '../../support/renderPortal';
import { showSections } from './partHost';

const FIND = '*/breakPromise/find';

const ENTERPRISE = identityOfUser({
  id: 'U1002',
  userType: 'ENTERPRISE',
  enterpriseName: '苏州示例新材料有限公司',
  uscc: '91320599YYYYYY0103',
});

/** The records of the demo enterprise, as the list has them. */
async function ownRecords(): Promise<BreakPromise[]> {
  const queryData = encodeURIComponent(JSON.stringify({ own: true }));
  const answer = await fetch(`/data-service/api/front/breakPromise/find?queryData=${queryData}`, {
    credentials: 'include',
  });
  return ((await answer.json()) as { data: { content: BreakPromise[] } }).data.content;
}

function answerWith(content: readonly object[]) {
  backEnd.use(
    http.get(FIND, () =>
      HttpResponse.json({
        code: 0,
        data: { content, totalElements: content.length, number: 0, size: 100 },
      }),
    ),
  );
}

const showRecord = (more: Partial<Parameters<typeof showSections>[1]> = {}) =>
  showSections(sxssService(ENTERPRISE), { sections: ['record'], ...more });

const gateOf = (type: string) => screen.getByText(type, { selector: 'dt' }).nextElementSibling;

describe('the choice of the record', () => {
  it('lists the user’s own records with number, conduct, days, state and what can be asked for', async () => {
    await showRecord();
    const records = await screen.findByRole('radiogroup', { name: '失信记录' });
    const choices = await within(records).findAllByRole('radio');
    const own = await ownRecords();
    expect(choices).toHaveLength(own.length);
    for (const { decisionNo, decisionDate, publishFrom } of own) {
      const choice = within(records).getByRole('radio', { name: new RegExp(decisionNo) });
      const words = choice.closest('label');
      expect(words).toHaveTextContent(decisionDate);
      expect(words).toHaveTextContent(`，${publishFrom} 列入`);
      // The records of the generated set are invented, and say so where they are chosen.
      expect(words).toHaveTextContent('示例数据');
    }
    expect(records).toHaveTextContent('一般失信，未修复，');
    expect(records).toHaveTextContent('可以申请：异议申诉、信用修复');
    expect(records).toHaveTextContent('一般失信，异议处理中，');
  });

  it('fills in what the chosen record says, and tells the rule that forbids a request', async () => {
    await logIn('enterprise');
    const [later, earlier] = (await ownRecords()).map(({ openApplyNo: _, ...record }) => record);
    if (!later || !earlier) throw new Error('two records are needed');
    answerWith([later, earlier]);
    const { user, store } = await showRecord();
    await user.click(await screen.findByRole('radio', { name: new RegExp(later.decisionNo) }));
    expect(screen.getByRole('group', { name: '认定文书号' })).toHaveTextContent(later.decisionNo);
    expect(gateOf('异议申诉')).toHaveTextContent('可以申请');
    expect(gateOf('信用修复')).toHaveTextContent('可以申请');
    expect(gateOf('移出名单')).toHaveTextContent('不能申请：一般失信记录未列入严重违法失信名单');

    await user.click(screen.getByRole('radio', { name: new RegExp(earlier.decisionNo) }));
    expect(screen.getByRole('group', { name: '认定日期' })).toHaveTextContent(earlier.decisionDate);
    expect(gateOf('信用修复')).toHaveTextContent('不能申请：认定之后又有新的失信行为');
    // The field says the same as soon as it is chosen all the same.
    await user.click(screen.getByRole('radio', { name: /^信用修复/ }));
    expect(store.problems()).toContainEqual(
      expect.objectContaining({
        path: 'appealType',
        message: '认定之后又有新的失信行为，不能申请信用修复',
      }),
    );
    await user.click(screen.getByRole('radio', { name: new RegExp(later.decisionNo) }));
    expect(store.problems().map(({ path }) => path)).not.toContain('appealType');
  });

  it('says why nothing can be asked for about a record with an open request', async () => {
    await logIn('enterprise');
    const [record] = await ownRecords();
    answerWith([{ ...record, openApplyNo: 'SXSS-20261101-000001' }]);
    const { user, store } = await showRecord();
    const choice = await screen.findByRole('radio', { name: /在办的申请（SXSS-20261101-000001）/ });
    await user.click(choice);
    expect(store.problems()).toContainEqual(
      expect.objectContaining({
        path: 'recordId',
        message: '该记录已有在办的申请（SXSS-20261101-000001），办结后才能再次申请',
      }),
    );
  });

  it('says so while the records are on their way', async () => {
    backEnd.use(http.get(FIND, () => delay('infinite')));
    await showRecord();
    expect(await screen.findByText('正在加载选项…')).toBeVisible();
  });

  it.each([
    ['404', () => new HttpResponse(null, { status: 404 })],
    ['null', () => HttpResponse.json({ code: 0, data: null, msg: null })],
  ])('does not call %s instead of the list none of the user’s', async (_, answer) => {
    backEnd.use(http.get(FIND, answer));
    await showRecord();
    expect(await screen.findByRole('button', { name: /重新加载|重试/ })).toBeVisible();
    expect(screen.queryByText('没有查到您的失信记录。')).toBeNull();
  });

  it('says so when there are none, and leads to the public list', async () => {
    answerWith([]);
    await showRecord();
    expect(await screen.findByText('没有查到您的失信记录。')).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: '失信名单' }),
    ).toHaveAttribute('href', expect.stringContaining('/changshu/business/SXSSList'));
  });

  it('offers nobody’s record as the user’s, and says of whom nothing is told', async () => {
    await logIn('enterprise');
    const [own] = await ownRecords();
    const told = { ...own, ownerId: undefined };
    answerWith([
      told,
      { ...told, id: 'B1', decisionNo: '甲1号', subjectCode: '91320599YYYYYY0777' },
      { ...told, id: 'B2', decisionNo: '乙2号', subjectCode: '9132****', subjectName: '苏州*' },
    ]);
    await showRecord();
    const records = await screen.findByRole('radiogroup', { name: '失信记录' });
    const choices = await within(records).findAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      expect.stringMatching(`^${own?.decisionNo}`),
      expect.stringMatching(/^苏州\*：乙2号/),
    ]);
    expect(screen.getByText(/^写有主体名称的记录/)).toHaveTextContent('请按名称核对后再选择');
  });

  it('says so when they could not be loaded, and loads them again', async () => {
    backEnd.use(
      http.get(FIND, () => HttpResponse.json({ code: 50000, msg: '忙' }), { once: true }),
    );
    const { user } = await showRecord();
    expect(await screen.findByText(/失信记录的选项没有加载出来/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(screen.queryByText('正在加载选项…')).not.toBeInTheDocument());
  });

  it('does not hold a correction against the request that is corrected', async () => {
    await logIn('enterprise');
    const [record] = await ownRecords();
    if (!record) throw new Error('a record is needed');
    answerWith([{ ...record, repairStatus: 'APPLIED', openApplyNo: 'SXSS-20261101-000001' }]);
    const { store } = await showRecord({
      values: { recordId: record.id, appealType: 'OBJECTION', level: 'GENERAL' },
      remarks: { appealType: '请核对申请类型' },
    });
    await waitFor(() => expect(store.context().options.ownRecords).toHaveLength(1));
    expect(await screen.findByText(/请核对申请类型/)).toBeVisible();
    expect(screen.queryByText('这条记录今天可以申请什么：')).not.toBeInTheDocument();
    // What is asked for is to be changed, and nothing else is wrong with it.
    const ofType = store.problems().filter(({ path }) => path === 'appealType');
    expect(ofType).toEqual([
      expect.objectContaining({ message: expect.stringContaining('还没有按审查意见修改') }),
    ]);
  });
});

describe('what may be asked for', () => {
  it('looks at all records of the subject: repairs and newer decisions', async () => {
    await logIn('enterprise');
    const [record] = await ownRecords();
    if (!record) throw new Error('a record is needed');
    const old = { ...record, id: 'a', decisionDate: '2025-01-10', repairableFrom: '2025-07-10' };
    const repaired = {
      ...old,
      id: 'b',
      decisionDate: '2024-01-10',
      repairStatus: 'REPAIRED',
      lastRepairDate: '2026-06-01',
    } as const;
    const [first, second] = recordChoices([old, repaired], '2026-11-20');
    expect(first?.lastRepair).toBe('2026-06-01');
    expect(first?.gates.REPAIR).toMatchObject({ open: false, from: '2027-06-01' });
    expect(second?.gates.OBJECTION).toMatchObject({ open: false });
    expect(second?.hint).toContain('该记录已修复，无需再申请');
  });
});

describe('what need not be typed', () => {
  const beginning = (search: string) => ({
    profile: { applicantType: 'ENTERPRISE', applicantName: '苏州示例新材料有限公司' } as const,
    last: undefined,
    address: readApply(search),
  });
  const signal = new AbortController().signal;

  it('is the record and the kind of request that the address names', async () => {
    await logIn('enterprise');
    const [record] = await ownRecords();
    if (!record) throw new Error('a record is needed');
    const known = await sxssService(ENTERPRISE).prefill(
      beginning(`?record=${record.id}&appeal=REPAIR`),
      signal,
    );
    expect(known).toMatchObject({
      recordId: record.id,
      decisionNo: record.decisionNo,
      level: record.level,
      appealType: 'REPAIR',
      promiseName: '苏州示例新材料有限公司',
    });
  });

  it('is no record that cannot be had, nor one of somebody else, nor an unknown kind', async () => {
    await logIn('enterprise');
    const strange = await sxssService(ENTERPRISE).prefill(
      beginning('?record=B1003&appeal=PARDON'),
      signal,
    );
    expect(strange).not.toHaveProperty('recordId');
    expect(strange).not.toHaveProperty('appealType');
    backEnd.use(http.get(FIND, () => HttpResponse.error()));
    const failed = await sxssService(ENTERPRISE).prefill(
      beginning('?record=B1001&appeal=OBJECTION'),
      signal,
    );
    expect(failed).not.toHaveProperty('recordId');
    expect(failed).toMatchObject({ appealType: 'OBJECTION' });
  });
});
