import { limitsOf } from '../../workflow/limits';
import { limitInWords } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';

const { accept, supplement, finish } = limitsOf('WDXPJ');

/** Guide to the evaluation of stability; facts of domain references 2.8 and 6.2. */
export const WDXPJ_GUIDE: ServiceGuide = {
  basis: [
    '《中华人民共和国专利法》第二条、第五条、第二十二条、第二十三条、第二十五条、第二十六条、第二十七条、第三十三条',
    '《中华人民共和国专利法实施细则》关于无效宣告理由的规定',
  ],
  conditions: [
    '已授权公告的发明、实用新型或外观设计专利，一次评价一件',
    '已失效的专利可以评价，结果只说明失效前的稳定性',
    '权利人、受让方或被许可方、被控侵权方和其他有需要的人都可以提出',
  ],
  steps: [
    '填写专利号，平台自动填入专利和权利要求',
    '选择评价的权利要求、目的、立场和深度，上传已有的材料',
    '快速评价：提交后即得机器评价结果',
    '标准评价：受理后由专家检索，逐项权利要求评价',
    '需要时请您确认事实，办结后在网上查看和打印结果',
  ],
  limits: [
    '快速评价：提交后即时完成',
    `标准评价受理：提交后 ${limitInWords(accept)}内`,
    ...(finish ? [`标准评价完成：受理后 ${limitInWords(finish)}内`] : []),
    `补正：收到通知后 ${limitInWords(supplement)}内`,
  ],
  fee: '不收费',
  results: [
    '评价结果：稳定性等级（强、较强、一般、弱）和逐项权利要求的风险',
    '不替代国家知识产权局的专利权评价报告或无效宣告请求审查决定',
  ],
};
