import { screen, within } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as svgPng from '@/components/chart/svgPng';
import { OpinionLog } from '@/components/flow/OpinionLog';
import { ReceiptCard } from '@/components/flow/ReceiptCard';
import { RequestButtons } from '@/components/flow/RequestButtons';
import { RequestHead } from '@/components/flow/RequestHead';
import { RequestTable } from '@/components/flow/RequestTable';
import { ResultCard } from '@/components/flow/ResultCard';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { dueDay } from '@/domain/workflow/dueDay';
import { HOLIDAYS } from '../../../config/holidays';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { NOTICE, noting, REPORT, REQUEST, TODAY } from './fixtures';

/** Shows a part on a page of the test's own. */
function show(element: ReactElement) {
  const component: ComponentType = () => element;
  return renderPortal('/changshu/tests/request', {
    routes: [
      { id: 'request', path: '/changshu/tests/request', component },
      { id: 'there', path: '/changshu/tests/there', component: () => <p>已经到了</p> },
    ],
  });
}

const THERE = '/changshu/tests/there';

describe('the list of requests', () => {
  const requests = [
    {
      ...REQUEST,
      id: 'ended',
      title: '旧件',
      status: 'FINISHED',
      finishTime: '2026-11-12 16:00:00',
    },
    REQUEST,
    { ...REQUEST, id: 'mine', title: '待补正件', status: 'SUPPLEMENT', deadline: '2026-11-23' },
  ] as const;

  it('names state, turn, last day and what to do, the most urgent first', async () => {
    const { user, address } = await show(
      <RequestTable
        requests={requests}
        today={TODAY}
        hrefOf={({ id }) => `${THERE}?id=${id}`}
        empty=""
        sure
        whole
      />,
    );
    const table = await screen.findByRole('table', { name: /我的办件/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      [
        '待补正件PJSQ-20261119-000001',
        '待补正',
        '您',
        '最迟 11 月 23 日（还剩 1 个工作日）',
        '请补正并重新提交',
      ],
      [
        '专利权评价报告申请：一种折叠椅PJSQ-20261119-000001',
        '待受理',
        '受理科',
        '最迟 12 月 4 日（还剩 10 个工作日）',
        '等待受理科受理',
      ],
      ['旧件PJSQ-20261119-000001', '已办结', '—', '—', '2026-11-12 已办结'],
    ]);
    expect(screen.getByText('有 1 件需要您办理。')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '待补正件' }));
    expect(address()).toBe(`${THERE}?id=mine`);
  });

  it('says so when there is none, and what to do', async () => {
    await show(
      <RequestTable
        requests={[]}
        today={TODAY}
        hrefOf={() => THERE}
        empty={<p>请从服务页面申请</p>}
        sure
        whole
      />,
    );
    expect(await screen.findByRole('heading', { name: '还没有办件' })).toBeInTheDocument();
    expect(screen.getByText('请从服务页面申请')).toBeInTheDocument();
  });
});

it('heads a request with its state, its dates and what happens next', async () => {
  await show(
    <RequestHead request={REQUEST} today={TODAY} actions={<button type="button">撤回</button>} />,
  );
  expect(await screen.findByRole('heading', { level: 1, name: REQUEST.title })).toBeInTheDocument();
  expect(screen.getByText(/等待受理科受理/)).toHaveTextContent(
    '等待受理科受理，最迟 2026 年 12 月 4 日（还剩 10 个工作日）。',
  );
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(fact('办件编号')).toHaveTextContent('PJSQ-20261119-000001 复制');
  expect(fact('提交时间')).toHaveTextContent('2026-11-19 09:12');
  expect(screen.getByRole('button', { name: '撤回' })).toBeInTheDocument();
});

describe('what can be done with a request', () => {
  it('leads to the form for a correction or a copy, and prints', async () => {
    const { user, address } = await show(
      <RequestButtons actions={['resubmit', 'copy']} hrefOf={(action) => `${THERE}?${action}`} />,
    );
    expect(await screen.findByRole('link', { name: '复制为新申请' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '打印' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '补正并重新提交' }));
    expect(address()).toBe(`${THERE}?resubmit`);
  });
});

describe('the notice of correction', () => {
  const notice = {
    items: [
      { field: 'files.certificate', requirement: '缺少第 2 页' },
      { field: 'applicantName', requirement: '与专利权人不一致' },
    ],
    noticeTime: '2026-11-10 10:00:00',
    round: 2,
  };
  const labelOf = (field: string) => (field === 'applicantName' ? '名称' : '专利证书');
  const panel = (day: string) => (
    <SupplementPanel
      notice={notice}
      due={dueDay(day, TODAY, HOLIDAYS)}
      today={TODAY}
      labelOf={labelOf}
      hrefOf={(field) => `${THERE}#${field}`}
    />
  );

  it("leads to every place, with the reviewer's words beside it", async () => {
    const { user, address } = await show(panel('2026-11-23'));
    const region = await screen.findByRole('region', { name: '需要补正 2 处' });
    expect(region).toHaveTextContent(
      '最迟 11 月 23 日（还剩 1 个工作日），逾期未补正的，视为撤回。',
    );
    expect(region).toHaveTextContent('第 2 次补正，最多 3 次');
    const items = within(region).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '专利证书缺少第 2 页',
      '名称与专利权人不一致',
    ]);
    await user.click(within(region).getByRole('link', { name: '名称' }));
    expect(address()).toBe(`${THERE}#applicantName`);
  });

  it('leads nowhere once its last day has passed, and says what follows', async () => {
    await show(panel('2026-11-18'));
    const region = await screen.findByRole('region', { name: '需要补正 2 处' });
    expect(region).toHaveTextContent('已超期 2 个工作日');
    expect(region).toHaveTextContent('本件将视为撤回');
    expect(within(region).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the result', () => {
  const result = {
    conclusionLabel: '部分权利要求符合授权条件',
    opinion: '权利要求 4 不具备创造性。',
    documents: [REPORT, NOTICE],
    resultDate: '2026-11-19',
  };

  it('begins with the conclusion and gives the documents', async () => {
    const { asked, actions } = noting();
    const { user } = await show(<ResultCard result={result} actions={actions} />);
    const region = await screen.findByRole('region', { name: '办理结果' });
    expect(region).toHaveTextContent(/^办理结果部分权利要求符合授权条件出具日期 2026-11-19/);
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '下载 专利权评价报告' }));
    expect(asked).toEqual(['download d1']);
  });

  it('tells why a document could not be had, beside it', async () => {
    const download = () => Promise.reject(new Error('网络中断，请重试。'));
    const { user } = await show(<ResultCard result={result} actions={{ download }} />);
    await user.click(await screen.findByRole('button', { name: '下载 办结通知书' }));
    const [, notice] = screen
      .getAllByRole('listitem')
      .filter((item) => /KB/.test(item.textContent));
    expect(notice).toHaveTextContent('网络中断，请重试。');
    expect(screen.getByRole('button', { name: '下载 办结通知书' })).toHaveTextContent('下载');
  });
});

it('shows the log with the latest entry first', async () => {
  await show(
    <OpinionLog
      log={[
        { time: '2026-11-19 09:12:33', operator: '申请人', action: '提交', status: 'SUBMITTED' },
        {
          time: '2026-11-20 08:00:00',
          operator: '受理科',
          action: '受理',
          status: 'ACCEPTED',
          opinion: '材料齐全',
        },
      ]}
    />,
  );
  const table = await screen.findByRole('table', { name: /办理记录/ });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('2026-11-20 08:00受理科受理材料齐全已受理');
  expect(rows[1]).toHaveTextContent('2026-11-19 09:12申请人提交待受理');
});

describe('the receipt', () => {
  const receipt = { ...REQUEST, processKey: 'PJSQ', applicantName: '常熟市某某公司' } as const;
  const card = (given: Partial<Parameters<typeof ReceiptCard>[0]['receipt']> = {}) => (
    <ReceiptCard
      receipt={{ ...receipt, ...given }}
      today={TODAY}
      progress={THERE}
      address="https://example.test/request"
    />
  );

  it('names the number, what happens next and until when', async () => {
    const { user } = await show(card());
    const article = await screen.findByRole('article', { name: '回执' });
    expect(article).toHaveTextContent('PJSQ-20261119-000001');
    const next = within(screen.getByRole('list', { name: '接下来' })).getAllByRole('listitem');
    expect(next[0]).toHaveTextContent(
      '5 个工作日内决定是否受理，最迟 12 月 4 日（还剩 10 个工作日）。',
    );
    expect(article).not.toHaveTextContent('查询码');
    await user.click(screen.getByRole('link', { name: '查看进度' }));
    expect(await screen.findByText('已经到了')).toBeInTheDocument();
  });

  it('tells an anonymous reporter the code, and that it is to be written down now', async () => {
    await show(card({ applicantName: '匿名', queryCode: 'K7MP-4Q9T' }));
    const article = await screen.findByRole('article', { name: '回执' });
    expect(article).toHaveTextContent('K7MP-4Q9T');
    expect(article).toHaveTextContent(/请现在打印或抄下查询码.*不再显示，无法找回。/);
  });

  it('can be saved as a page that needs nothing else, a person’s name masked', async () => {
    const downloads = catchDownloads();
    const { user } = await show(
      card({ applicantName: '李某某', title: '<img src=x onerror=alert(1)>' }),
    );
    await user.click(await screen.findByRole('button', { name: '保存回执' }));
    const name = '回执-PJSQ-20261119-000001.html';
    expect(await screen.findByText(`已保存：${name}`)).toBeVisible();
    const [file] = downloads;
    expect(file?.name).toBe(name);
    const page = (await file?.content.text()) ?? '';
    expect(page).toContain('PJSQ-20261119-000001');
    expect(page).toContain('李**');
    expect(page).not.toContain('李某某');
    expect(page).not.toContain('<img');
    expect(page).toContain('最迟 2026 年 12 月 4 日');
    expect(page).toContain('提交的内容没有随这份回执保存');
    expect(page).toContain('https://example.test/request');
  });

  it('keeps the code of an anonymous report as a picture, or says that it could not', async () => {
    const downloads = catchDownloads();
    const drawn: string[] = [];
    const png = vi.spyOn(svgPng, 'svgPng').mockImplementation(async (svg) => {
      drawn.push(svg);
      return new Uint8Array([137, 80, 78, 71]);
    });
    const { user } = await show(card({ applicantName: '匿名', queryCode: 'K7MP-4Q9T' }));
    const save = await screen.findByRole('button', { name: '把查询码存为图片' });
    await user.click(save);
    expect(await screen.findByText('已保存：查询码-20261119.png')).toBeVisible();
    expect(downloads).toHaveLength(1);
    for (const said of ['K7MP-4Q9T', 'PJSQ-20261119-000001', '2026-11-19', 'example.test']) {
      expect(drawn[0]).toContain(said);
    }
    png.mockRejectedValueOnce(new Error('No canvas'));
    await user.click(save);
    expect(await screen.findByText(/^没有保存成功/)).toBeVisible();
  });
});
