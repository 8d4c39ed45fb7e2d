import { Link } from '@umijs/max';
import { AsOf } from '@/components/chart/AsOf';
import { NumberSource } from '@/components/chart/NumberSource';
import { UnknownFigures, undrawnText } from '@/components/chart/UnknownFigures';
import { PreviewPane } from '@/components/list/preview/PreviewPane';
import { RowLink } from '@/components/list/RowLink';
import { useKeptAnswer } from '@/components/list/useKeptAnswer';
import type { Latest } from '@/components/list/useLatestAnswer';
import { type Fact, RecordFacts } from '@/components/reading/RecordFacts';
import { SkeletonLines } from '@/components/state/Skeleton';
import { makeBasket } from '@/domain/enterprise/basket';
import { ENTERPRISE_SCALES, QUALIFICATIONS } from '@/domain/enterprise/labels';
import { nameText } from '@/domain/nameText';
import { enterpriseLink } from '@/links/enterprise';
import {
  analyseEnterprise,
  type EnterpriseAnalysis,
  type EnterpriseProfile,
  type EnterpriseRow,
  getEnterprise,
} from '@/services/data/enterprise';
import { BriefChart } from '../profile/BriefChart';
import type { EnterpriseChartKey } from '../profile/chartShapes';
import { enterpriseCharts, isDrawn, loneFigures, undrawnTitles } from '../profile/charts';
import { keyFigures } from '../profile/figures';
import { PatentLists } from '../profile/PatentLists';
import { registeredRows } from '../profile/Registered';
import { scopeOf } from '../profile/scope';
import { Standing } from '../Standing';
import { Dishonesty, PatentTotal } from './EnterpriseRow';

const FIGURES = ['grant', 'highValue', 'overseas', 'cited', 'rank'];
const CHARTS: readonly EnterpriseChartKey[] = ['type', 'validity', 'ipc', 'filingYear'];

/** Of what is registered, what the row does not tell. */
const REGISTERED = ['企业类型', '注册资本', '裁判文书'];

/** Whether the row tells how many patents there are. */
const isCounted = ({ patents }: EnterpriseRow) => typeof patents?.total === 'number';

/** Rows of a chart, and affiliates that are named. */
const FEW = 5;

/** What the patents under the name of an enterprise come to, in few figures. */
function Analysis({ row, analysis }: { row: EnterpriseRow; analysis: EnterpriseAnalysis }) {
  const { enterpriseName, formerNames } = row;
  const scope = scopeOf(makeBasket({ enterpriseName, formerNames: [], affiliates: [] }), analysis);
  const how = `按现名统计${formerNames.length > 0 ? '，不含曾用名' : ''}；单位：件；有效性按最近一次法律状态推定。`;
  const source = <NumberSource how={how} source={scope.source} asOf={scope.asOf} />;
  if (analysis.total === 0) {
    return (
      <>
        <p>没有以这个名称申请的专利。</p>
        {source}
      </>
    );
  }
  const figures = keyFigures(analysis, scope).filter(
    ({ key }) => FIGURES.includes(key) || (key === 'total' && !isCounted(row)),
  );
  const charts = enterpriseCharts(analysis, scope).filter(({ key }) => CHARTS.includes(key));
  const known = [...figures.filter(({ value }) => value !== null), ...loneFigures(charts)];
  const undrawn = undrawnTitles(charts);
  return (
    <>
      {known.length > 0 && (
        <RecordFacts
          name="专利指标"
          facts={known.map(({ key, label, value, unit, note, definition, links }) => ({
            label,
            value: (
              <>
                <PatentLists links={links} label={`${label} ${value} ${unit}`}>
                  {value} {unit}
                </PatentLists>
                {/* A place says by what, and among whom. */}
                {(note || key === 'rank') && (
                  <span className="ipr-note">（{key === 'rank' ? definition : note}）</span>
                )}
              </>
            ),
          }))}
        />
      )}
      <UnknownFigures
        figures={figures
          .filter(({ value }) => value === null)
          .map(({ key, label, definition }) => ({ key, label, why: definition }))}
      />
      {CHARTS.map((key) => {
        const chart = charts.find((one) => one.key === key);
        return (
          chart &&
          isDrawn(chart) && <BriefChart key={key} chart={chart} rows={FEW} sourced={false} />
        );
      })}
      {undrawn.length > 0 && <p className="ipr-note">{undrawnText(undrawn)}</p>}
      {source}
    </>
  );
}

/** The affiliates by name, the first of them; undefined where none is known. */
function affiliatesFact({ affiliates }: EnterpriseProfile): Fact {
  const named = [...new Set(affiliates.flatMap(({ name }) => name || []))].slice(0, FEW);
  return {
    label: '关联企业',
    value: affiliates.length > 0 && (
      <>
        {named.map((name, index) => (
          <span key={name}>
            {index > 0 && '、'}
            <RowLink to={enterpriseLink(name)}>{nameText(name)}</RowLink>
          </span>
        ))}
        {named.length < affiliates.length &&
          (named.length > 0 ? `等 ${affiliates.length} 家` : `${affiliates.length} 家`)}
      </>
    ),
  };
}

/** What else is registered of it, asked for by itself; says so where it does not come. */
function Registered({ answer, to }: { answer: Latest<EnterpriseProfile>; to: string }) {
  const { data: profile, current, error } = answer;
  if (error) {
    return (
      <p className="ipr-note">
        注册资本、裁判文书和关联企业没有加载成功，请<Link to={to}>在企业分析中查看</Link>。
      </p>
    );
  }
  if (!current || !profile) return <SkeletonLines widths={[60, 60, 90]} label="正在加载登记信息" />;
  const { source, updateDate } = profile;
  return (
    <>
      <RecordFacts
        name="登记和关联"
        facts={[
          ...registeredRows(profile).filter(({ label }) => REGISTERED.includes(label)),
          affiliatesFact(profile),
        ]}
      />
      <p className="ipr-chart-source">
        来源：{source || '企业登记信息'}，
        <AsOf day={updateDate} />。
      </p>
    </>
  );
}

// What is looked at is not asked for: nothing pops up because of it.
const quietly = (signal: AbortSignal) => ({ signal, skipErrorHandler: true });

interface Props {
  row: EnterpriseRow;
  /** Query string of the list. */
  from: string;
}

/** A look at one enterprise of the list, where a wide screen has room beside it; it does not count as visited. */
export default function EnterprisePreview({ row, from }: Props) {
  const { enterpriseName, status, scale } = row;
  const analysis = useKeptAnswer(enterpriseName, (signal) =>
    analyseEnterprise(enterpriseName, undefined, quietly(signal)),
  );
  const profile = useKeptAnswer(enterpriseName, (signal) =>
    getEnterprise(enterpriseName, quietly(signal)),
  );
  const to = enterpriseLink(enterpriseName, { from });
  const name = nameText(enterpriseName);
  return (
    <PreviewPane
      id={enterpriseName}
      name={name}
      title={name}
      head={
        <>
          {status && <Standing status={status} />}
          <Dishonesty row={row} />
          <Link to={to}>打开企业分析</Link>
        </>
      }
      headFacts={{ 登记状态: status }}
      factsName="企业信息"
      facts={[
        // Where the row does not tell it, the analysis does.
        ...(isCounted(row) ? [['专利', <PatentTotal key="total" row={row} />] as const] : []),
        ['统一社会信用代码', row.uscc],
        ['法定代表人', row.legalPerson],
        ['成立日期', row.establishDate],
        ['所在地', row.region],
        ['行业', row.industryName],
        ['规模', scale && ENTERPRISE_SCALES[scale]],
        // Without one it lacks nothing.
        ...(row.formerNames.length > 0 ? [['曾用名', row.formerNames.join('、')] as const] : []),
        ['资质', row.qualifications.map((one) => QUALIFICATIONS[one]).join('、')],
      ]}
      narrow
      told={<Registered answer={profile} to={to} />}
      answer={analysis}
      waiting="正在统计专利"
      failed="专利统计没有加载成功"
    >
      {(found) => <Analysis row={row} analysis={found} />}
    </PreviewPane>
  );
}
