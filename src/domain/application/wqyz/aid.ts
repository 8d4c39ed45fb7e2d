import { accept, type Checked, tidy } from '../../check';
import type { Depends, FormOption, PlainField } from '../../form/description';
import { ROOM_FOR_CODE } from '../fields/room';
import { hasTicked } from './ticked';

/** Kinds of aid (domain reference 2.5). */
export const AID_TYPES: readonly FormOption[] = [
  { value: 'ADVICE', label: '咨询指导' },
  { value: 'OPINION', label: '侵权判定参考意见', hint: '仅供参考，不作为证据或裁判依据' },
  { value: 'MAJOR', label: '重大公共纠纷方案' },
  { value: 'ALERT', label: '分析预警' },
  { value: 'TRAINING', label: '培训研讨' },
  { value: 'EXHIBITION', label: '展会等驻场' },
  { value: 'MEDIATION', label: '调解', hint: '须双方都同意' },
  { value: 'OVERSEAS', label: '海外纠纷应对' },
  { value: 'FUND', label: '经费资助', hint: '须上传经济困难证明' },
];

/** Whether a kind of aid is asked for. */
export const asksFor =
  (aid: string): Depends<boolean> =>
  (_, { form }) =>
    hasTicked(form, 'aidTypes', aid);

/** An amount of money in yuan: up to eight digits and two decimals, more than nothing. */
export function checkAmount(text: string): Checked {
  const amount = tidy(text).replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(amount)) {
    return {
      ok: false,
      code: 'FORMAT',
      message: '金额最多 8 位整数、2 位小数，如 20000 或 1500.50',
    };
  }
  return Number(amount) > 0 ? accept(amount) : { ok: false, code: 'ZERO', message: '金额应大于 0' };
}

/** What help is wanted. */
export const aidFields: readonly PlainField[] = [
  {
    kind: 'checks',
    key: 'aidTypes',
    label: '援助事项',
    hint: '可多选',
    required: true,
    options: AID_TYPES,
  },
  {
    kind: 'area',
    key: 'aidContent',
    label: '申请援助的具体内容',
    hint: '希望得到什么帮助、解决什么问题，20～2000 字',
    minLength: 20,
    maxLength: 2000,
    required: true,
  },
  {
    kind: 'yesNo',
    key: 'mediateAgree',
    label: '是否同意调解',
    required: true,
    when: asksFor('MEDIATION'),
    mustBe: { answer: true, message: '调解须双方都同意；不同意的，请取消援助事项中的“调解”' },
  },
  {
    kind: 'yesNo',
    key: 'hardship',
    label: '是否经济困难',
    required: true,
    when: asksFor('FUND'),
  },
  {
    kind: 'text',
    key: 'fundAmount',
    label: '申请金额',
    hint: '如 20000',
    maxLength: ROOM_FOR_CODE,
    unit: '元',
    inputMode: 'decimal',
    required: true,
    when: asksFor('FUND'),
    check: checkAmount,
  },
  { kind: 'yesNo', key: 'urgent', label: '是否加急' },
  {
    kind: 'area',
    key: 'urgentReason',
    label: '加急理由',
    maxLength: 200,
    required: true,
    when: ({ urgent }) => urgent === true,
  },
];
