import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { NumberSource } from '@/components/chart/NumberSource';
import { UnknownFigures } from '@/components/chart/UnknownFigures';
import partsStyles from '@/components/page/parts.module.css';
import frameStyles from '@/components/reading/frame.module.css';
import { SkeletonLines } from '@/components/state/Skeleton';
import { landscapeOf } from '@/links/patent';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';
import styles from '../enterprise.module.css';
import { elementLink } from '../patentLists';
import { type EnterpriseChart, loneFigures, undrawnTitles } from './charts';
import { type KeyFigure, keyFigures } from './figures';
import { PatentLists } from './PatentLists';
import type { Scope } from './scope';

/** The figures of a portfolio that are known, in one row, whose number opens their list. */
function Figures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={`${partsStyles.figureList} ${styles.enterpriseFigures}`}>
      {figures.map(({ key, label, value, unit, note, links }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <PatentLists links={links} label={`${label} ${value} ${unit}`}>
              <strong>{value}</strong>
              <span className={partsStyles.figureUnit}> {unit}</span>
            </PatentLists>
            {note && <span className="ipr-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is not known: figures with what of them is known, and parts of the page that hold nothing. */
function unknownOf(figures: readonly KeyFigure[], { competitors }: EnterpriseAnalysis) {
  const untold = figures
    .filter(({ value }) => value === null)
    .map(({ key, label, note, definition }) => ({
      key,
      label,
      why: note ? definition : `${definition}；来源没有给出`,
    }));
  const rivals = {
    key: 'rivals',
    label: '竞争对比',
    why: '没有列出在相同技术小类中申请专利的其他企业',
  };
  return competitors.length === 0 ? [...untold, rivals] : untold;
}

interface Props {
  /** Undefined while it is on its way, and where there is nothing to count. */
  analysis: EnterpriseAnalysis | undefined;
  scope: Scope | undefined;
  charts: readonly EnterpriseChart[];
  /** Stands in place of the figures: what went wrong, or that there are none. */
  instead: ReactNode;
  /** Whose patents are counted. */
  children: ReactNode;
}

/**
 * What a portfolio comes to at a glance: the figures that are known, and in one line below them
 * whose patents they are, what is not known, and how each of them was counted.
 */
export function Overview({ analysis, scope, charts, instead, children }: Props) {
  const all = analysis && scope && keyFigures(analysis, scope);
  const known = all && [...all.filter(({ value }) => value !== null), ...loneFigures(charts)];
  const list = scope && elementLink(scope.names, { kind: 'all' });
  if (!instead && !known) {
    return (
      <div className={`ipr-sheet ${frameStyles.recordLoading}`}>
        <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" />
      </div>
    );
  }
  return (
    <div className={`ipr-sheet ${styles.enterpriseOverview}`}>
      {instead ?? (known && <Figures figures={known} />)}
      <Flex wrap gap="0 24px" align="center" className={styles.enterpriseFolds}>
        {children}
        {analysis && all && known && (
          <>
            <UnknownFigures figures={unknownOf(all, analysis)} undrawn={undrawnTitles(charts)} />
            <details>
              <summary>各项怎样统计</summary>
              <ul className="ipr-note" data-definition="part">
                {known.map(({ key, label, value, definition, unlisted }) => (
                  <li key={key}>
                    {label}：{definition}
                    {unlisted && value !== '0' && '；检索式没有这一项，不能列出清单'}。
                  </li>
                ))}
              </ul>
            </details>
            {list && (
              <Link to={landscapeOf(list)} className={partsStyles.finger ?? ''}>
                专利全景：共同申请、剩余年限、对照
              </Link>
            )}
          </>
        )}
      </Flex>
      {analysis && scope && (
        <NumberSource how={`范围：${scope.title}。`} source={scope.source} asOf={scope.asOf} />
      )}
    </div>
  );
}
