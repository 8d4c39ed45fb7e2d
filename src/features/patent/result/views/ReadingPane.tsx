import { Link } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { Descriptions, Flex } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import {
  APPLICANTS,
  classFact,
  Hits,
  INVENTORS,
  MISSING,
  Names,
  Status,
  typeOf,
} from '@/components/patent/facts';
import { lackingText } from '@/components/reading/lackingText';
import { namedTable } from '@/components/reading/namedTable';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  documentDay,
  documentNumber,
  hasOneDocument,
  publicationWord,
} from '@/domain/announcement';
import { wasGranted } from '@/domain/currentOwner';
import { titleText } from '@/domain/titleText';
import { patentDetailLink } from '@/links/patent';
import { findPatent, type PatentRecord } from '@/services/cnipr';
import { MarkControl } from '../../marks/MarkControl';
import { useMarkRead } from '../../marks/useMarks';
import { FigureImage, figureName } from '../../record/FigureImage';
import { type Figure, FiguresContext, mainFigureOf, useRecordFigures } from '../../record/figures';
import recordStyles from '../../record/record.module.css';
import styles from './split.module.css';
import type { RowProps } from './view';

/** Days and numbers never break. */
const WHOLE = /^[\w.-]+$/;

const DrawingViewer = lazy(() => import('../../record/DrawingViewer'));

type Ast = RowProps['ast'];

function Claims({ record, ast, more }: { record: PatentRecord; ast: Ast; more: string }) {
  const { claims = [] } = record;
  const [first] = claims;
  if (!first) return null;
  return (
    <section aria-label="权利要求">
      <h3>权利要求 {first.no ?? MISSING}</h3>
      <p className="ipr-reading">
        <Hits ast={ast} field={first.kind === 'INDEPENDENT' ? 'ICLM' : 'CLMS'} text={first.text} />
      </p>
      {claims.length > 1 && (
        <p>
          <Link to={`${more}#claims`}>全部 {claims.length} 项权利要求</Link>
        </p>
      )}
    </section>
  );
}

/** The drawing that shows it best; it opens all of them. */
function Drawing({ record }: { record: PatentRecord }) {
  const [opened, setOpened] = useState<Figure>();
  const figures = useRecordFigures(record, setOpened);
  const figure = mainFigureOf(figures.figures);
  if (!figure) return null;
  return (
    <FiguresContext value={figures}>
      <button
        type="button"
        className={`${recordStyles.figure} ${styles.paneFigure}`}
        aria-label={`打开${figureName(figure)}，共 ${figures.figures.length} 幅`}
        onClick={() => setOpened(figure)}
      >
        <FigureImage figure={figure} size="full" named />
        <span className={recordStyles.besideCaption}>
          {figureName(figure)}（共 {figures.figures.length} 幅）
        </span>
      </button>
      {opened && (
        <Suspense fallback={null}>
          <DrawingViewer figure={opened} onShow={setOpened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </FiguresContext>
  );
}

interface Props {
  patent: RowProps['patent'];
  /** It was chosen, and counts as read once it is here. */
  chosen: boolean;
  ast: Ast;
  from: string;
  owner: string;
  /** It stands in a narrow column. */
  narrow?: boolean;
}

/** The documents of a patent, each with its number and day; one that cannot be there is not lacking. */
function documentFacts(patent: Props['patent']): (readonly [name: string, value: string | null])[] {
  // Where it is the only document, the announcement of the grant is told once.
  if (hasOneDocument(patent)) return [documentNumber(patent), documentDay(patent)];
  const published = publicationWord(patent);
  return [
    [`${published}号`, patent.publicationNumber],
    [`${published}日`, patent.publicationDate],
    ...(!patent.patentType || wasGranted(patent)
      ? [['授权公告号', patent.grantNumber] as const, ['授权公告日', patent.grantDate] as const]
      : []),
  ];
}

/**
 * What decides whether a patent matters, beside the list. The row's own part is there at once;
 * claims and drawings come with the record, and a record no longer wanted is not waited for.
 */
export function ReadingPane({ patent, chosen, ast, from, owner, narrow = false }: Props) {
  const pane = useRef<HTMLElement>(null);
  const { id, validity, patentType } = patent;
  const title = titleText(patent.title);
  const answer = useLatestAnswer(id, async (signal) => {
    const found = await findPatent(id, { signal });
    return { ...found, id: found.id || id };
  });
  const record = answer.current ? answer.data : undefined;
  useMarkRead(chosen ? record?.id : undefined);
  useUpdateEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [id]);

  const whole = patentDetailLink(patent.id, from);
  const facts: (readonly [name: string, value: string | null])[] = [
    ['申请号', patent.applicationNumber],
    ['申请日', patent.filingDate],
    ...documentFacts(patent),
    ['IPC/LOC', classFact(patent, ast)[1]],
  ];
  const known = facts.filter(([, value]) => value);
  const names: [name: string, list: string[], fields: typeof APPLICANTS | typeof INVENTORS][] = [
    ['申请人', patent.applicants.flatMap(({ name }) => name || []), APPLICANTS],
    ['发明人', patent.inventors.filter(Boolean), INVENTORS],
  ];
  const people = names
    .filter(([, list]) => list.length > 0)
    .map(([name, list, fields]) => ({
      key: name,
      label: name,
      span: 'filled' as const,
      children: <Names ast={ast} list={list} fields={fields} />,
    }));
  const lacking = lackingText({
    有效性: validity,
    类型: patentType,
    ...Object.fromEntries(facts),
    ...Object.fromEntries(names.map(([name, [first]]) => [name, first])),
  });
  return (
    <section
      ref={pane}
      className={styles.pane}
      aria-label={`阅读：${title}`}
      aria-busy={answer.loading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
    >
      <h2>
        <Hits ast={ast} field="TI" text={title} />
      </h2>
      <Flex component="p" wrap gap="4px 16px" align="center">
        {validity && <Status validity={validity} />}
        {patentType && <span>{typeOf(patent)}</span>}
        <Link to={whole}>打开完整记录</Link>
        <MarkControl owner={owner} id={patent.id} title={title} />
      </Flex>
      <Descriptions
        ref={namedTable('著录信息')}
        size="small"
        column={narrow ? 1 : { xs: 1, lg: 2, xxl: 3 }}
        items={[
          ...known.map(([name, value]) => ({
            key: name,
            label: name,
            children: (
              <span className={`ipr-num ${WHOLE.test(value ?? '') ? 'ipr-nowrap' : ''}`}>
                {value}
              </span>
            ),
          })),
          ...people,
        ]}
      />
      {lacking && <p className="ipr-note">{lacking}</p>}
      <section aria-label="摘要">
        <h3>摘要</h3>
        <p className="ipr-reading">
          {patent.abstract ? <Hits ast={ast} field="AB" text={patent.abstract} /> : MISSING}
        </p>
      </section>
      {answer.error ? (
        <ErrorState title="记录没有加载成功" error={answer.error} onRetry={answer.retry} />
      ) : record ? (
        <>
          <Drawing key={record.id} record={record} />
          <Claims record={record} ast={ast} more={whole} />
        </>
      ) : (
        <SkeletonLines widths={[30, 95, 90, 95, 60]} label="正在加载权利要求和附图" />
      )}
    </section>
  );
}
