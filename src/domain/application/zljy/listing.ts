import { choicesOf, isBlank, offered } from '../../form/asked';
import type { PlainField, TextDescription } from '../../form/description';
import { DEMAND_TYPES, DIRECTIONS, MATURITIES } from '../../transaction/labels';
import { checkListingText } from '../../transaction/listingText';
import { isDemand, isSupply, optionsFrom } from './answers';

/** Name under which the screen offers the industries. */
export const INDUSTRY_TYPES = 'industryTypes';

/** Name under which the screen offers the ways of trading. */
export const TRANSACTION_TYPE_OPTIONS = 'transactionTypes';

const hasIndustries = offered(INDUSTRY_TYPES);

const MOST_INDUSTRIES = 3;
const MOST_TYPES = 5;

/** A title of 5 characters and more (domain reference 1.5). */
const checkTitle: NonNullable<TextDescription['check']> = (text) => {
  const title = text.trim();
  return Array.from(title).length >= 5
    ? checkListingText('标题')(text)
    : { ok: false, code: 'SHORT', message: '标题至少 5 个字，写清是什么技术、用在哪里' };
};

/** What is listed, and where it belongs (domain reference 1.5). */
export const listingFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'direction',
    label: '供需类型',
    required: true,
    options: [
      { value: 'SUPPLY', label: DIRECTIONS.SUPPLY, hint: '有专利要转让、许可或合作' },
      { value: 'DEMAND', label: DIRECTIONS.DEMAND, hint: '要找专利或技术' },
    ],
  },
  {
    kind: 'text',
    key: 'title',
    label: '标题',
    hint: '5～60 字，写清技术和用途，不写联系方式',
    maxLength: 60,
    required: true,
    check: checkTitle,
  },
  {
    kind: 'checks',
    key: 'industryTypeIds',
    label: '行业分类',
    hint: (values, context) =>
      hasIndustries(values, context)
        ? `1～${MOST_INDUSTRIES} 项`
        : '行业名单没有加载出来，现在不能修改，按已有的内容提交',
    // Without the list, what a draft or a listing holds is kept as it is.
    when: (values, context) => hasIndustries(values, context) || !isBlank(values.industryTypeIds),
    readOnly: (values, context) => !hasIndustries(values, context),
    required: true,
    options: INDUSTRY_TYPES,
    check: (_, { industryTypeIds }) =>
      choicesOf(industryTypeIds).length > MOST_INDUSTRIES
        ? `行业分类最多选 ${MOST_INDUSTRIES} 项`
        : undefined,
  },
  {
    kind: 'checks',
    key: 'transactionTypeIds',
    label: '交易方式',
    hint: `1～${MOST_TYPES} 项`,
    required: true,
    options: TRANSACTION_TYPE_OPTIONS,
    check: (chosen, values, context) => {
      if (choicesOf(values.transactionTypeIds).length > MOST_TYPES) {
        return `交易方式最多选 ${MOST_TYPES} 项`;
      }
      return isSupply(values, context) && DEMAND_TYPES.some((type) => type === chosen)
        ? '“技术开发与委托”只用于发布需求'
        : undefined;
    },
  },
];

/** The texts of a listing (domain reference 1.5). */
export const textFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'technicalField',
    label: '技术领域',
    hint: '如“固态电池隔膜”',
    maxLength: 100,
    required: true,
    when: isDemand,
    check: checkListingText('技术领域'),
  },
  {
    kind: 'text',
    key: 'ipcs',
    label: 'IPC 分类号',
    hint: '知道的填写，多个用分号隔开，如 H01M10/0525；H01M50/409',
    maxLength: 100,
    when: isDemand,
  },
  {
    kind: 'area',
    key: 'summary',
    label: '简介',
    hint: '供给写技术简介，需求写需求描述，20～2000 字；请勿填写联系方式',
    minLength: 20,
    maxLength: 2000,
    required: true,
    check: checkListingText('简介'),
  },
  {
    kind: 'area',
    key: 'advantages',
    label: '技术优势',
    hint: '请勿填写联系方式',
    maxLength: 1000,
    when: isSupply,
    check: checkListingText('技术优势'),
  },
  {
    kind: 'area',
    key: 'applications',
    label: '应用场景',
    hint: '请勿填写联系方式',
    maxLength: 1000,
    when: isSupply,
    check: checkListingText('应用场景'),
  },
  {
    kind: 'select',
    key: 'maturity',
    label: '成熟度',
    when: isSupply,
    options: optionsFrom(MATURITIES),
  },
  {
    kind: 'area',
    key: 'problem',
    label: '待解决问题',
    hint: '请勿填写联系方式',
    maxLength: 1000,
    required: true,
    when: isDemand,
    check: checkListingText('待解决问题'),
  },
  {
    kind: 'area',
    key: 'targets',
    label: '技术指标',
    hint: '希望达到的数值或标准；请勿填写联系方式',
    maxLength: 1000,
    when: isDemand,
    check: checkListingText('技术指标'),
  },
  {
    kind: 'text',
    key: 'cooperation',
    label: '合作方式',
    hint: '如“联合开发，成果共享”',
    maxLength: 100,
    when: isDemand,
    check: checkListingText('合作方式'),
  },
];
