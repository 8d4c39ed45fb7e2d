import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MyRequests } from '@/components/flow/own/MyRequests';
import type { BusinessService } from '@/links/business';
import { getProcesses } from '../../../mock/process/store';
import { callsSeen, endFaults, failNext } from '../../support/faults';
import { type PortalOptions, renderPortal } from '../../support/renderPortal';

const FIND = '/data-service/api/authFront/findWfApply';

/** Shows one's own requests of a service on a page of the test's own. */
function open(process: BusinessService, account: PortalOptions['account'] = 'enterprise') {
  return renderPortal('/changshu/tests/mine', {
    account,
    routes: [
      {
        id: 'mine',
        path: '/changshu/tests/mine',
        component: () => <MyRequests process={process} />,
      },
    ],
  });
}

const panel = () => screen.findByRole('region', { name: '我的办件' });

async function titles(): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name: /我的办件/ });
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

/** Ended requests of the enterprise besides the one of the demo. */
function addEnded(count: number): void {
  const { applications } = getProcesses();
  const one = [...applications.values()].find(
    ({ processKey, status }) => processKey === 'PJSQ' && status === 'FINISHED',
  );
  if (!one) throw new Error('The demo has no finished request');
  for (let no = 1; no <= count; no += 1) {
    const id = `PJSQ-20260101-${String(no).padStart(6, '0')}`;
    applications.set(id, { ...one, id, applyNo: id, title: `旧件 ${no}` });
  }
}

describe('one’s own requests of a service', () => {
  it('are asked for by the service, and stand with what waits for the applicant first', async () => {
    const { user, address } = await open('PJSQ');
    expect(await titles()).toEqual([
      '专利权评价报告申请：示例水杯',
      '专利权评价报告申请：一种示例夹具',
    ]);
    expect(within(await panel()).getByText('有 1 件需要您办理。')).toBeVisible();
    const asked = (await callsSeen()).filter(({ path }) => path === FIND);
    expect(asked.map(({ query }) => [JSON.parse(query.queryData ?? ''), query.size])).toEqual([
      [
        {
          processKey: 'PJSQ',
          $status_in: 'DRAFT,SUBMITTED,SUPPLEMENT,ACCEPTED,PROCESSING,CONFIRM,TRANSFERRED',
        },
        '5000',
      ],
      [{ processKey: 'PJSQ', $status_in: 'FINISHED,REJECTED,WITHDRAWN,TERMINATED' }, '10'],
    ]);
    await user.click(screen.getByRole('link', { name: /示例水杯/ }));
    expect(address()).toMatch(/^\/changshu\/business\/PJSQForm\?id=PJSQ-\d{8}-000001$/);
  });

  it('are drawn as grey lines until they have come', async () => {
    await failNext(FIND, { delayMs: 300, times: 2 });
    await open('PJSQ');
    expect(await screen.findByRole('status', { name: '正在加载您的办件' })).toBeVisible();
    expect(await titles()).toHaveLength(2);
  });

  it('say so when there is none', async () => {
    await open('SXSS', 'person');
    expect(await screen.findByRole('heading', { name: '还没有办件' })).toBeVisible();
    expect(screen.getByText('提交后可以在这里查看进度。')).toBeVisible();
  });

  it('can be asked for again when they did not come', async () => {
    await failNext(FIND, { status: 503, times: 9 });
    const { user } = await open('PJSQ');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('您的办件没有加载出来');
    endFaults();
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await titles()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show the last ten that have ended, and more when asked', async () => {
    addEnded(14);
    const { user } = await open('PJSQ');
    expect(await titles()).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: '更多已结束的办件（还有 5 件）' }));
    expect(await screen.findByRole('link', { name: '旧件 14' })).toBeVisible();
    expect(await titles()).toHaveLength(16);
    expect(screen.queryByRole('button', { name: /更多/ })).toBeNull();
  });
});
