import type { FileCategory, FormValues } from '../../form/description';

const hasReport = ({ hasReport: has, patentKind }: FormValues) =>
  has === true && patentKind !== 'INVENTION';

/** The documents of a request (domain reference 2.8, files). */
export const files: readonly FileCategory[] = [
  {
    key: 'grantText',
    label: '授权文本',
    inCase: '自行上传的须提交',
    decidedBy: 'textSource',
    hint: '授权公告的全文；平台收录的专利不必上传',
    rule: 'standard',
    required: true,
    when: ({ textSource }) => textSource === 'UPLOAD',
    max: 3,
  },
  {
    key: 'prosecution',
    label: '审查文档',
    hint: '审查意见通知书、意见陈述和修改文本',
    rule: 'standard',
  },
  { key: 'citations', label: '对比文件', hint: '所列对比文件的全文', rule: 'standard' },
  {
    key: 'report',
    label: '专利权评价报告',
    inCase: '已有报告的实用新型、外观设计须提交',
    decidedBy: 'hasReport',
    rule: 'standard',
    when: hasReport,
    required: true,
    max: 3,
  },
  {
    key: 'decision',
    label: '无效宣告请求审查决定',
    hint: '已经过无效宣告程序的',
    rule: 'standard',
  },
];
