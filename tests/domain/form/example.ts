import { tidy } from '../../../src/domain/check';
import type { FormDescription } from '../../../src/domain/form/description';

/** A description of the tests' own: a request to borrow a reading room, with one field of each kind. */
export const EXAMPLE: FormDescription = {
  key: 'ROOM',
  title: '阅览室预约',
  schemaVersion: 3,
  sections: [
    {
      key: 'who',
      title: '申请人',
      reason: '用于联系您',
      fields: [
        { kind: 'text', key: 'name', label: '姓名', maxLength: 10, required: true, mask: 'name' },
        {
          kind: 'text',
          key: 'idNo',
          label: '证件号码',
          maxLength: 18,
          required: true,
          mask: 'residentId',
          kept: false,
        },
        {
          kind: 'text',
          key: 'postcode',
          label: '邮政编码',
          maxLength: 6,
          check: (text) =>
            /^\d{6}$/.test(tidy(text))
              ? { ok: true, value: tidy(text) }
              : { ok: false, code: 'FORMAT', message: '邮政编码应为 6 位数字' },
        },
        { kind: 'region', key: 'region', label: '所在地区', required: true },
      ],
    },
    {
      key: 'what',
      title: '用途',
      reason: '用于安排房间',
      fields: [
        {
          kind: 'radio',
          key: 'purpose',
          label: '用途',
          required: true,
          options: [
            { value: 'READ', label: '阅览' },
            { value: 'MEET', label: '会议' },
          ],
        },
        {
          kind: 'list',
          key: 'guests',
          label: '参会人',
          entryName: '参会人',
          max: 3,
          distinctBy: ['name'],
          when: ({ purpose }) => purpose === 'MEET',
          required: true,
          fields: [
            { kind: 'text', key: 'name', label: '姓名', maxLength: 10, required: true },
            {
              kind: 'yesNo',
              key: 'speaks',
              label: '是否发言',
              required: (_, { form }) => form.purpose === 'MEET',
            },
          ],
        },
        {
          kind: 'date',
          key: 'day',
          label: '日期',
          required: true,
          check: (day, _, { today }) => (day < today ? '日期不能早于今天' : undefined),
          warn: ({ day }) => (String(day).endsWith('-01') ? '每月 1 日房间较少' : undefined),
        },
        {
          kind: 'area',
          key: 'note',
          label: '说明',
          minLength: 5,
          maxLength: 20,
        },
        {
          kind: 'checks',
          key: 'needs',
          label: '设备',
          options: 'devices',
        },
        {
          kind: 'tick',
          key: 'quiet',
          label: '保持安静',
          required: true,
          mustBe: { answer: true, message: '请承诺保持安静' },
        },
      ],
    },
  ],
  files: [
    { key: 'plan', label: '会议方案', rule: 'standard', when: ({ purpose }) => purpose === 'MEET' },
  ],
  consent: { version: 'v1', items: [{ key: 'true', text: '所填属实' }] },
};
