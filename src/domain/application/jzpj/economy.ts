import { tidy } from '../../check';
import { textOf } from '../../form/asked';
import type { Depends, FormField, FormValues, TextDescription } from '../../form/description';
import { checkDecimal } from '../applicant/decimal';
import { ROOM_FOR_CODE } from '../fields/room';
import { checkNaming } from '../statement';
import { remainingTerm } from './term';

/** Years of revenue that are looked at. */
const REVENUE_YEARS = 3;

/** Data of use are asked for when the patents are used, or income is what is reckoned with. */
const asksForUse: Depends<boolean> = ({ implementation, method }) =>
  method === 'INCOME' || implementation === 'FULL' || implementation === 'PARTIAL';

/** They are wanted where all depends on them; partial use may have no figures of its own. */
const needsUse: Depends<boolean> = ({ implementation, method }) =>
  method === 'INCOME' || implementation === 'FULL';

const isCost = ({ method }: FormValues) => method === 'COST';
const isMarket = ({ method }: FormValues) => method === 'MARKET';

/** A sum in 万元, decimal (12, 2) of the reference. */
function money(key: string, label: string, more: Partial<TextDescription> = {}): TextDescription {
  return {
    kind: 'text',
    key,
    label,
    maxLength: ROOM_FOR_CODE,
    inputMode: 'decimal',
    unit: '万元',
    check: (text) => checkDecimal(text, { digits: 10, decimals: 2 }),
    ...more,
  };
}

/** A rate between 0 and 100. */
function rate(key: string, label: string, more: Partial<TextDescription>): TextDescription {
  return {
    kind: 'text',
    key,
    label,
    maxLength: ROOM_FOR_CODE,
    inputMode: 'decimal',
    unit: '%',
    check: (text) => checkDecimal(text, { digits: 3, decimals: 2, most: 100 }),
    ...more,
  };
}

/** The year of the base date, of today where there is none. */
function baseYear({ baseDate }: FormValues, today: string): number {
  return Number((textOf(baseDate) || today).slice(0, 4));
}

const checkYear: TextDescription['check'] = (text, _, { form, today }) => {
  const year = tidy(text).replace(/年$/, '');
  const last = baseYear(form, today);
  const first = last - REVENUE_YEARS;
  return /^\d{4}$/.test(year) && Number(year) >= first && Number(year) <= last
    ? { ok: true, value: year }
    : { ok: false, code: 'YEAR', message: `年度应为 ${first}～${last} 之间的年份` };
};

const usage = { when: asksForUse, required: needsUse };

/** Use, income, cost and comparable trades (domain reference 2.9). Sums are in 万元. */
export const economyFields: readonly FormField[] = [
  {
    kind: 'radio',
    key: 'implementation',
    label: '实施情况',
    required: true,
    options: [
      { value: 'FULL', label: '已实施' },
      { value: 'PARTIAL', label: '部分实施' },
      { value: 'NONE', label: '未实施' },
    ],
  },
  {
    kind: 'text',
    key: 'products',
    label: '相关产品',
    hint: '使用这些专利的产品或服务',
    maxLength: 200,
    check: checkNaming,
    ...usage,
  },
  {
    kind: 'list',
    key: 'revenue3y',
    label: '近三年收入',
    entryName: '年度',
    hint: '相关产品的销售收入，每年一项；不足三年的，有几年填几年',
    max: REVENUE_YEARS,
    distinctBy: ['year'],
    ...usage,
    fields: [
      {
        kind: 'text',
        key: 'year',
        label: '年份',
        hint: '如 2025',
        maxLength: ROOM_FOR_CODE,
        inputMode: 'numeric',
        required: true,
        check: checkYear,
      },
      money('amount', '收入', { required: true }),
    ],
  },
  rate('profitRate', '利润率', usage),
  money('marketSize', '市场规模', { hint: '相关产品一年的市场总额', ...usage }),
  rate('marketShare', '市场占有率', usage),
  money('rdCost', '研发投入', { hint: '人工、材料、设备等合计', when: isCost, required: true }),
  money('maintainCost', '维持成本', {
    hint: '申请费、代理费、年费等合计',
    when: isCost,
    required: true,
  }),
  {
    kind: 'list',
    key: 'comparable',
    label: '可比交易',
    entryName: '交易',
    hint: '同类专利的许可、转让，最多 10 项',
    max: 10,
    when: isMarket,
    required: true,
    fields: [
      {
        kind: 'date',
        key: 'date',
        label: '交易日期',
        required: true,
        check: (day, _, { today }) => (day > today ? '交易日期不能晚于今天' : undefined),
      },
      {
        kind: 'text',
        key: 'parties',
        label: '交易双方',
        hint: '不便公开的可以写“甲公司、乙公司”',
        maxLength: 200,
        required: true,
        check: checkNaming,
      },
      money('amount', '金额', { required: true }),
      { kind: 'area', key: 'note', label: '说明', hint: '可比之处和差异', maxLength: 500 },
    ],
  },
  {
    kind: 'text',
    key: 'remainingLife',
    label: '剩余经济寿命',
    hint: '预计还能带来收益的年数，不长于剩余的法定保护期',
    maxLength: ROOM_FOR_CODE,
    inputMode: 'decimal',
    unit: '年',
    check: (text, _, { form, today }) => {
      const checked = checkDecimal(text, { digits: 3, decimals: 1 });
      const term = remainingTerm(form, today);
      return checked.ok && term !== undefined && Number(checked.value) > term
        ? { ok: false, code: 'TERM', message: `不能长于剩余的法定保护期 ${term} 年` }
        : checked;
    },
  },
];
