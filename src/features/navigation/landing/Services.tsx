import {
  AlertOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CustomerServiceOutlined,
  ExperimentOutlined,
  FileSearchOutlined,
  FileSyncOutlined,
  FundOutlined,
  HistoryOutlined,
  NotificationOutlined,
  ProfileOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { Link } from '@umijs/max';
import { assessmentHistoryLink } from '@/links/assessment';
import { applyLink, dishonestyLink } from '@/links/business';
import { links } from '@/links/paths';
import { transactionSearchLink } from '@/links/transaction';
import { Entry } from './Entry';
import styles from './landing.module.css';

/**
 * The services of the portal, four in each of four groups, so that no sheet is longer than the one
 * beside it (look: landing). Searching by expressions is a part of the search for patents.
 */
const GROUPS = [
  {
    title: '信息检索',
    services: [
      {
        icon: FileSearchOutlined,
        name: '专利检索',
        line: '号码、关键词或检索表达式',
        to: links.patentSearch,
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
      {
        icon: HistoryOutlined,
        name: '评估历史',
        line: '做过的评估，可逐项对比',
        to: assessmentHistoryLink(),
      },
    ],
  },
  {
    title: '运营、统计与公示',
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
      {
        icon: ProfileOutlined,
        name: '失信名单',
        line: '查询公示的失信主体',
        to: dishonestyLink(),
      },
    ],
  },
];

/** The services of the portal, a sheet for each group, in one line each. */
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
