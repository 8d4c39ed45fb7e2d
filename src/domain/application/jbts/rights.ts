import { accept, type Checked, tidy } from '../../check';
import { rowsOf, textOf } from '../../form/asked';
import type { FormField, FormValues, TextDescription } from '../../form/description';
import { checkApplicationNumber } from '../../numbers/applicationNumber';
import { VALIDITY, type Validity } from '../../patentLabels';
import { ROOM_FOR_CODE } from '../fields/room';
import { ownersOf } from '../pjsq/owners';
import { type PatentFacts, recordPrefill } from '../pjsq/prefill';
import { checkNaming } from '../statement';

/** Registration number of a trademark: up to 10 digits and a letter (domain reference 2.3). */
function checkTrademarkNumber(text: string): Checked {
  const number = tidy(text).toUpperCase();
  return /^\d{1,10}[A-Z]?$/.test(number)
    ? accept(number)
    : {
        ok: false,
        code: 'TRADEMARK',
        message: '商标注册号为 1～10 位数字，后面可以有一个字母，如 90000001 或 90000001A',
      };
}

/** Patents and trademarks have numbers with rules; other rights any sign, or none. */
const checkRightNumber: TextDescription['check'] = (text, _, { form, today }) => {
  if (form.rightType === 'PATENT') return checkApplicationNumber(text, { today });
  return form.rightType === 'TRADEMARK' ? checkTrademarkNumber(text) : accept(text.trim());
};

/** Whether one of the rights has several owners, all of whom must be named or have waived. */
export function hasCoOwners({ rights }: FormValues): boolean {
  return rowsOf(rights).some(({ values }) => ownersOf(textOf(values.owner)).length > 1);
}

/** The answers on one right that the record of a patent gives; what it lacks is blank. */
export function rightPrefill(
  record: PatentFacts & { readonly validity?: Validity | null | undefined },
): FormValues {
  const { patentNumber, patentTitle, patentee } = recordPrefill(record);
  return {
    number: patentNumber,
    name: patentTitle,
    owner: patentee,
    status: record.validity ?? '',
  };
}

/** The rights that are infringed, and in what capacity they are defended. */
export const rightsFields: readonly FormField[] = [
  {
    kind: 'radio',
    key: 'complainantRole',
    label: '权利人身份',
    required: true,
    options: [
      { value: 'OWNER', label: '权利人' },
      { value: 'EXCLUSIVE', label: '独占被许可人' },
      { value: 'SOLE', label: '排他被许可人', hint: '权利人不请求处理时' },
      { value: 'NORMAL', label: '普通被许可人', hint: '经权利人授权' },
      { value: 'HEIR', label: '合法继承人' },
    ],
  },
  {
    kind: 'list',
    key: 'rights',
    label: '涉案权利',
    entryName: '权利',
    hint: '被侵害的每一件专利、商标或其他权利各填一项，最多 5 项',
    required: true,
    max: 5,
    distinctBy: ['number'],
    fields: [
      {
        kind: 'text',
        key: 'number',
        label: '权利号码',
        hint: '专利填带校验位的专利号，如 202029900001.X；商标填注册号，如 90000001',
        maxLength: ROOM_FOR_CODE,
        required: (_, { form }) => form.rightType === 'PATENT' || form.rightType === 'TRADEMARK',
        part: 'rightLookup',
        check: checkRightNumber,
      },
      {
        kind: 'text',
        key: 'name',
        label: '权利名称',
        hint: '专利名称、商标名称等',
        maxLength: 200,
        required: true,
        check: checkNaming,
      },
      {
        kind: 'text',
        key: 'owner',
        label: '权利人',
        hint: '共有的，写全所有权利人，用分号隔开',
        maxLength: 300,
        required: true,
        check: checkNaming,
      },
      {
        kind: 'radio',
        key: 'status',
        label: '权利状态',
        required: true,
        options: Object.entries(VALIDITY).map(([value, label]) => ({ value, label })),
        warn: ({ status }) =>
          status === 'PENDING' || status === 'INVALID'
            ? '权利尚未取得或已经失效的，投诉可能不予受理'
            : undefined,
      },
    ],
  },
];
