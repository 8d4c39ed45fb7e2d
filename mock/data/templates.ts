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
  template('F2', 'WQYZ_REQUEST_TEMPLATE', '知识产权维权援助申请表', [
    ...PARTIES,
    '申请援助的事项：',
    '事由：',
    ...SIGNED,
  ]),
  template('F3', 'SQQPG_DISCLOSURE_TEMPLATE', '技术交底书', [
    '请勿写入国家秘密。',
    '技术方案名称：',
    '技术领域：',
    '背景技术（最接近的现有技术及其不足）：',
    '要解决的技术问题：',
    '技术方案（组成、连接或步骤、参数、工作过程）：',
    '有益效果（与现有技术对比，有数据的写数据）：',
    '具体实施方式（至少一个实施例）：',
    '附图及说明：',
    '替代方案：',
    '发明人：',
    '联系人和联系电话：',
  ]),
];
