import type { PlainField } from '../../form/description';

const LONGEST = 1000;

/** What the technology is for (domain reference 2.7, market information). */
export const marketFields: readonly PlainField[] = [
  {
    kind: 'area',
    key: 'market',
    label: '市场情况',
    hint: '用在什么产品或场合，市场有多大、增长如何，客户是谁',
    minLength: 10,
    maxLength: LONGEST,
    required: true,
  },
  {
    kind: 'area',
    key: 'products',
    label: '对应产品',
    hint: '已有或计划中的产品、服务，型号和上市时间',
    maxLength: LONGEST,
  },
  {
    kind: 'area',
    key: 'plan',
    label: '实施计划',
    hint: '自己实施、许可、转让或合作，时间安排',
    maxLength: LONGEST,
  },
  {
    kind: 'area',
    key: 'competitors',
    label: '竞争者',
    hint: '主要竞争者和他们的做法；别人使用本方案时能否看出来',
    maxLength: LONGEST,
  },
  {
    kind: 'area',
    key: 'overseas',
    label: '海外计划',
    hint: '产品会销往、在哪里生产的国家和地区；用于判断是否提出 PCT 申请',
    maxLength: LONGEST,
  },
  { kind: 'text', key: 'project', label: '依托项目', hint: '项目名称和编号', maxLength: 100 },
  {
    kind: 'text',
    key: 'funding',
    label: '资助',
    hint: '资助机构；财政资助的，合同可能约定权属',
    maxLength: 100,
  },
];
