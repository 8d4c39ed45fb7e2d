import { makeDocx } from '../process/documents';

/** A form to download, fill in and attach; the article of the same code offers it. */
export interface Template {
  id: string;
  /** Code of the article. */
  code: string;
  name: string;
  ext: string;
  content: Uint8Array;
}

function template(id: string, code: string, title: string, lines: readonly string[]): Template {
  return {
    id,
    code,
    name: `${title}（模板）.docx`,
    ext: 'docx',
    content: makeDocx([title, ...lines, '（本模板由模拟后端生成，内容均为虚构。）']),
  };
}

const PARTIES = ['申请人：', '统一社会信用代码或证件号码：', '联系地址：', '联系电话：'];
const SIGNED = ['以上内容真实、准确。', '申请人签名或盖章：', '日期：'];

/** The templates by article. */
export const TEMPLATES: readonly Template[] = [
  template('F1', 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE', '专利权评价报告请求书', [
    '专利号：',
    '专利名称：',
    '专利权人：',
    ...PARTIES,
    '请求人身份：',
    ...SIGNED,
  ]),
  template('F2', 'JBTS_REQUEST_TEMPLATE', '专利侵权纠纷处理请求书', [
    ...PARTIES,
    '被请求人：',
    '请求事项：',
    '事实与理由：',
    ...SIGNED,
  ]),
  template('F3', 'SXSS_REQUEST_TEMPLATE', '失信异议申诉（信用修复）申请书', [
    ...PARTIES,
    '认定文书号：',
    '申请类型：',
    '事实与理由：',
    ...SIGNED,
  ]),
  template('F4', 'WQYZ_REQUEST_TEMPLATE', '知识产权维权援助申请表', [
    ...PARTIES,
    '申请援助的事项：',
    '事由：',
    ...SIGNED,
  ]),
  template('F5', 'SXSS_PROMISE_TEMPLATE', '守信承诺书', [...PARTIES, '承诺事项：', ...SIGNED]),
];
