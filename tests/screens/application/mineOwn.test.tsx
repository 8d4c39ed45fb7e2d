import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MyRequests } from '@/components/flow/own/MyRequests';
import { applyLink, requestLink } from '@/links/business';
import { demoAccounts } from '../../../mock/accounts';
import { rowOf, shownApplication } from '../../../mock/process/shown';
import { getProcesses } from '../../../mock/process/store';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';
import { openForm, openPart } from './fill';

const FIND = '/findWfApply';

const ENTERPRISE = demoAccounts().get('enterprise');

/** Every request of the mock, of whomever, as a list tells it. */
const everybodys = () => [...getProcesses().applications.values()].map(rowOf);

/** Every request of the mock, whole. */
const everything = () =>
  [...getProcesses().applications.values()].map((application) => {
    if (!ENTERPRISE) throw new Error('The mock has no enterprise');
    return shownApplication(getProcesses(), application, ENTERPRISE);
  });

function open() {
  return renderPortal('/changshu/tests/mine', {
    account: 'enterprise',
    routes: [
      {
        id: 'mine',
        path: '/changshu/tests/mine',
        component: () => <MyRequests process="PJSQ" />,
      },
    ],
  });
}

const panel = () => screen.findByRole('region', { name: '我的办件' });
const table = () => screen.findByRole('table', { name: /我的办件/ });

async function titles() {
  return within(await table())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

describe('a back end that answers all requests to every question', () => {
  it('lists the user’s own of the service, those that go on first', async () => {
    answerWhatever(FIND, everybodys());
    await open();
    expect(await titles()).toEqual([
      '专利权评价报告申请：示例水杯',
      '专利权评价报告申请：一种示例夹具',
    ]);
    expect(within(await panel()).getByText('有 1 件需要您办理。')).toBeVisible();
    expect(screen.queryByRole('button', { name: /更多/ })).toBeNull();
  });

  it('says that there is none where all are others’, and not that there are more', async () => {
    answerWhatever(
      FIND,
      everybodys().filter(({ applicantId }) => applicantId !== 'U1002'),
    );
    await open();
    expect(await screen.findByRole('heading', { name: '还没有办件' })).toBeVisible();
    expect(screen.queryByText(/还有/)).toBeNull();
  });

  it('claims neither none nor a number where it did not answer everything', async () => {
    answerWhatever(
      FIND,
      Array.from({ length: 6000 }, (_, no) => ({
        ...everybodys()[0],
        id: `X${no}`,
        applicantId: 'U9',
      })),
    );
    await open();
    expect(await screen.findByText('这里没有列出办件。')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '还没有办件' })).toBeNull();
    expect(screen.getByRole('button', { name: '更多已结束的办件' })).toBeVisible();
  });

  it('says where nothing tells whose they are', async () => {
    answerWhatever(
      FIND,
      everybodys().map(({ applicantId: _, ...row }) => row),
    );
    await open();
    expect((await titles()).length).toBeGreaterThan(2);
    expect(await panel()).toHaveTextContent('无法确认都是您的，请按编号和名称核对');
    expect(screen.queryByText(/件需要您办理/)).toBeNull();
    expect(within(await table()).queryByText('您')).toBeNull();
  });
});

describe('the request of an address', () => {
  const idOf = (meets: (row: ReturnType<typeof rowOf>) => boolean) =>
    everybodys().find(meets) ?? { id: '', title: '' };

  it('is the one of that id, not the first', async () => {
    const { id, title } = idOf(
      ({ processKey, status, applicantId }) =>
        processKey === 'PJSQ' && status === 'FINISHED' && applicantId === 'U1002',
    );
    answerWhatever(FIND, everything());
    await renderPortal(requestLink('PJSQ', id), { account: 'enterprise' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('is not found among those of other ids', async () => {
    answerWhatever(FIND, everything());
    const { goTo } = await renderPortal(requestLink('PJSQ', 'PJSQ-20990101-000001'), {
      account: 'enterprise',
    });
    expect(await screen.findByRole('heading', { name: '没有找到这个办件' })).toBeVisible();
    await goTo(applyLink('PJSQ', { id: 'PJSQ-20990101-000001' }));
    expect(await screen.findByRole('heading', { name: '没有找到这份办件' })).toBeVisible();
    await goTo(applyLink('PJSQ', { id: 'PJSQ-20990101-000001', step: 'receipt' }));
    expect(await screen.findByRole('heading', { name: '没有找到这份回执' })).toBeVisible();
  });

  it('is never shown where it is somebody else’s', async () => {
    const { id, title } = idOf(
      ({ processKey, applicantId }) => processKey === 'PJSQ' && applicantId !== 'U1002',
    );
    expect(id).not.toBe('');
    answerWhatever(FIND, everything());
    const { goTo } = await renderPortal(requestLink('PJSQ', id), { account: 'enterprise' });
    expect(await screen.findByRole('heading', { name: '不能查看这件办件' })).toBeVisible();
    await goTo(applyLink('PJSQ', { id }));
    expect(await screen.findByRole('heading', { name: '没有找到这份办件' })).toBeVisible();
    await goTo(applyLink('PJSQ', { id, step: 'receipt' }));
    expect(await screen.findByRole('heading', { name: '没有找到这份回执' })).toBeVisible();
    expect(screen.queryByText(title)).toBeNull();
  });

  it('says where nothing tells whose it is', async () => {
    const { id } = idOf(
      ({ processKey, status, applicantId }) =>
        processKey === 'PJSQ' && status === 'FINISHED' && applicantId === 'U1002',
    );
    answerWhatever(
      FIND,
      everything().map(({ applicantId: _, ...request }) => request),
    );
    await renderPortal(requestLink('PJSQ', id), { account: 'enterprise' });
    expect(await screen.findByText(/^这件办件没有写明是谁提交的/)).toBeVisible();
  });
});

describe('a new request', () => {
  const PHONE = '0512-88888888';

  /** Opens the applicant's part of a form; the requests are answered with an account. */
  async function phoneAfter(applicantId: string) {
    answerWhatever(
      FIND,
      everything().map((request) => ({
        ...request,
        applicantId,
        formData: { ...request.formData, contactPhone: PHONE },
      })),
    );
    const { user } = await openForm('PJSQ', 'person');
    await openPart(user, '请求人');
    return screen.findByRole('textbox', { name: /固定电话/ });
  }

  it('begins with what the user’s last one said', async () => {
    expect(await phoneAfter('U1003')).toHaveValue(PHONE);
  });

  it('begins with nothing of somebody else’s', async () => {
    expect(await phoneAfter('U1002')).toHaveValue('');
  });
});
