import type { ExportField } from '@/components/export/collectRows';
import { ENTERPRISE_SCALES, ENTERPRISE_STATUS, QUALIFICATIONS } from '@/domain/enterprise/labels';
import type { EnterpriseRow } from '@/services/data/enterprise';

/** Columns of exported enterprises. */
export const ENTERPRISE_FIELDS: readonly ExportField<EnterpriseRow>[] = [
  { key: 'name', title: '企业名称', value: ({ enterpriseName }) => enterpriseName },
  { key: 'uscc', title: '统一社会信用代码', value: ({ uscc }) => uscc },
  { key: 'former', title: '曾用名', value: ({ formerNames }) => formerNames.join('；') },
  { key: 'short', title: '简称', value: ({ abbreviations }) => abbreviations.join('；') },
  {
    key: 'status',
    title: '登记状态',
    value: ({ status }) => status && ENTERPRISE_STATUS[status],
  },
  { key: 'legalPerson', title: '法定代表人', value: ({ legalPerson }) => legalPerson },
  { key: 'established', title: '成立日期', value: ({ establishDate }) => establishDate },
  { key: 'region', title: '所在地', value: ({ region }) => region },
  { key: 'industryCode', title: '行业代码', value: ({ industryCode }) => industryCode },
  { key: 'industry', title: '行业', value: ({ industryName }) => industryName },
  { key: 'scale', title: '规模', value: ({ scale }) => scale && ENTERPRISE_SCALES[scale] },
  {
    key: 'qualifications',
    title: '资质',
    value: ({ qualifications }) => qualifications.map((one) => QUALIFICATIONS[one]).join('；'),
  },
  { key: 'patents', title: '专利（件）', value: ({ patents }) => patents?.total },
  { key: 'valid', title: '有效专利（件）', value: ({ patents }) => patents?.valid },
  { key: 'pending', title: '审中专利（件）', value: ({ patents }) => patents?.pending },
  {
    key: 'dishonesty',
    title: '失信记录（条）',
    value: ({ breakPromiseCount }) => breakPromiseCount,
  },
  { key: 'source', title: '数据来源', value: ({ source }) => source },
];

/** Keys of those that are chosen at first. */
export const FIELDS_AT_FIRST: readonly string[] = [
  'name',
  'uscc',
  'status',
  'legalPerson',
  'established',
  'region',
  'industry',
  'qualifications',
  'patents',
  'valid',
];
