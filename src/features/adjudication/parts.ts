import { SECTION_TITLES } from '@/domain/adjudication/sections';
import type { AdjudicationPart } from '@/links/adjudication';

/** Where words are looked for, in words and in the order offered. */
export const PARTS: Readonly<Record<AdjudicationPart, string>> = {
  ALL: '全文',
  TITLE: '标题',
  CASE_NUMBER: '案号',
  PARTY: '当事人',
  LAWYER: '代理人',
  JUDGE: '审判人员',
  LAW: '引用法条',
  ...SECTION_TITLES,
};
