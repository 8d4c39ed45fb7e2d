import type { PlainField } from '../../form/description';
import { checkApplicationNumber } from '../../numbers/applicationNumber';
import { PATENT_KINDS, VALIDITY } from '../../patentLabels';
import {
  checkFilingDay,
  filingDateField,
  grantDateField,
  isFromRecord,
  patentFactFields,
  patentNumberField,
  readOnlyIn,
} from '../fields/patent';

const NOT_GRANTED = '还没有授权，不能评价稳定性；授权公告后再提出';

/** The granted patent that is evaluated (domain reference 2.8). */
export const patentFields: readonly PlainField[] = [
  // A record that rules the evaluation out is told here: nothing else of it can be changed.
  patentNumberField((text, values, context) => {
    const checked = checkApplicationNumber(text, { today: context.today });
    return checked.ok && values.validity === 'PENDING' && isFromRecord(values, context)
      ? { ok: false, code: 'PENDING', message: `这件专利申请${NOT_GRANTED}` }
      : checked;
  }),
  ...patentFactFields(Object.entries(PATENT_KINDS).map(([value, label]) => ({ value, label }))),
  filingDateField(checkFilingDay),
  grantDateField('INVENTION', { required: true }),
  {
    kind: 'radio',
    key: 'validity',
    label: '专利权状态',
    required: true,
    readOnly: readOnlyIn('validity'),
    options: Object.entries(VALIDITY).map(([value, label]) => ({
      value,
      label,
      ...(value === 'PENDING' && { hint: '还没有授权，不能评价' }),
    })),
    check: (chosen) => (chosen === 'PENDING' ? NOT_GRANTED : undefined),
    warn: ({ validity }) =>
      validity === 'INVALID'
        ? '专利权已失效：仍可评价，但只能用于了解失效前的稳定性；被宣告无效的，请上传决定'
        : undefined,
  },
  {
    kind: 'radio',
    key: 'textSource',
    label: '授权文本来源',
    required: true,
    options: [
      { value: 'RECORD', label: '使用平台收录的授权文本' },
      { value: 'UPLOAD', label: '自行上传', hint: '在“上传材料”一步上传授权公告的全文' },
    ],
    warn: (values, context) =>
      values.textSource === 'RECORD' && !isFromRecord(values, context)
        ? '文本按专利号从平台取用，请点专利号下的“查询”核对；没有收录的，请选“自行上传”'
        : undefined,
  },
];
