import { Link } from '@umijs/max';
import { patentSearchLink } from '@/links/patent';
import { links } from '@/links/paths';

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
