import { EVALUATION_FEE, finishFrom, limitsOf } from '../../workflow/limits';
import { limitInWords } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';
import { FIRST_FILING_DAY } from './patent';

const { accept, supplement, finish } = limitsOf('PJSQ');

/** Within which the national office makes its report. */
const REPORT_TIME = `${finishFrom('PJSQ')}${finish ? ` ${limitInWords(finish)}内` : ''}`;

/** Guide to the evaluation report; legal facts of domain reference 2.2. */
export const PJSQ_GUIDE: ServiceGuide = {
  basis: [
    '《中华人民共和国专利法》第六十六条',
    '《中华人民共和国专利法实施细则》第六十二条、第六十三条',
    '《专利审查指南》第五部分第十章',
  ],
  conditions: [
    `对象：申请日在 ${FIRST_FILING_DAY} 以后（含当日）的实用新型或外观设计专利，一次请求只针对一件`,
    '时间：授权公告以后；申请人也可以在办理登记手续时提出',
    '专利权人：共有的，部分共有人提出即可',
    '利害关系人：独占被许可人，或由专利权人授予起诉权的普通被许可人，须附证明',
    '被控侵权人：已收到法院、行政机关或仲裁机构的立案通知，须附证明',
    '一件专利只出具一份报告；已有报告的，后来的请求人得到已有的报告',
  ],
  steps: [
    '网上填写请求并上传材料',
    '受理科核对请求人资格和材料',
    '承办部门核查专利信息，形成提交稿',
    '您确认提交稿，由我们协助提交国家知识产权局',
    `您缴纳官方费用 ${EVALUATION_FEE.amount} 元`,
    '国家知识产权局出具报告，您在网上下载或按所选方式领取',
  ],
  limits: [
    `受理：提交后 ${limitInWords(accept)}内`,
    `补正：收到通知后 ${limitInWords(supplement)}内`,
    `缴纳官方费用：提出请求之日起 ${limitInWords(EVALUATION_FEE.limit)}内`,
    `出具报告：${REPORT_TIME}`,
  ],
  fee: `官方收费 ${EVALUATION_FEE.amount} 元，由国家知识产权局收取`,
  results: ['专利权评价报告：全部符合、部分符合或不符合授予专利权条件', '不予受理的，写明理由'],
};
