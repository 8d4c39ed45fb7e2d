/**
 * What the plain back end knows: records with the fields that the specification shows, and an id
 * with one or two others where it shows none. All of it is fictional.
 */

export type Row = Readonly<Record<string, unknown>>;

/** Specification 3, current user: id and access, nothing else. */
export const USERS: Readonly<Record<string, Row>> = {
  person: { id: 'u-1002', access: 'user' },
  admin: { id: 'u-1', access: 'admin' },
};

/** Specification 3 and 7: the settings object by host. */
export const HOST_SETTINGS: Row = {
  ipr_title_prefix: '平江市',
  ipr_front_title: '知识产权一站式服务平台',
};

/** Specification 7: the dictionary of evaluation report cases; '0' is what `$value_notIn` leaves out. */
export const DICTIONARY: readonly Row[] = [
  { code: 'PATENT_EVALUATION_REPORT_CASE', value: '0', remark: '未选择' },
  { code: 'PATENT_EVALUATION_REPORT_CASE', value: '1', remark: '专利侵权纠纷的审理或处理' },
  { code: 'PATENT_EVALUATION_REPORT_CASE', value: '2', remark: '电商平台知识产权投诉' },
  { code: 'PATENT_EVALUATION_REPORT_CASE', value: '3', remark: '专利权转让、许可或质押' },
  { code: 'PATENT_EVALUATION_REPORT_CASE', value: '99', remark: '其他' },
];

/** Specification 3, tag: type and status; a name, because tags are there to be shown. */
export const TAGS: readonly Row[] = [
  { id: 't-1', type: 'BUSINESS', status: 'Y', name: '高新技术企业' },
  { id: 't-2', type: 'INDUSTRY', status: 'Y', name: '新能源汽车' },
  { id: 't-3', type: 'INDUSTRY', status: 'Y', name: '生物医药' },
];

/** Specification 3, article: type and code. */
export const ARTICLES: readonly Row[] = [
  { type: 'NEWS_DOWNLOAD', code: 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE' },
];

/** Implied by specification 7; the public list, of nobody who logs in here. */
export const BREAK_PROMISES: readonly Row[] = [
  { id: 'bp-31', name: '平江市云河示例贸易有限公司', createTime: '2026-04-08 09:30:00' },
  { id: 'bp-32', name: '平江市望山示例设计工作室', createTime: '2026-05-19 14:05:00' },
];

/** Implied by specification 7. */
export const TRANSACTIONS: readonly Row[] = [
  { id: 'pt-501', title: '一种防松脱管接头专利权转让', createTime: '2026-06-01 10:00:00' },
  { id: 'pt-502', title: '便携式水质检测装置普通许可', createTime: '2026-06-12 16:20:00' },
  { id: 'pt-503', title: '求购：低温固化涂料相关专利', createTime: '2026-07-03 11:45:00' },
];

/** Requests that stood there before, of everybody who logs in. */
export const APPLICATIONS: readonly Row[] = [
  { id: 'wf-2026-0007', name: '专利权评价报告请求', createTime: '2026-03-11 15:10:00' },
];

/** The flow of a request. */
export const FLOW_CHART: readonly Row[] = [
  { id: 'node-1', name: '提交' },
  { id: 'node-2', name: '受理' },
];

/** The sections of a patent record. */
export const CATALOG: readonly Row[] = [
  { id: 'bibliography', name: '著录项目' },
  { id: 'claims', name: '权利要求' },
];
