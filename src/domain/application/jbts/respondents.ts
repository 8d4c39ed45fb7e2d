import type { Checked } from '../../check';
import { checkLandline, checkMobile } from '../../contact';
import type { ListDescription } from '../../form/description';
import { checkUscc } from '../../numbers/uscc';
import { checkPartyName } from '../../personName';
import { ROOM_FOR_CODE } from '../fields/room';
import { checkNaming } from '../statement';

/** A telephone number of either kind, as it is known of others. */
function checkAnyPhone(text: string): Checked {
  const mobile = checkMobile(text);
  if (mobile.ok) return mobile;
  const landline = checkLandline(text);
  return landline.ok
    ? landline
    : {
        ok: false,
        code: 'PHONE',
        message: '请填写 11 位手机号码，或带区号的固定电话，如 0512-20000000',
      };
}

/**
 * Those reported or complained of (domain reference 2.3). Their data are not masked: the
 * complainant, who gave them, sees them in full.
 */
export const respondentsField: ListDescription = {
  kind: 'list',
  key: 'respondents',
  label: '被举报（投诉）人',
  entryName: '被举报（投诉）人',
  hint: '生产者、销售者、网店经营者等各填一项，最多 10 项',
  required: true,
  max: 10,
  distinctBy: ['name', 'address'],
  fields: [
    {
      kind: 'radio',
      key: 'type',
      label: '主体类型',
      required: true,
      options: [
        { value: 'ENTERPRISE', label: '单位或个体工商户' },
        { value: 'PERSON', label: '个人' },
      ],
    },
    {
      kind: 'text',
      key: 'name',
      label: '名称（姓名）',
      hint: '以营业执照为准；网店写店铺名称',
      maxLength: 100,
      required: true,
      // A shop of a person's is known by the name it goes by.
      check: checkPartyName('名称（姓名）', () => false),
    },
    {
      kind: 'text',
      key: 'uscc',
      label: '统一社会信用代码',
      hint: '知道的填写，18 位',
      maxLength: ROOM_FOR_CODE,
      when: ({ type }) => type === 'ENTERPRISE',
      check: checkUscc,
    },
    {
      kind: 'text',
      key: 'address',
      label: '地址',
      hint: '经营地址或住所；网店可写平台页面公示的地址',
      maxLength: 200,
      required: true,
      check: checkNaming,
    },
    {
      kind: 'text',
      key: 'contact',
      label: '联系人',
      maxLength: 50,
      check: checkPartyName('联系人', () => false),
    },
    {
      kind: 'text',
      key: 'phone',
      label: '联系电话',
      maxLength: ROOM_FOR_CODE,
      inputMode: 'tel',
      check: checkAnyPhone,
    },
    {
      kind: 'checks',
      key: 'relation',
      label: '涉嫌行为',
      options: [
        { value: 'MAKE', label: '生产' },
        { value: 'SELL', label: '销售' },
        { value: 'OFFER', label: '许诺销售' },
        { value: 'USE', label: '使用' },
        { value: 'IMPORT', label: '进口' },
        { value: 'PLATFORM', label: '平台' },
      ],
    },
  ],
};
