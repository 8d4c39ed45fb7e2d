import { hasLicense } from '../labels';

/** A step on the way of a deal (portal features 4b.4). */
export interface DealStep {
  /** Stands in addresses; never changed. */
  readonly key: string;
  readonly title: string;
  /** What to bring, what to look at. */
  readonly detail: string;
  /** Who does it. */
  readonly actor: '双方' | '出让方或许可方' | '受让方或被许可方';
  /** Last day, `YYYY-MM-DD`; absent where nothing sets one. */
  readonly due?: string;
  /** Whether the day is one of the law or one we advise. */
  readonly dueKind?: '法定' | '建议';
}

/** A step with what sets its last day, counted from the day of signing. */
export interface DealRule extends Omit<DealStep, 'due' | 'dueKind'> {
  readonly months?: number;
  readonly days?: number;
  readonly legal?: true;
}

const CHECK: DealRule = {
  key: 'check',
  title: '核对权利状态',
  detail: '向国家知识产权局请求专利登记簿副本，核对权利人、年费、质押、保全和许可备案',
  actor: '双方',
  days: 0,
};

const NEGOTIATE: DealRule = {
  key: 'terms',
  title: '确定条件',
  detail: '范围、价格和支付方式、技术资料和服务、后续改进、违约责任',
  actor: '双方',
  days: 0,
};

const sign = (contract: string): DealRule => ({
  key: 'sign',
  title: `签订${contract}`,
  detail: '书面合同，双方签名或盖章；共有的专利须全体共有人同意',
  actor: '双方',
  days: 0,
});

const HANDOVER: DealRule = {
  key: 'handover',
  title: '交付技术资料',
  detail: '按合同清单移交图纸、工艺、样品，签收留存',
  actor: '出让方或许可方',
  days: 30,
};

const PAYMENT: DealRule = {
  key: 'payment',
  title: '付款和开票',
  detail: '按合同约定支付；技术合同认定登记后，技术转让、开发收入可以申请减免增值税和所得税',
  actor: '受让方或被许可方',
  days: 30,
};

const TECHNICAL_CONTRACT: DealRule = {
  key: 'contract',
  title: '技术合同认定登记',
  detail: '需要享受税收优惠的，先到技术合同认定登记机构登记，再开票',
  actor: '出让方或许可方',
  days: 30,
};

const ASSIGNMENT: DealRule = {
  key: 'register',
  title: '办理转让登记',
  detail: '向国家知识产权局提交著录项目变更申报书和转让合同；转让自登记之日起生效（专利法第十条）',
  actor: '双方',
  days: 30,
};

const RECORDING: DealRule = {
  key: 'record',
  title: '办理许可合同备案',
  detail: '自合同生效之日起 3 个月内向国家知识产权局备案（专利法实施细则第十五条）',
  actor: '双方',
  months: 3,
  legal: true,
};

const OPEN: readonly DealRule[] = [
  CHECK,
  {
    key: 'sign',
    title: '书面通知专利权人',
    detail: '写明愿意按公告的标准和方式取得许可（专利法第五十一条）',
    actor: '受让方或被许可方',
    days: 0,
  },
  { ...PAYMENT, detail: '按公告的标准和方式支付许可使用费，付清后取得许可', days: 30 },
  {
    key: 'record',
    title: '开放许可实施合同备案',
    detail: '凭能够证明达成许可的书面文件向国家知识产权局备案（专利法实施细则第八十七条）',
    actor: '双方',
    months: 3,
  },
  {
    key: 'fees',
    title: '申请减缴年费',
    detail: '开放许可实施期间，专利权人缴纳的年费相应减免（专利法第五十一条）',
    actor: '出让方或许可方',
  },
];

const PLEDGE: readonly DealRule[] = [
  CHECK,
  {
    key: 'value',
    title: '评估价值',
    detail: '由银行认可的机构评估；可以先在本平台做价值评价作参考',
    actor: '出让方或许可方',
    days: 0,
  },
  sign('借款合同和质押合同'),
  {
    key: 'register',
    title: '办理质押登记',
    detail: '向国家知识产权局登记，质权自登记时设立（民法典第四百四十四条）',
    actor: '双方',
    days: 30,
  },
  {
    key: 'payment',
    title: '放款',
    detail: '登记后按借款合同放款',
    actor: '受让方或被许可方',
    days: 45,
  },
  {
    key: 'release',
    title: '还款后注销质押登记',
    detail: '结清后凭解除质押的证明办理注销',
    actor: '双方',
  },
];

const EQUITY: readonly DealRule[] = [
  CHECK,
  {
    key: 'value',
    title: '评估作价',
    detail: '对专利评估作价，核实财产，不得高估或者低估（公司法第四十八条）',
    actor: '双方',
    days: 0,
  },
  sign('投资协议'),
  ASSIGNMENT,
  {
    key: 'company',
    title: '公司变更登记',
    detail: '自变更决议作出之日起 30 日内申请变更登记（市场主体登记管理条例第二十四条）',
    actor: '双方',
    days: 30,
    legal: true,
  },
];

const WORK: readonly DealRule[] = [
  CHECK,
  NEGOTIATE,
  sign('技术合同'),
  TECHNICAL_CONTRACT,
  PAYMENT,
  {
    key: 'accept',
    title: '验收',
    detail: '按合同的技术指标验收，签署验收书，明确成果归属',
    actor: '双方',
  },
];

/** The steps of a way of trading by its id (domain reference 5.5). */
export function dealRules(type: string): readonly DealRule[] {
  if (type === '6') return OPEN;
  if (type === '8') return PLEDGE;
  if (type === '9') return EQUITY;
  if (hasLicense([type])) {
    return [
      CHECK,
      NEGOTIATE,
      sign('专利实施许可合同'),
      RECORDING,
      TECHNICAL_CONTRACT,
      HANDOVER,
      PAYMENT,
    ];
  }
  if (type === '1' || type === '2') {
    const contract = type === '1' ? '专利权转让合同' : '专利申请权转让合同';
    return [CHECK, NEGOTIATE, sign(contract), ASSIGNMENT, TECHNICAL_CONTRACT, HANDOVER, PAYMENT];
  }
  return WORK;
}
