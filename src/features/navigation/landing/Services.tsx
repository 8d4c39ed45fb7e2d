import {
  AlertOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CustomerServiceOutlined,
  ExperimentOutlined,
  FileSearchOutlined,
  FileSyncOutlined,
  FunctionOutlined,
  FundOutlined,
  NotificationOutlined,
  ProfileOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { Link } from '@umijs/max';
import { applyLink, dishonestyLink } from '@/links/business';
import { patentSearchLink } from '@/links/patent';
import { links } from '@/links/paths';
import { transactionSearchLink } from '@/links/transaction';
import { Entry } from './Entry';
import styles from './landing.module.css';

/** Every service of the portal by the menu's groups, each in one line (look: landing). */
const GROUPS = [
  {
    title: '信息检索',
    services: [
      {
        icon: FileSearchOutlined,
        name: '专利检索',
        line: '号码、申请人、关键词',
        to: links.patentSearch,
      },
      {
        icon: FunctionOutlined,
        name: '表达式检索',
        line: '字段、邻近、截词，逐字指错',
        to: patentSearchLink({ mode: 'expr' }),
      },
      {
        icon: ReadOutlined,
        name: '法律法规检索',
        line: '各版本对照，引用到款项',
        to: links.lawSearch,
      },
      {
        icon: AuditOutlined,
        name: '裁判文书检索',
        line: '要点、判项与所引法条',
        to: links.adjudicationSearch,
      },
      {
        icon: BankOutlined,
        name: '企业检索',
        line: '企业的专利、健康度与信用',
        to: links.enterpriseSearch,
      },
    ],
  },
  {
    title: '业务办理',
    services: [
      {
        icon: SafetyCertificateOutlined,
        name: '专利权评价报告申请',
        line: '国家知识产权局的权利评价',
        to: applyLink('PJSQ'),
      },
      {
        icon: AlertOutlined,
        name: '举报投诉',
        line: '假冒、侵权等，可以匿名',
        to: applyLink('JBTS'),
      },
      {
        icon: FileSyncOutlined,
        name: '失信异议申诉与修复',
        line: '提出异议或申请修复',
        to: applyLink('SXSS'),
      },
      {
        icon: CustomerServiceOutlined,
        name: '维权援助申请',
        line: '侵权纠纷的咨询与法律援助',
        to: applyLink('WQYZ'),
      },
      {
        icon: ProfileOutlined,
        name: '失信名单',
        line: '查询公示的失信主体',
        to: dishonestyLink(),
      },
    ],
  },
  {
    title: '辅助评估',
    services: [
      {
        icon: ExperimentOutlined,
        name: '申请前评估',
        line: '申请前看新颖性与撰写质量',
        to: applyLink('SQQPG'),
      },
      {
        icon: SafetyOutlined,
        name: '稳定性评价',
        line: '权利要求能否经受无效请求',
        to: applyLink('WDXPJ'),
      },
      {
        icon: FundOutlined,
        name: '价值评价',
        line: '27 项指标，权重可调',
        to: applyLink('JZPJ'),
      },
    ],
  },
  {
    title: '专利运营与统计',
    services: [
      {
        icon: SwapOutlined,
        name: '交易检索',
        line: '转让、许可与需求，双向匹配',
        to: transactionSearchLink(),
      },
      {
        icon: NotificationOutlined,
        name: '发布交易信息',
        line: '发布前逐项核对权利状态',
        to: applyLink('ZLJY'),
      },
      {
        icon: BarChartOutlined,
        name: '创新统计分析',
        line: '全市专利数量、结构与地区',
        to: links.statistics,
      },
    ],
  },
];

/** Every service of the portal, a sheet for each group, in one line each. */
export function Services() {
  return (
    <section aria-labelledby="landing-services">
      <h2 id="landing-services">可办事项</h2>
      <div className={styles.services} data-sheets="all">
        {GROUPS.map(({ title, services }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className={styles.entryList}>
              {services.map(({ name, to, ...own }) => (
                <Entry key={name} {...own}>
                  <Link to={to}>{name}</Link>
                </Entry>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
