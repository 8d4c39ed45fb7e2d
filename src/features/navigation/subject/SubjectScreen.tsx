import { Link, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { memo, useEffect, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { AsOf } from '@/components/chart/AsOf';
import { useWidth } from '@/components/chart/useWidth';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import partsStyles from '@/components/page/parts.module.css';
import { usePageTitle } from '@/components/page/usePageTitle';
import styles from '@/components/reading/frame.module.css';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { ReadingHead } from '@/components/reading/ReadingHead';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { ErrorState } from '@/components/state/ErrorState';
import { PageState } from '@/components/state/PageState';
import stateStyles from '@/components/state/state.module.css';
import { nameText } from '@/domain/nameText';
import { pathTo } from '@/domain/navigation/chain';
import { NAV_TYPES, NAVIGATION_STEPS, standardParts } from '@/domain/navigation/standard';
import { landingLink, readSubject, type SubjectState, subjectLink } from '@/links/landing';
import type { NavReport, NodeDetail, SubjectDetail } from '@/services/nav';
import { Conclusions } from '../Conclusions';
import { isNotFound } from '../isNotFound';
import { elementLink } from '../lists';
import { NodePanel } from '../node/NodePanel';
import { Platforms } from '../Platforms';
import { useNode, useSubject } from '../useNavigation';
import { writtenOf } from '../written';
import { Chain } from './Chain';
import chainStyles from './chain.module.css';

/** What is known of a file, in a few words. */
const factsOf = ({ pages, size, date }: NavReport): string =>
  [
    'PDF',
    pages !== undefined && `${pages} 页`,
    size !== undefined && `${Math.max(1, Math.round(size / 1024))} KB`,
    date,
  ]
    .filter(Boolean)
    .join('，');

/** Reports to read and to save. */
function Reports({ reports }: Pick<SubjectDetail, 'reports'>) {
  if (reports.length === 0) return <p>没有列出这个专题的报告。</p>;
  return (
    <ul className={partsStyles.entries}>
      {reports.map((report, index) => {
        const { id, url, name } = report;
        const title = nameText(name);
        return (
          <Flex component="li" wrap gap="4px 24px" align="baseline" key={id || index}>
            <span>
              {title}
              <div className="ipr-note">{factsOf(report)}</div>
            </span>
            {url ? (
              <Flex component="span" wrap gap="4px 24px" className={partsStyles.fingers}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`阅读“${title}”，在新窗口打开`}
                >
                  阅读
                </a>
                <a href={url} download={`${title}.pdf`} aria-label={`下载“${title}”`}>
                  下载
                </a>
              </Flex>
            ) : (
              <span className="ipr-note">没有提供文件地址，暂时不能阅读。</span>
            )}
          </Flex>
        );
      })}
    </ul>
  );
}

/** Which parts of the standard a subject follows, and what of it the page shows. */
function Method({ navType }: Pick<SubjectDetail, 'navType'>) {
  const parts = navType && standardParts(navType);
  return (
    <>
      {parts && (
        <p>
          本专题按 {parts[1].number}《{parts[1].title}》开展，通用要求见 {parts[0].number}《
          {parts[0].title}》。
        </p>
      )}
      <ol>
        {NAVIGATION_STEPS.map(({ step, shown }) => (
          <li key={step}>
            {step}：{shown}
          </li>
        ))}
      </ol>
    </>
  );
}

interface TotalProps {
  label: string;
  count: number | null | undefined;
  to: string | undefined;
}

/** A number of the whole subject as the way to its list. */
function Total({ label, count, to }: TotalProps) {
  const text = writtenOf(label, count);
  return to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>;
}

/** What does not change with the chosen node. */
const Whole = memo(function Whole({ subject }: { subject: SubjectDetail }) {
  const { id, asOf, navType } = subject;
  return (
    <div className={chainStyles.subjectSheets}>
      <section className="ipr-sheet" aria-labelledby="subject-conclusions">
        <h2 id="subject-conclusions">导航结论</h2>
        <Conclusions
          conclusions={subject.conclusions}
          nodeLink={(node) => subjectLink({ subject: id, node })}
        />
        <p className="ipr-chart-source">
          由规则从各环节的件数得出，供决策参考。来源：专利检索服务，
          <AsOf day={asOf} />。
        </p>
      </section>
      <section className="ipr-sheet" aria-labelledby="subject-reports">
        <h2 id="subject-reports">导航报告</h2>
        <Reports reports={subject.reports} />
      </section>
      <section className="ipr-sheet" aria-labelledby="subject-method">
        <h2 id="subject-method">方法与标准</h2>
        <Method navType={navType} />
      </section>
      <section className="ipr-sheet" aria-labelledby="subject-platforms">
        <h2 id="subject-platforms">更多检索与导航</h2>
        <Platforms />
      </section>
    </div>
  );
});

interface HeadProps {
  subject: SubjectDetail;
  state: SubjectState;
  /** As it can be shared. */
  address: string;
}

/** The head of a subject: what it is, how much it counts, from where and when. */
function Head({ subject, state, address }: HeadProps) {
  const { name, navType, dataScope, asOf, city, expression, patentTotal, cityTotal } = subject;
  const chosen = pathTo(subject.chain, state.node).at(-1);
  return (
    <ReadingHead
      id="subject-title"
      title={name}
      facts={
        <>
          {navType && (
            <>
              <span>{NAV_TYPES[navType]}</span>
              <span>{standardParts(navType)[1].number}</span>
            </>
          )}
          <Total
            label="全部"
            count={patentTotal}
            to={elementLink(expression, { kind: 'all' }, patentTotal)}
          />
          <Total
            label={city.name}
            count={cityTotal}
            to={elementLink(expression, { kind: 'all' }, cityTotal, city.expression)}
          />
          {dataScope && <span>{dataScope}</span>}
        </>
      }
      citation={() =>
        `专利导航专题“${name}”${chosen ? `，环节“${chosen.name}”` : ''}${asOf && `，数据截至 ${asOf}`}，${address}`
      }
    />
  );
}

interface PageProps {
  subject: SubjectDetail;
  /** What is known of the chosen node. */
  node: Latest<NodeDetail>;
  state: SubjectState;
  /** Room from side to side, in px. */
  width: number;
}

function Page({ subject, node, state, width }: PageProps) {
  const address = absoluteAddress(subjectLink(state));
  const name = useMemo(
    () => pathTo(subject.chain, state.node).at(-1)?.name,
    [subject.chain, state.node],
  );
  return (
    <article className={`${styles.record} ${partsStyles.sections}`}>
      <Head subject={subject} state={state} address={address} />
      <section>
        <p>{subject.intro}</p>
      </section>
      <Chain subject={subject} state={state} width={width} />
      {state.node && <NodePanel name={name} answer={node} state={state} />}
      <Whole subject={subject} />
      <PrintFacts address={address} />
    </article>
  );
}

function NoSubject() {
  return (
    <PageState title="没有找到这个专题">
      <p>专题可能已经调整，或者网址有误。</p>
      <p className={stateStyles.stateActions}>
        <Link to={landingLink({})}>看全部专题</Link>
      </p>
    </PageState>
  );
}

/**
 * A navigation subject: its industry chain, what is known of the chosen node, conclusions and
 * reports. Subject, node and view stand in the address.
 */
export default function SubjectScreen() {
  const { search } = useLocation();
  const state = useMemo(() => readSubject(search), [search]);
  const { data, current, error, retry } = useSubject(state.subject);
  // Asked for together with the subject.
  const node = useNode(state.node ? state.subject : '', state.node);
  const charted = state.node !== '';
  // The drawing library comes while the numbers are counted; a chart says when it did not.
  useEffect(() => {
    if (charted) import('@/components/chart/draw').catch(() => undefined);
  }, [charted]);
  const [frame, width] = useWidth<HTMLDivElement>();
  usePageTitle((current && data?.name) || '专利导航');
  // Another node or view leaves the reader where the chain stands.
  // Coming back, the link that was left may be one of the node's.
  const nodeThere = !charted || node.current || Boolean(node.error);
  useScrollMemory((current && nodeThere) || Boolean(error), state.subject);

  const content = () => {
    if (isNotFound(error)) return <NoSubject />;
    if (error) {
      // What is known of the node was asked for together with the subject, and has failed with it.
      const retryBoth = () => {
        retry();
        node.retry();
      };
      return (
        <ErrorState title="这个专题没有加载成功" error={error} onRetry={retryBoth} level={1} />
      );
    }
    if (!data || !current) return <ReadingSkeleton title="专利导航" label="正在加载专题" />;
    return <Page subject={data} node={node} state={state} width={width} />;
  };
  // The width is known before the chain comes, so that it is drawn once.
  return <div ref={frame}>{content()}</div>;
}
