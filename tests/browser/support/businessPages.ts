import type { Page } from '@playwright/test';
import type { ProcessKey, Status } from '../../../src/domain/workflow/status';
import {
  applyLink,
  dishonestyLink,
  readRequest,
  reportProgressLink,
  requestLink,
} from '../../../src/links/business';
import { expect, type Portal } from './portal';
import type { PortalPage } from './portalPage';

const FIND_REQUESTS = '/data-service/api/authFront/findWfApply';

/** The address of the user's newest request of a service that is in the state, or in any. */
export function ownRequest(service: ProcessKey, status?: Status) {
  return async (page: Page, portal: Portal): Promise<string> => {
    const params = { queryData: JSON.stringify({ processKey: service, status }) };
    const answer = await page.request.get(`${portal.origin}${FIND_REQUESTS}`, { params });
    const { data } = await answer.json();
    return requestLink(service, data.content[0].id);
  };
}

/** A part of the form of a service, with the declarations behind it. */
export function formPart(service: ProcessKey, section: string) {
  return async (page: Page, portal: Portal): Promise<string> => {
    await portal.open(applyLink(service, { step: 'consent' }));
    const declarations = page.getByRole('group', { name: /^请逐项阅读并勾选/ });
    await expect(declarations).toBeVisible();
    for (const box of await declarations.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: '下一步：填写信息' }).click();
    await expect(page.getByText(/^已保存/)).toBeVisible();
    return applyLink(service, { step: 'fill', section });
  };
}

/** The request that waits to be corrected, in the part of its form that has something to correct. */
export async function correction(page: Page, portal: Portal): Promise<string> {
  const path = await ownRequest('PJSQ', 'SUPPLEMENT')(page, portal);
  const { id } = readRequest(new URL(path, portal.origin).search);
  return applyLink('PJSQ', { step: 'fill', section: 'request', id });
}

/** The services: guides, forms, requests, the dishonesty list. */
export const BUSINESS_PAGES: readonly PortalPage[] = [
  ...(
    [
      ['PJSQ', '专利权评价报告申请'],
      ['JBTS', '举报投诉'],
      ['SXSS', '失信异议申诉与修复'],
      ['WQYZ', '维权援助申请'],
    ] as const
  ).flatMap(([service, name]): PortalPage[] => [
    {
      name: `guide to ${service}`,
      path: applyLink(service),
      title: `办事指南 - ${name}`,
      heading: name,
    },
    {
      name: `declarations of ${service}`,
      path: applyLink(service, { step: 'consent' }),
      title: `须知与承诺 - ${name}`,
      heading: name,
    },
    {
      name: `request of ${service}`,
      path: ownRequest(service),
      title: new RegExp(`^${name}：`),
      heading: new RegExp(`^${name}：`),
    },
  ]),
  ...(
    [
      ['SQQPG', '申请前评估', 'technology', '技术信息'],
      ['WDXPJ', '稳定性评价', 'patent', '专利'],
      ['JZPJ', '价值评价', 'patents', '评估专利'],
      ['ZLJY', '发布专利交易信息', 'listing', '供需和交易方式'],
    ] as const
  ).flatMap(([process, name, section, part]): PortalPage[] => [
    {
      name: `guide to ${process}`,
      path: applyLink(process),
      title: `办事指南 - ${name}`,
      heading: name,
    },
    {
      name: `form of ${process}`,
      path: formPart(process, section),
      title: `填写信息：${part} - ${name}`,
      heading: name,
    },
  ]),
  {
    name: 'form of PJSQ, filled in from the account',
    path: formPart('PJSQ', 'applicant'),
    title: '填写信息：请求人 - 专利权评价报告申请',
    heading: '专利权评价报告申请',
  },
  {
    name: 'request to correct',
    path: correction,
    title: '填写信息：请求内容 - 专利权评价报告申请',
    heading: '补正：专利权评价报告申请',
  },
  {
    name: 'request that does not exist',
    path: requestLink('PJSQ', 'none'),
    title: '办件详情',
    heading: '没有找到这个办件',
  },
  {
    name: 'progress of an anonymous report',
    path: reportProgressLink(),
    title: '查询匿名举报进度',
    heading: '查询匿名举报进度',
  },
  { name: 'dishonesty list', path: dishonestyLink(), title: '失信名单', heading: '失信名单' },
  {
    name: 'dishonesty list with filters that cannot be',
    path: dishonestyLink({ q: '甲', level: 'SERIOUS', from: '2026-05-01', to: '2026-01-01' }),
    title: '失信名单',
    heading: '失信名单',
  },
];
