import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { demoAccounts } from '../../../mock/accounts';
import {
  type AssessmentApplication,
  isAssessment,
  resultOf,
} from '../../../mock/assessment/results';
import { respond } from '../../../mock/bridge';
import { getProcesses } from '../../../mock/process/store';
import type { AssessmentKind, AssessmentResult } from '../../../src/domain/assessment/result';
import { assessmentLink, PROCESS_OF_KIND } from '../../../src/links/assessment';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const OWNER = demoAccounts().get('enterprise')?.user.id ?? '';

/** A finished demo assessment of a kind with its result. */
function finished(
  kind: AssessmentKind,
  wanted: (result: AssessmentResult) => boolean = () => true,
): { id: string; result: AssessmentResult } {
  const own = [...getProcesses().applications.values()].filter(
    (one): one is AssessmentApplication => isAssessment(one) && one.ownerId === OWNER,
  );
  for (const application of own) {
    const result = resultOf(application);
    if (result?.kind === kind && wanted(result)) return { id: application.id, result };
  }
  throw new Error(`no finished ${kind}`);
}

async function open(
  kind: AssessmentKind,
  weights = '',
  wanted?: (result: AssessmentResult) => boolean,
) {
  const found = finished(kind, wanted);
  const portal = await renderPortal(assessmentLink(PROCESS_OF_KIND[kind], found.id, weights), {
    account: 'enterprise',
  });
  const title = await screen.findByText(/报告$/, { selector: 'h2' }, { timeout: 10_000 });
  const report = title.closest('section') ?? document.body;
  return { ...found, portal, report };
}

it('without a single score draws neither a total nor bars, and says what can be done', async () => {
  backEnd.use(
    http.get('*/project-service/api/authFront/assessment/findOne', async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: AssessmentResult };
      const { dimensions } = body.data;
      const data = {
        ...body.data,
        totalScore: null,
        grade: null,
        dimensions: dimensions.map((part) => ({
          ...part,
          score: null,
          indicators: part.indicators.map((one) => ({ ...one, score: null })),
        })),
      };
      return HttpResponse.json({ ...body, data });
    }),
  );
  const { report, result, id } = await open('STABILITY');
  expect(within(report).getByText(/\d+ 项指标都没有数据，不能给出得分/)).toBeVisible();
  const again = within(report).getAllByRole('link', { name: '补充后重新评价' })[0];
  expect(again?.getAttribute('href')).toContain(id);
  const names = within(report).getByRole('list', { name: '没有数据的一级指标' });
  expect(within(names).getAllByRole('listitem')).toHaveLength(result.dimensions.length);
  expect(report.querySelector('.scoreTotal')).toBeNull();
  expect(within(report).queryByRole('figure', { name: '一级指标得分' })).toBeNull();
});

describe('the result of a value assessment', () => {
  it('has the coverage beside the total, and names what is not known', async () => {
    const { portal, report, result } = await open('VALUE');
    const total = within(report).getByText(String(result.totalScore), {
      selector: '.scoreTotal strong',
    });
    expect(total.closest('.scoreMain')).toHaveTextContent(
      `27 项中 ${result.coverage?.known} 项有数据`,
    );
    const table = within(report).getByRole('table', { name: /各项指标/ });
    // What nothing is known of is folded on the screen.
    expect(within(table).queryByRole('row', { name: /L42/ })).toBeNull();
    await portal.user.click(within(report).getByRole('button', { name: /^显示无数据的 \d+ 项$/ }));
    const unknown = within(table).getByRole('row', { name: /L42/ });
    expect(unknown).toHaveTextContent('无数据');
    expect(unknown).toHaveTextContent('没有自由实施检索的结果');
    expect(within(table).getByRole('row', { name: /E11/ })).toHaveTextContent('期满');
    // On paper too: number, disclaimer and inputs are there without a switch.
    expect(report).toHaveTextContent(`办件编号：${result.applyNo}`);
    expect(report).toHaveTextContent('不构成资产评估报告或者法律意见');
  });

  it('stands on a face of its own, with a rail to its parts, and the request on another', async () => {
    const { portal } = await open('VALUE');
    const { user } = portal;
    const rail = screen.getByRole('navigation', { name: '报告各部分' });
    const entries = within(rail).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '总分',
      '各项指标27',
      expect.stringMatching(/^风险\d+$/),
      '怎样提高',
      '权重',
      '计算依据',
    ]);
    for (const entry of entries) {
      const place = document.getElementById(entry.getAttribute('href')?.split('#')[1] ?? '');
      expect(place).toBeVisible();
    }
    expect(screen.queryByRole('heading', { name: '填写的内容' })).not.toBeInTheDocument();
    const faces = screen.getByRole('navigation', { name: '报告与办件' });
    await user.click(within(faces).getByRole('link', { name: '办件信息' }));
    expect(await screen.findByRole('heading', { name: '填写的内容' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '办理流程' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '价值评价报告' })).not.toBeInTheDocument();
    expect(window.location.search).toContain('face=request');
  });

  it('follows the weights at once, says how far one weight moves it, and keeps them in the address', async () => {
    const { report, portal, result } = await open('VALUE');
    const { user } = portal;
    expect(within(report).getByText(/任何一个权重增减 20%，总分在/)).toBeVisible();
    await user.click(within(report).getByRole('button', { name: '调整权重' }));
    const panel = await within(report).findByRole(
      'region',
      { name: '调整权重' },
      { timeout: 10_000 },
    );
    expect(within(panel).getByText(/任何一个权重增减 20%，总分在/)).toBeVisible();
    const summary = () =>
      within(report).getByText(/^按您的权重：/, { selector: '[role="status"]' });
    const slider = within(report).getByRole('slider', { name: /^法律价值/ });
    fireEvent.keyDown(slider, { key: 'Home', keyCode: 36 });
    expect(slider).toHaveAttribute('aria-valuetext', '权重 0，占 0%');
    const typed = within(report).getByRole('spinbutton', { name: '技术价值，输入权重' });
    await user.clear(typed);
    expect(within(report).getByRole('alert')).toHaveTextContent('请输入 0～100 的数');
    await user.type(typed, '0');
    // Only the economic value counts now.
    const economic = result.dimensions[2]?.score;
    expect(summary()).toHaveTextContent(`按您的权重：${economic} 分`);
    expect(summary()).toHaveTextContent(`报告：${result.totalScore} 分`);
    await waitFor(() => expect(portal.address()).toContain('w=L_0-T_0'));

    fireEvent.keyDown(within(report).getByRole('slider', { name: /^经济价值/ }), {
      key: 'Home',
      keyCode: 36,
    });
    expect(within(report).getByRole('alert')).toHaveTextContent('权重都是 0');
    await user.click(within(report).getByRole('button', { name: '恢复报告的权重' }));
    expect(summary()).toHaveTextContent('相差 0 分');
    await waitFor(() => expect(portal.address()).not.toContain('w='));

    await user.click(within(report).getByText(/^侵权救济/));
    await waitFor(() => expect(portal.address()).toContain('L_50'));
  });

  it('is opened with the weights of a shared address', async () => {
    const { report, portal } = await open('VALUE', 'L_90-L11.0');
    await within(report).findByRole('region', { name: '调整权重' }, { timeout: 10_000 });
    // The score was made with the weight of the report.
    const head = within(report).getByRole('rowheader', { name: /^法律价值/ });
    expect(head).toHaveTextContent(/，权重 \d+（您设 90）/);
    expect(within(report).getByRole('rowheader', { name: /^技术价值/ })).not.toHaveTextContent(
      '您设',
    );
    const weight = (name: RegExp) => within(report).getByRole('slider', { name });
    expect(weight(/^法律价值/)).toHaveAttribute('aria-valuenow', '90');
    await portal.user.click(within(report).getByRole('button', { name: /法律价值.*的指标权重/ }));
    expect(weight(/^L11/)).toHaveAttribute('aria-valuenow', '0');
  });

  it('leads from a low part to the page that helps, and proves what was frozen', async () => {
    const { report, portal, id } = await open('VALUE');
    const better = within(within(report).getByRole('region', { name: '怎样提高' }));
    expect(better.getByRole('link', { name: /^检索专利：自由实施风险/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/searching/patent/result?q='),
    );
    const again = better.getAllByRole('link', { name: /^补充后重新评价/ })[0];
    expect(again).toHaveAttribute('href', expect.stringContaining(`copy=${id}`));
    await portal.user.click(within(report).getByRole('button', { name: '校验' }));
    expect(await within(report).findByText(/^校验通过/)).toBeVisible();
    const score = within(report).getByRole('button', { name: /^得分/ });
    await portal.user.click(score);
    expect(score.closest('th')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('ranks the patents of one request, and shows each', async () => {
    const { report, portal, result } = await open(
      'VALUE',
      '',
      ({ others }) => others !== undefined,
    );
    const list = await within(report).findByRole('region', { name: '评估的专利' });
    expect(within(list).getAllByRole('row')).toHaveLength(2 + (result.others?.length ?? 0));
    const other = result.others?.[0];
    await portal.user.click(
      within(list).getByRole('button', { name: other?.subject.title ?? '?' }),
    );
    expect(
      within(report).getByText(String(other?.totalScore), {
        selector: '.scoreTotal strong',
      }),
    ).toBeVisible();
  });
});

it('an assessment before filing bears a watermark and says what to file', async () => {
  const { report, id, result } = await open('PRE');
  const mark = document.querySelector('.watermark');
  expect(mark).toHaveAttribute('data-text', expect.stringContaining(id));
  expect(mark).toHaveAttribute('data-text', expect.stringContaining('保密'));
  // On screen over the report alone, on paper over every sheet.
  expect(report).toContainElement(mark as SVGElement);
  expect(document.querySelectorAll('.watermark[data-paper]')).toHaveLength(1);
  const advice = within(report).getByRole('region', { name: '建议' });
  expect(advice).toHaveTextContent('申请类型');
  expect(advice).toHaveTextContent('申请时机');
  // The name of what is not filed yet stands in no address.
  const name = encodeURIComponent(result.subject.title);
  for (const link of within(report).queryAllByRole('link')) {
    expect(link.getAttribute('href')).not.toContain(name);
  }
});

it('says that the result did not come, keeps the rest, and tries again', async () => {
  const { id } = finished('VALUE');
  await failNext('/project-service/api/authFront/assessment/findOne', { status: 500 });
  const { user } = await renderPortal(assessmentLink('JZPJ', id), { account: 'enterprise' });
  expect(await screen.findByText(/评价结果没有加载成功，办件的其他内容不受影响/)).toBeVisible();
  expect(screen.getByRole('link', { name: '办件信息' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '价值评价报告' })).toBeVisible();
});
