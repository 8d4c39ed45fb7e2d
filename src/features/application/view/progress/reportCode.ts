import { accept, type Checked, refuse, tidy } from '@/domain/check';

const NUMBER_MESSAGES = {
  EMPTY: '请填写办件编号',
  NUMBER: '办件编号的格式为 JBTS-年月日-6 位数字，如 JBTS-20261120-000001',
} as const;

const CODE_MESSAGES = {
  EMPTY: '请填写查询码',
  CODE: '查询码为 8 位字母和数字，印在回执上',
} as const;

/** The number of a report, `JBTS-yyyyMMdd-nnnnnn`, however it was copied. */
export function checkReportNumber(given: string): Checked {
  const value = tidy(given)
    .toUpperCase()
    .replace(/[‐-―−]/g, '-');
  if (value === '') return refuse(NUMBER_MESSAGES, 'EMPTY');
  return /^JBTS-\d{8}-\d{6}$/.test(value) ? accept(value) : refuse(NUMBER_MESSAGES, 'NUMBER');
}

/** The query code of a report: eight letters and digits, as the receipt told it. */
export function checkQueryCode(given: string): Checked {
  const value = tidy(given).toUpperCase();
  if (value === '') return refuse(CODE_MESSAGES, 'EMPTY');
  return /^[A-Z0-9]{8}$/.test(value) ? accept(value) : refuse(CODE_MESSAGES, 'CODE');
}
