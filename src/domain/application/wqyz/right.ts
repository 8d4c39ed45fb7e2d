import { choicesOf, textOf } from '../../form/asked';
import type { FormField, FormOption, FormValues } from '../../form/description';
import { checkApplicationNumber } from '../../numbers/applicationNumber';
import { hasTicked } from './ticked';

/** Kinds of right that aid is offered for (domain reference 2.5). */
const RIGHT_TYPES: readonly FormOption[] = [
  { value: 'PATENT', label: '专利' },
  { value: 'TRADEMARK', label: '商标' },
  { value: 'COPYRIGHT', label: '版权' },
  { value: 'LAYOUT', label: '集成电路布图设计' },
  { value: 'GI', label: '地理标志' },
  { value: 'SECRET', label: '商业秘密' },
  { value: 'VARIETY', label: '植物新品种' },
  { value: 'OTHER', label: '其他' },
];

/** Rights that have a public number, which is asked for. */
const NUMBERED = ['PATENT', 'TRADEMARK'];

function hasNumbers(form: FormValues): boolean {
  return NUMBERED.some((type) => hasTicked(form, 'rightTypes', type));
}

/** The rights concerned and their numbers. */
export const rightFields: readonly FormField[] = [
  {
    kind: 'checks',
    key: 'rightTypes',
    label: '涉及权利类别',
    hint: '可多选',
    required: true,
    options: RIGHT_TYPES,
  },
  {
    kind: 'list',
    key: 'rightNumbers',
    label: '相关号码',
    entryName: '号码',
    max: 10,
    distinctBy: ['number', 'rightType'],
    when: (_, { form }) => hasNumbers(form),
    required: true,
    fields: [
      {
        kind: 'radio',
        key: 'rightType',
        label: '权利类别',
        required: true,
        options: (_, { form }) => {
          const chosen = choicesOf(form.rightTypes);
          return RIGHT_TYPES.filter(({ value }) => chosen.includes(value));
        },
      },
      {
        kind: 'text',
        key: 'number',
        label: '号码',
        hint: '专利填申请号或专利号，如 202119900001.9；商标填注册号，如 90000001',
        maxLength: 40,
        required: true,
        check: (text, { rightType }, { today }) =>
          textOf(rightType) === 'PATENT'
            ? checkApplicationNumber(text, { today })
            : { ok: true, value: text.trim() },
      },
    ],
  },
];
