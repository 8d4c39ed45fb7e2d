import { PROCESSES } from '../../src/domain/workflow/status';
import type { Article } from '../contract';
import { DESCRIPTIONS } from '../process/descriptions';
import type { HandledProcess } from '../process/types';
import { ASSESSMENT_GUIDES } from './assessmentGuides';
import { TEMPLATES } from './templates';

/** The eight elements of a guide, each a heading with its text. */
type Guide = readonly (readonly [string, string])[];

const PLACE = '网上办理；窗口：示例市政务服务中心 3 楼知识产权窗口。';
const HOURS = '网上全天提交；窗口工作日 9:00—17:00。';
const PHONE = '12345；知识产权维权援助 12330。';

const GUIDES: Readonly<Record<HandledProcess, Guide>> = {
  PJSQ: [
    ['事项名称', '专利权评价报告申请'],
    ['依据', '《中华人民共和国专利法》第六十六条；《中华人民共和国专利法实施细则》。'],
    [
      '条件',
      '实用新型或外观设计专利，申请日在 2009 年 10 月 1 日以后，已公告授权（申请人可在办理登记手续时提出）；由专利权人、利害关系人或被控侵权人提出。',
    ],
    ['材料', '请求书、专利证书或授权公告文本、主体资格证明；利害关系人和被控侵权人另附证明。'],
    ['地点', PLACE],
    ['时间', `${HOURS}受理审查 5 个工作日；收到合格请求和费用后 2 个月内作出报告。`],
    ['电话', PHONE],
    [
      '流程',
      '提交申请→受理审查→核查→提交国家局前确认→缴纳官方费用（提出请求之日起 1 个月内）→等待出具报告→办结。官方收费 2,400 元。',
    ],
  ],
  JBTS: [
    ['事项名称', '知识产权举报投诉'],
    ['依据', '《中华人民共和国专利法》《中华人民共和国商标法》《专利侵权纠纷行政裁决办法》。'],
    ['条件', '投诉由权利人或利害关系人实名提出；举报可以匿名。违法行为发生地在本市。'],
    ['材料', '投诉须附请求书、主体资格证明、权利证明和证据清单；举报附线索证据。'],
    ['地点', PLACE],
    ['时间', `${HOURS}投诉 7 个工作日内决定是否受理；举报 15 个工作日内核实。`],
    ['电话', PHONE],
    ['流程', '提交→受理审查→调查处理→办结；专利侵权纠纷另经送达答辩和口审。不收费。'],
  ],
  SXSS: [
    ['事项名称', '失信异议申诉与信用修复'],
    ['依据', '《国家知识产权局知识产权信用管理规定》。'],
    ['条件', '由被认定失信的主体提出；一般失信认定满 6 个月、严重失信列入满 1 年方可申请修复。'],
    ['材料', '申请书、主体证明；异议附认定文书，修复附守信承诺书和纠正证明。'],
    ['地点', PLACE],
    ['时间', `${HOURS}受理审查 5 个工作日，核查 20 个工作日。`],
    ['电话', PHONE],
    ['流程', '提交申请→受理审查→核查→办结。不收费。'],
  ],
  WQYZ: [
    ['事项名称', '知识产权维权援助申请'],
    ['依据', '《知识产权维权援助工作指引》。'],
    ['条件', '户籍地、经常居住地、营业地或侵权行为发生地在本市的个人和单位。'],
    ['材料', '申请表、身份证明、事由证明材料；经费资助另附经济困难证明。'],
    ['地点', PLACE],
    ['时间', `${HOURS}受理审查 15 个工作日；补正 7 个工作日，逾期视为撤回。`],
    ['电话', PHONE],
    ['流程', '提交申请→受理审查→指派机构→拟定方案→方案确认→提供援助→办结。不收费。'],
  ],
  ...ASSESSMENT_GUIDES,
  ZLJY: [
    ['事项名称', '专利交易信息发布'],
    [
      '依据',
      '《中华人民共和国专利法》第十条、第十二条、第五十条至第五十二条；本市知识产权公共服务事项。',
    ],
    [
      '条件',
      '供给信息由专利权人、申请人或者受其委托的人发布，专利有效或正在审查；需求信息由需求方发布。',
    ],
    [
      '材料',
      '权属证明（发布人就是登记的权利人时不用）；委托发布的另交委托书；开放许可的实用新型和外观设计另交专利权评价报告。',
    ],
    ['地点', PLACE],
    ['时间', '网上全天提交；3 个工作日内审核。'],
    ['电话', PHONE],
    ['流程', '提交→审核→公开展示→下架、到期或登记成交。不收费，平台不担保交易。'],
  ],
};

const PRIVACY =
  '<h2>个人信息处理告知</h2><p>处理者：示例市知识产权局。目的：办理本事项。种类：姓名或名称、证件号码、地址、联系方式和所交材料。保存期限：办结后按档案规定保存。共享：除依法移送和您另行同意外，不向他人提供。您可以查询、更正、删除、撤回同意或投诉，电话 12345。</p>';

const published = {
  source: '示例市知识产权局',
  publishTime: '2026-03-02 09:00:00',
  status: 'Y',
} as const;

const PROCESS_KEYS = Object.keys(GUIDES) as HandledProcess[];

/** The guide of each service, its eight elements in order. */
const GUIDE_ARTICLES: Article[] = PROCESS_KEYS.map((key) => ({
  id: `G-${key}`,
  type: 'NEWS_GUIDE',
  code: `GUIDE_${key}`,
  title: `${PROCESSES[key]}办事指南`,
  content: GUIDES[key].map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join(''),
  ...published,
  attachments: [],
}));

/** The text that users agree to before applying, with its version (domain 2.1). */
const CONSENT_ARTICLES: Article[] = PROCESS_KEYS.map((key) => ({
  id: `C-${key}`,
  type: 'NEWS_PRIVACY',
  code: `CONSENT_${key}`,
  title: `${PROCESSES[key]}承诺书`,
  version: DESCRIPTIONS[key].consent.version,
  content: `<ol>${DESCRIPTIONS[key].consent.items.map(({ text }) => `<li>${text}</li>`).join('')}</ol>${PRIVACY}`,
  ...published,
  attachments: [],
}));

const TEMPLATE_ARTICLES: Article[] = TEMPLATES.map(({ id, code, name, ext, content }) => ({
  id: `T-${id}`,
  type: 'NEWS_DOWNLOAD',
  code,
  title: name.replace(/\.docx$/, ''),
  summary: '填写并签章后，作为附件上传。',
  content: '<p>请下载模板，按说明逐项填写后上传。</p>',
  ...published,
  attachments: [
    {
      id,
      name,
      url: `/business-service/api/authFront/file/download?id=${id}`,
      size: content.length,
      ext,
    },
  ],
}));

/** Guides, consent texts and templates of the business services. */
export const BUSINESS_ARTICLES: readonly Article[] = [
  ...TEMPLATE_ARTICLES,
  ...GUIDE_ARTICLES,
  ...CONSENT_ARTICLES,
];
