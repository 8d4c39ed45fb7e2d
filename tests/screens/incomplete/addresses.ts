import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import { ASSESSMENT_PROCESSES, assessmentHistoryLink, assessmentLink } from '@/links/assessment';
import { applyLink, BUSINESS_SERVICES, dishonestyLink, requestLink } from '@/links/business';
import { ENTERPRISE_TABS, enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import { everythingLink, landingLink, subjectLink } from '@/links/landing';
import { lawDetailLink, lawListLink } from '@/links/law';
import { nodeResultLink } from '@/links/navigation';
import { patentDetailLink, patentResultLink } from '@/links/patent';
import { links } from '@/links/paths';
import { statisticsLink } from '@/links/statistics';
import { listingLink, transactionSearchLink } from '@/links/transaction';
import { logIn } from '../../support/renderPortal';

const DATA = '/data-service/api';
const NODE = { subject: 'S1', node: 'n3-1' };

/** The values of a field in the first rows that a list call of the mock answers. */
async function found(path: string, queryData: object, field: string, most = 2): Promise<string[]> {
  const query = new URLSearchParams({ queryData: JSON.stringify(queryData), size: '20' });
  const answer = await (await fetch(`${path}?${query}`, { credentials: 'include' })).json();
  const rows = answer.data.content as Record<string, string>[];
  return rows.slice(0, most).map((row) => row[field] ?? '');
}

const first = async (...question: Parameters<typeof found>) => (await found(...question))[0] ?? '';

const requestOf = (processKey: string, status?: string) =>
  first(`${DATA}/authFront/findWfApply`, { processKey, status }, 'id');

const listings = (direction: string) =>
  found(`${DATA}/front/findPatentTransaction`, { direction }, 'id');

const assessment = (kind: string) =>
  first('/project-service/api/authFront/assessment/find', { kind, status: 'FINISHED' }, 'id');

async function patents(): Promise<string[]> {
  const answer = await fetch('/cnipr-service/api/front/patent/search', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expression: 'TI=电池', page: 0, size: 10 }),
  });
  const { data } = await answer.json();
  return data.content.map(({ id }: { id: string }) => id);
}

const company = async () =>
  await found(`${DATA}/front/enterprise/find`, { sort: '-patentTotal' }, 'enterpriseName');
const documents = () => found(`${DATA}/front/adjudication/find`, {}, 'id', 3);

type Address = () => Promise<string> | string;

/** Every screen that shows answers, by name, with the address of a record that the mock has. */
export const ADDRESSES: Readonly<Record<string, Address>> = {
  登录: () => '/changshu/user/login',
  首页: () => landingLink({}),
  综合检索: () => everythingLink('电池'),
  专题: () => subjectLink({ subject: 'S1' }),
  '专题，选中一个节点': () => subjectLink(NODE),
  专题目录: () => subjectLink({ subject: 'S6', view: 'outline' }),
  节点的专利: () => nodeResultLink(NODE),
  节点的分析: () => nodeResultLink({ ...NODE, view: 'analysis' }),
  专利检索: () => links.patentSearch,
  分类检索: () => '/changshu/searching/patent?mode=class',
  检索结果: () => patentResultLink({ q: '电池' }),
  检索结果的图表: () => `${patentResultLink({ q: '电池' })}&charts=1`,
  检索结果的表格: () => patentResultLink({ q: '电池', view: 'table' }),
  检索结果的图形: () => patentResultLink({ q: '电池', view: 'image' }),
  对照阅读: async () =>
    patentResultLink({ q: '电池', view: 'split', sel: (await patents())[0] ?? '' }),
  专利对比: async () => patentResultLink({ q: '电池', compare: (await patents()).slice(0, 2) }),
  专利详情: async () => patentDetailLink((await patents())[0] ?? ''),
  另一件专利: async () => patentDetailLink((await patents())[5] ?? ''),
  法规列表: () => lawListLink({ q: '专利', scope: 'full' }),
  法规: () => lawDetailLink({ id: 'L001-3' }),
  '法规，某日的版本': () => lawDetailLink({ id: 'L001-3', asOf: '2015-01-01' }),
  版本对照: () => lawDetailLink({ id: 'L001-3', compare: 'L001-2' }),
  裁判文书列表: () => adjudicationListLink({ leadingFirst: true }),
  裁判文书: async () => adjudicationDetailLink((await documents())[0] ?? ''),
  文书对比: async () => adjudicationListLink({ compare: await documents() }),
  企业检索: () => enterpriseSearchLink({ q: '公司' }),
  企业对比: async () => enterpriseSearchLink({ compare: await company() }),
  ...Object.fromEntries(
    ENTERPRISE_TABS.map((tab) => [
      `企业 ${tab}`,
      async () => enterpriseLink((await company())[0] ?? '', { tab }),
    ]),
  ),
  供需: () => transactionSearchLink(),
  供需的表格: () => transactionSearchLink({ view: 'table' }),
  供需对比: async () => transactionSearchLink({ compare: await listings('SUPPLY') }),
  供给: async () => listingLink((await listings('SUPPLY'))[0] ?? ''),
  需求: async () => listingLink((await listings('DEMAND'))[0] ?? ''),
  自己发布的: async () => listingLink(await requestOf('ZLJY')),
  发布: () => '/changshu/operation/publish',
  ...Object.fromEntries(
    BUSINESS_SERVICES.flatMap((service) => [
      [`${service} 指南`, () => applyLink(service)],
      [`${service} 申请`, async () => requestLink(service, await requestOf(service))],
    ]),
  ),
  待补正的申请: async () => requestLink('PJSQ', await requestOf('PJSQ', 'SUPPLEMENT')),
  补正: async () => applyLink('PJSQ', { id: await requestOf('PJSQ', 'SUPPLEMENT') }),
  失信名单: () => dishonestyLink(),
  ...Object.fromEntries(
    ASSESSMENT_PROCESSES.flatMap((process) => [
      [`${process} 指南`, () => applyLink(process)],
      [
        `${process} 结果`,
        async () =>
          assessmentLink(
            process,
            await assessment({ SQQPG: 'PRE', WDXPJ: 'STABILITY', JZPJ: 'VALUE' }[process]),
          ),
      ],
    ]),
  ),
  评估历史: () => assessmentHistoryLink(),
  统计: () => statisticsLink(),
  统计报告: () => '/changshu/ipr-tjfx?report=trend',
};

/** The address of a screen; the demo enterprise is logged in from then on. */
export async function addressOf(name: string): Promise<string> {
  await logIn('enterprise');
  return (await ADDRESSES[name]?.()) ?? '';
}
