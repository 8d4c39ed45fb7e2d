import { addMonths, isoDay, parseIsoDay } from '../../calendar';
import { textOf } from '../../form/asked';
import type { FormValues, PlainField } from '../../form/description';
import { placeHint } from '../fields/place';
import { isInCity, OUTSIDE_CITY } from '../jurisdiction';
import { checkNaming, checkWebAddress } from '../statement';

/** Months after which a complaint may be out of time (domain reference 2.3). */
const COMPLAINT_MONTHS = 36;

/**
 * Whether a complaint may be out of time: the act ended more than three years ago. What goes on is
 * counted from its end.
 *
 * @param ended last day of the act, `YYYY-MM-DD`
 */
function mayBeOutOfTime(ended: string, today: string): boolean {
  const day = parseIsoDay(ended);
  return day !== null && isoDay(addMonths(day, COMPLAINT_MONTHS)) < today;
}

const isOnline = ({ channel }: FormValues) => channel === 'ONLINE';
const isExhibition = ({ channel }: FormValues) => channel === 'EXHIBITION';

const channelFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'channel',
    label: '发生渠道',
    required: true,
    options: [
      { value: 'OFFLINE', label: '线下' },
      { value: 'ONLINE', label: '网络' },
      { value: 'EXHIBITION', label: '展会' },
    ],
  },
  {
    kind: 'text',
    key: 'platform',
    label: '平台名称',
    hint: '网店、直播或社交平台的名称',
    maxLength: 50,
    when: isOnline,
    required: true,
    check: checkNaming,
  },
  {
    kind: 'text',
    key: 'url',
    label: '网址',
    hint: '商品或页面的完整地址，如 https://shop.example.com/item/1',
    maxLength: 500,
    inputMode: 'url',
    when: isOnline,
    required: true,
    check: checkWebAddress,
  },
  {
    kind: 'text',
    key: 'goodsId',
    label: '商品编号',
    hint: '商品页面上的编号或货号',
    maxLength: 50,
    when: isOnline,
    check: checkNaming,
  },
  {
    kind: 'text',
    key: 'exhibitionName',
    label: '展会名称',
    maxLength: 100,
    when: isExhibition,
    required: true,
    check: checkNaming,
  },
  {
    kind: 'date',
    key: 'exhibitionFrom',
    label: '展会开始日期',
    when: isExhibition,
    required: true,
  },
  {
    kind: 'date',
    key: 'exhibitionTo',
    label: '展会结束日期',
    when: isExhibition,
    required: true,
    check: (day, { exhibitionFrom }) =>
      day < textOf(exhibitionFrom) ? '展会结束日期不能早于开始日期' : undefined,
  },
];

/** Where, how and when it happened (domain reference 2.3). */
export const occurrenceFields: readonly PlainField[] = [
  {
    kind: 'region',
    key: 'occurRegion',
    label: '发生地',
    hint: '网络上发生的，填被举报（投诉）人所在地或收货地',
    required: true,
    warn: ({ occurRegion }) =>
      /^\d{6}$/.test(textOf(occurRegion)) && !isInCity(textOf(occurRegion))
        ? OUTSIDE_CITY
        : undefined,
  },
  {
    kind: 'text',
    key: 'occurAddress',
    label: '发生地详细地址',
    hint: placeHint('街道、门牌号、市场或摊位号'),
    maxLength: 200,
    required: true,
    check: checkNaming,
  },
  ...channelFields,
  {
    kind: 'date',
    key: 'occurFrom',
    label: '发生时间（起）',
    hint: '首次发现的日期，如 2026-03-15',
    required: true,
    check: (day, _, { today }) => (day > today ? '发生时间不能晚于今天' : undefined),
  },
  {
    kind: 'date',
    key: 'occurTo',
    label: '发生时间（止）',
    hint: '仍在继续的，填今天',
    required: true,
    check: (day, { occurFrom }, { today }) => {
      if (day > today) return '发生时间不能晚于今天';
      return day < textOf(occurFrom) ? '发生时间的截止日期不能早于起始日期' : undefined;
    },
    warn: ({ kind, occurTo }, { today }) =>
      kind === 'COMPLAINT' && mayBeOutOfTime(textOf(occurTo), today)
        ? '距发生已超过 3 年，可能超过请求处理的时效；仍可提交，请在事实与理由中说明何时得知'
        : undefined,
  },
];
