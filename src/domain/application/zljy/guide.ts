import { limitsOf } from '../../workflow/limits';
import { limitInWords } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';
import { MOST_PATENTS } from './patents';
import { VALID_DAYS } from './publication';

const { accept } = limitsOf('ZLJY');

/** Guide to listing an offer or a demand; facts of domain reference 1.5, 2.6 and 5.5. */
export const ZLJY_GUIDE: ServiceGuide = {
  basis: [
    '《中华人民共和国专利法》第十条至第十二条、第五十条至第五十二条',
    '《中华人民共和国专利法实施细则》第十五条、第八十五条至第八十八条',
  ],
  conditions: [
    `供给：有权处分的专利或专利申请，1～${MOST_PATENTS} 件；两件以上作为专利包发布`,
    '已失效的专利不能发布；还没有授权的，只能转让申请权、许可或合作实施',
    '开放许可：专利已授权并有效，写明使用费标准和支付方式；实用新型、外观设计须有专利权评价报告',
    '需求：写明技术领域和待解决的问题',
    '标题和技术内容中不写联系方式，联系方式只填在最后一部分',
  ],
  steps: [
    '填写信息；专利按号码自动填写，并逐项检查能不能发布',
    '专利运营科审核',
    '审核通过的公开展示；退回的写明原因，修改后重新提交',
    '登录用户查看联系方式后与您联系，由双方自行商谈和签约',
    '成交后登记成交，或随时下架',
  ],
  limits: [
    `审核：提交后 ${limitInWords(accept)}内`,
    `展示：${VALID_DAYS.least}～${VALID_DAYS.most} 天，由您选择，到期自动停止`,
  ],
  fee: '不收费',
  results: ['公开展示在专利运营的供需信息中', '退回修改的，逐项写明原因'],
};
