import {
  BarChartOutlined,
  CompassOutlined,
  FileDoneOutlined,
  RadarChartOutlined,
  SearchOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { Link } from '@umijs/max';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { usePageTitle } from '@/components/page/usePageTitle';
import { SmartBox } from '@/components/search/SmartBox';
import { SkeletonLines } from '@/components/state/Skeleton';
import { applyLink, dishonestyLink } from '@/links/business';
import { type PatentQuery, patentSearchLink } from '@/links/patent';
import { links } from '@/links/paths';
import { transactionSearchLink } from '@/links/transaction';
import { BIG_DATA_PLATFORMS } from '../../../config/portal';
import mattersStyles from './matters/matters.module.css';
import navigationStyles from './navigation.module.css';
import { ScopeRow } from './ScopeRow';
import { Subjects } from './Subjects';

const Place = ({ children }: { children: ReactNode }) => (
  <section className={`ipr-sheet ${mattersStyles.matters}`}>{children}</section>
);

/** What stands in the place of the matters when their script did not arrive. */
const NotLoaded = () => (
  <Place>
    <p role="status">我的事项没有加载出来，请刷新页面再试。</p>
  </Place>
);

const MyMatters = lazy(() => import('./matters/MyMatters').catch(() => ({ default: NotLoaded })));

/** The welcome of the landing page: what the portal is, and the box over its five holdings. */
function Hero() {
  const [{ q }, setTyped] = useState<Pick<PatentQuery, 'q'>>({ q: '' });
  return (
    <section className={navigationStyles.hero} aria-labelledby="landing-title">
      <div className={navigationStyles.heroBand}>
        <h1 id="landing-title">专利导航与检索</h1>
        <p>查专利、法规与裁判，看企业与产业，办理专利业务，都从这里开始。</p>
        <PatentDrawing part="lines" className={navigationStyles.heroDrawing} />
      </div>
      <ScopeRow current="专利" q={q} />
      <div className={navigationStyles.heroSheet}>
        <SmartBox size="large" autoFocus examples onDraft={setTyped} />
      </div>
    </section>
  );
}

/**
 * Every service of the portal by the menu's groups, each in one line (look: landing). The icons are
 * those of the menu, which the page has loaded.
 */
const GROUPS = [
  {
    title: '信息检索',
    icon: SearchOutlined,
    services: [
      { name: '专利检索', line: '按号码、申请人、分类号或关键词', to: links.patentSearch },
      {
        name: '表达式检索',
        line: '字段、邻近和截词，逐字指出错误',
        to: patentSearchLink({ mode: 'expr' }),
      },
      { name: '法律法规检索', line: '各版本对照，引用到条、款、项', to: links.lawSearch },
      { name: '裁判文书检索', line: '要点、判项与所引法条', to: links.adjudicationSearch },
      { name: '企业检索', line: '一家企业的专利、健康度与信用', to: links.enterpriseSearch },
    ],
  },
  {
    title: '业务办理',
    icon: FileDoneOutlined,
    services: [
      {
        name: '专利权评价报告申请',
        line: '维权、许可前的国家知识产权局评价',
        to: applyLink('PJSQ'),
      },
      { name: '举报投诉', line: '假冒专利、侵权和恶意申请，可匿名', to: applyLink('JBTS') },
      { name: '失信异议申诉与修复', line: '对失信认定提出异议或申请修复', to: applyLink('SXSS') },
      { name: '维权援助申请', line: '侵权纠纷中的咨询、调查与法律援助', to: applyLink('WQYZ') },
      { name: '失信名单', line: '查询公示的失信主体', to: dishonestyLink() },
    ],
  },
  {
    title: '辅助评估',
    icon: RadarChartOutlined,
    services: [
      { name: '申请前评估', line: '提交申请前，看新颖性与撰写质量', to: applyLink('SQQPG') },
      { name: '稳定性评价', line: '权利要求能否经受无效请求', to: applyLink('WDXPJ') },
      { name: '价值评价', line: '27 项指标，权重可调，来源可查', to: applyLink('JZPJ') },
    ],
  },
  {
    title: '专利运营与统计',
    icon: SwapOutlined,
    services: [
      { name: '交易检索', line: '转让、许可与技术需求，双向匹配', to: transactionSearchLink() },
      { name: '发布交易信息', line: '发布前逐项核对权利状态', to: applyLink('ZLJY') },
      {
        name: '创新统计分析',
        icon: BarChartOutlined,
        line: '全市专利的数量、结构与地区分布',
        to: links.statistics,
      },
    ],
  },
];

type Icon = ComponentType<{ className?: string; 'aria-hidden': true }>;

interface GroupProps {
  title: string;
  icon: Icon;
  /** Each a link with its line. */
  entries: readonly { name: string; line: string; link: ReactNode; icon?: Icon }[];
}

function Group({ title, icon, entries }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ name, line, link, icon: Own = icon }) => (
          <li key={name} className={navigationStyles.service}>
            <Own className={navigationStyles.serviceIcon ?? ''} aria-hidden />
            {link}
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every service of the portal, by group, in one line each, and the platforms beside it. */
function Services() {
  const groups = GROUPS.map(({ title, icon, services }) => (
    <Group
      key={title}
      title={title}
      icon={icon}
      entries={services.map((one) => ({ ...one, link: <Link to={one.to}>{one.name}</Link> }))}
    />
  ));
  return (
    <section className="ipr-sheet" aria-labelledby="landing-services">
      <h2 id="landing-services">可办事项</h2>
      <div className={navigationStyles.landingServices}>
        {groups.slice(0, -1)}
        <div>
          {groups.slice(-1)}
          <Group
            title="大数据平台"
            icon={CompassOutlined}
            entries={BIG_DATA_PLATFORMS.map((one) => ({
              ...one,
              link: (
                <a
                  href={one.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${one.name}，在新窗口打开`}
                >
                  {one.name} ↗
                </a>
              ),
            }))}
          />
        </div>
      </div>
    </section>
  );
}

/**
 * The landing page: the smart search box first, then what waits for the user, then what the portal
 * offers, then the navigation subjects. Everything it shows can be used today.
 */
export default function LandingScreen() {
  usePageTitle('专利导航');
  return (
    <div className={navigationStyles.landing}>
      <Hero />
      <Suspense
        fallback={
          <Place>
            <SkeletonLines label="正在加载我的事项" widths={[20, 60, 80]} />
          </Place>
        }
      >
        <MyMatters />
      </Suspense>
      <Services />
      <Subjects />
    </div>
  );
}
