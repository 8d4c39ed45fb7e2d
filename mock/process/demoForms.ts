import { DEMO_ID_NUMBER } from '../accounts';
import type { ListingAction } from '../transaction/publish';
import type { CalledAction } from './applicant';
import type { HandledProcess, StoredApplication } from './types';

/** Something that happened to a demo request: a move of the staff, or what else is named. */
interface DemoMove {
  daysAgo: number;
  /** Material the handler asked for. */
  ask?: string;
  /** Opinion of an expert. */
  expert?: string;
  /** What the applicant did. */
  action?: CalledAction;
  /** What the publisher of a listing did. */
  listing?: { action: ListingAction; body: object };
  role?: string;
  to?: string;
  opinion?: string;
  supplement?: { items: { field: string; requirement: string }[] };
  result?: { conclusion: string };
  transferTo?: string;
}

/** A request of a demo account and what became of it. */
export interface DemoForm {
  account: 'enterprise' | 'person';
  processKey: HandledProcess;
  daysAgo: number;
  way?: NonNullable<StoredApplication['way']>;
  recordId?: string;
  /** By which a later one says that it was copied from this one. */
  name?: string;
  copyOf?: string;
  formData: Record<string, unknown>;
  files: { category: string; name: string }[];
  moves: readonly DemoMove[];
}

/** The demo enterprise as an applicant. */
export const ENTERPRISE = {
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例新材料有限公司',
  uscc: '91320599YYYYYY0103',
  legalPerson: '王某',
  region: '320581',
  address: '示例街道云湖示例路 8 号',
  postcode: '215500',
  contactName: '张某',
  contactMobile: '13000000002',
  hasAgent: false,
};

/** The demo person as an applicant. */
export const PERSON = {
  applicantType: 'PERSON',
  applicantName: '李某',
  idType: 'RESIDENT_ID',
  idNo: DEMO_ID_NUMBER,
  region: '320581',
  address: '示例街道松溪示例弄 3 号',
  contactName: '李某',
  contactMobile: '13000000003',
  hasAgent: false,
};

const PATENT = {
  patentNumber: '202029900001.X',
  patentTitle: '一种示例夹具',
  patentee: '苏州示例新材料有限公司',
  patentKind: 'UTILITY',
  filingDate: '2020-03-02',
  grantDate: '2020-11-10',
};

const REPORT_CASE = {
  requesterRole: 'PATENTEE',
  reportCase: '6',
  textBasis: 'GRANTED',
  delivery: 'ONLINE',
};

const REPORT_FILES = [
  { category: 'request', name: '专利权评价报告请求书.pdf' },
  { category: 'certificate', name: '专利证书.pdf' },
  { category: 'identity', name: '营业执照.pdf' },
];

const AID_FILES = [
  { category: 'form', name: '维权援助申请表.pdf' },
  { category: 'identity', name: '身份证明.pdf' },
  { category: 'cause', name: '事由证明材料.pdf' },
];

/** The office takes a request up. */
export const accepted = (daysAgo: number): DemoMove => ({
  daysAgo,
  role: 'ACCEPTOR',
  to: 'ACCEPTED',
});
/** The office begins to work on it. */
export const processing = (daysAgo: number): DemoMove => ({
  daysAgo,
  role: 'HANDLER',
  to: 'PROCESSING',
});

const RESPONDENT = {
  type: 'ENTERPRISE',
  name: '示例市虚构日用品商行',
  address: '江苏省示例市示例路 20 号',
  relation: ['SELL'],
};

const OCCURRENCE = {
  occurRegion: '320581',
  occurAddress: '示例路 20 号一楼',
  channel: 'OFFLINE',
  occurFrom: '2026-03-02',
  occurTo: '2026-06-30',
  expectReply: true,
  replyBy: 'SMS',
};

/** Requests with which the mock begins, one for most of the states. */
export const DEMO_FORMS: readonly DemoForm[] = [
  {
    account: 'enterprise',
    processKey: 'PJSQ',
    daysAgo: 100,
    formData: { ...ENTERPRISE, ...PATENT, ...REPORT_CASE },
    files: REPORT_FILES,
    moves: [
      accepted(98),
      processing(96),
      { daysAgo: 92, expert: '检索报告中的对比文件 2 需复核。' },
      { daysAgo: 90, role: 'HANDLER', to: 'CONFIRM' },
      { daysAgo: 89, action: 'confirm' },
      { daysAgo: 45, role: 'REVIEWER', to: 'FINISHED', result: { conclusion: 'ALL' } },
    ],
  },
  {
    account: 'enterprise',
    processKey: 'PJSQ',
    daysAgo: 4,
    formData: {
      ...ENTERPRISE,
      ...PATENT,
      ...REPORT_CASE,
      patentNumber: '202130900002.7',
      patentTitle: '示例水杯',
      patentKind: 'DESIGN',
      filingDate: '2021-03-01',
      grantDate: '2021-08-03',
    },
    files: REPORT_FILES,
    moves: [
      {
        daysAgo: 2,
        role: 'ACCEPTOR',
        to: 'SUPPLEMENT',
        opinion: '请求事由和证书扫描件需要补正。',
        supplement: {
          items: [
            { field: 'reportCase', requirement: '请求事由与所附材料不一致，请核对。' },
            { field: 'files.certificate', requirement: '证书扫描件不清晰，请重新上传。' },
          ],
        },
      },
    ],
  },
  {
    account: 'enterprise',
    processKey: 'JBTS',
    daysAgo: 20,
    way: 'COMPLAINT',
    formData: {
      ...ENTERPRISE,
      kind: 'COMPLAINT',
      rightType: 'TRADEMARK',
      matter: 'TRADEMARK_INFRINGEMENT',
      complainantRole: 'OWNER',
      rights: [
        { number: '90000001', name: '示例', owner: '苏州示例新材料有限公司', status: 'VALID' },
      ],
      respondents: [RESPONDENT],
      ...OCCURRENCE,
      requests: ['STOP'],
      litigation: 'NO',
      facts: '被投诉人在其店铺销售的商品上使用与我单位注册商标近似的标识，容易导致混淆。',
    },
    files: [
      { category: 'request', name: '请求书.pdf' },
      { category: 'identity', name: '营业执照.pdf' },
      { category: 'rightProof', name: '商标注册证.pdf' },
      { category: 'evidence', name: '店铺照片.pdf' },
      { category: 'evidenceList', name: '证据清单.pdf' },
    ],
    moves: [accepted(15), processing(12), { daysAgo: 3, ask: '请补充商标注册证的续展证明。' }],
  },
  {
    account: 'enterprise',
    processKey: 'WQYZ',
    daysAgo: 18,
    formData: {
      ...ENTERPRISE,
      jurisdiction: ['DOMICILE'],
      rightTypes: ['PATENT'],
      rightNumbers: [{ rightType: 'PATENT', number: PATENT.patentNumber }],
      aidTypes: ['OPINION'],
      disputeRole: 'OWNER',
      stage: 'BEFORE',
      urgent: false,
      aidContent: '请求对一件实用新型专利的侵权判定给出参考意见。',
      facts: '市场上出现与我单位产品结构相近的商品，拟在采取行动前了解侵权成立的可能性。',
    },
    files: [...AID_FILES, { category: 'right', name: '专利证书.pdf' }],
    moves: [accepted(14), processing(12), { daysAgo: 2, role: 'HANDLER', to: 'CONFIRM' }],
  },
  {
    account: 'enterprise',
    processKey: 'SXSS',
    daysAgo: 6,
    recordId: 'B1002',
    formData: {
      ...ENTERPRISE,
      appealType: 'OBJECTION',
      grounds: ['FACTS'],
      reason:
        '认定文书寄往旧址被退回，我单位近日才收到。我单位已在通知期限内改正，认定时未采纳所交的说明材料，请予复核。',
    },
    files: [
      { category: 'request', name: '异议申诉书.pdf' },
      { category: 'identity', name: '营业执照.pdf' },
      { category: 'decision', name: '认定决定书.pdf' },
      { category: 'evidence', name: '改正说明.pdf' },
    ],
    moves: [accepted(3), processing(1)],
  },
  {
    account: 'person',
    processKey: 'PJSQ',
    daysAgo: 1,
    formData: { ...PERSON, ...PATENT, ...REPORT_CASE, requesterRole: 'ACCUSED' },
    files: [...REPORT_FILES, { category: 'accusation', name: '立案通知书.pdf' }],
    moves: [],
  },
  {
    account: 'person',
    processKey: 'JBTS',
    daysAgo: 30,
    way: 'REPORT',
    formData: {
      ...PERSON,
      kind: 'REPORT',
      anonymous: false,
      rightType: 'PATENT',
      matter: 'PATENT_PASSING_OFF',
      respondents: [RESPONDENT],
      ...OCCURRENCE,
      facts: '该商行在商品包装上标注的专利号经查并不存在，涉嫌假冒专利。',
    },
    files: [{ category: 'evidence', name: '商品包装照片.pdf' }],
    moves: [
      accepted(20),
      {
        daysAgo: 18,
        role: 'REVIEWER',
        to: 'TRANSFERRED',
        opinion: '线索涉及的经营者住所地在外县，依职权移送。',
        transferTo: '邻县市场监督管理局',
      },
    ],
  },
  {
    account: 'person',
    processKey: 'WQYZ',
    daysAgo: 5,
    formData: {
      ...PERSON,
      jurisdiction: ['RESIDENCE'],
      rightTypes: ['COPYRIGHT'],
      aidTypes: ['ADVICE'],
      disputeRole: 'ACCUSED',
      stage: 'NEGOTIATION',
      aidContent: '请求对海外电商平台的下架通知提供应对指导。',
      facts: '在海外平台销售的自有设计产品被他人投诉下架，需要了解申诉的步骤和材料。',
    },
    files: AID_FILES,
    moves: [
      {
        daysAgo: 1,
        role: 'ACCEPTOR',
        to: 'REJECTED',
        opinion: '现有材料不能证明申请人的住所地、经营地或侵权行为发生地在本市。',
      },
    ],
  },
];
