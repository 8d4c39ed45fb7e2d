import { Link } from '@umijs/max';
import { applyLink } from '@/links/business';
import { patentSearchLink } from '@/links/patent';
import { links } from '@/links/paths';
import { TRANSACTION_SEARCH_PATH } from '@/links/transaction';

const SERVICES = [
  {
    name: '专利检索',
    line: '按号码、名称、申请人、分类号或关键词查专利，看权利要求和法律状态。',
    to: links.patentSearch,
  },
  {
    name: '表达式检索',
    line: '用字段、邻近和截词运算符写检索式，逐字指出错误。',
    to: patentSearchLink({ mode: 'expr' }),
  },
  {
    name: '法律法规检索',
    line: '按标题或全文查法律法规，逐条阅读，比较各个版本。',
    to: links.lawSearch,
  },
  {
    name: '裁判文书检索',
    line: '按案由、法院、年份或全文查知识产权裁判文书。',
    to: links.adjudicationSearch,
  },
  {
    name: '企业检索',
    line: '看企业的专利布局、有效性、合作与信用记录。',
    to: links.enterpriseSearch,
  },
  {
    name: '交易检索',
    line: '查专利供给与技术需求，发布自己的交易信息。',
    to: TRANSACTION_SEARCH_PATH,
  },
  {
    name: '专利权评价报告申请',
    line: '说明要准备什么，分步填写，查看进度和结果。',
    to: applyLink('PJSQ'),
  },
  {
    name: '维权援助申请',
    line: '权利受到侵害时申请援助，查看办理进度。',
    to: applyLink('WQYZ'),
  },
  {
    name: '举报投诉',
    line: '举报专利、商标违法行为，或投诉服务，查看办理进度。',
    to: applyLink('JBTS'),
  },
  {
    name: '失信异议申诉与修复',
    line: '对失信记录提出异议，或者申请信用修复。',
    to: applyLink('SXSS'),
  },
  {
    name: '价值评价',
    line: '按公开的指标和权重评价专利价值，每项都有依据。',
    to: applyLink('JZPJ'),
  },
  {
    name: '创新统计分析',
    line: '看全市专利、商标和运用的数据，每个数都说明来源。',
    to: links.statistics,
  },
];

/** The services that exist, one line each. */
export function Services() {
  return (
    <section aria-labelledby="landing-services">
      <h2 id="landing-services">可办事项</h2>
      <ul className="ipr-landing-services">
        {SERVICES.map(({ name, line, to }) => (
          <li key={name}>
            <Link to={to}>{name}</Link>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
