import { Link } from '@umijs/max';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { PreviewPane } from '@/components/list/preview/PreviewPane';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import {
  APPLICANTS,
  classFact,
  EndedTerm,
  Hits,
  INVENTORS,
  MISSING,
  Names,
  Status,
  typeOf,
} from '@/components/patent/facts';
import {
  documentDay,
  documentNumber,
  hasOneDocument,
  publicationWord,
} from '@/domain/announcement';
import { inventorLabel, wasGranted } from '@/domain/currentOwner';
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
  if (hasOneDocument(patent)) {
    return [
      ['授权公告号', documentNumber(patent)[1]],
      ['授权公告日', documentDay(patent)[1]],
    ];
  }
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
 * What decides whether a patent matters, beside the list; claims and drawings come with the record.
 */
export function ReadingPane({ patent, chosen, ast, from, owner, narrow = false }: Props) {
  const { id, validity, patentType } = patent;
  const [system, symbols] = classFact(patent, ast);
  const title = titleText(patent.title);
  const answer = useLatestAnswer(id, async (signal) => {
    // What fails is said here; of what nobody asked for, here alone.
    const found = await findPatent(id, {
      signal,
      [chosen ? 'shownInPlace' : 'skipErrorHandler']: true,
    });
    return { ...found, id: found.id || id };
  });
  useMarkRead(chosen && answer.current ? answer.data?.id : undefined);

  const whole = patentDetailLink(id, from);
  const names = (
    list: readonly (string | undefined)[],
    fields: ComponentProps<typeof Names>['fields'],
  ) => {
    const known = list.flatMap((name) => name || []);
    return known.length > 0 ? <Names ast={ast} list={known} fields={fields} /> : null;
  };
  return (
    <PreviewPane
      id={id}
      name={title}
      title={<Hits ast={ast} field="TI" text={title} />}
      head={
        <>
          {validity && <Status validity={validity} />}
          <EndedTerm patent={patent} />
          {patentType && <span>{typeOf(patent)}</span>}
          <Link to={whole}>打开完整记录</Link>
          <MarkControl owner={owner} id={id} title={title} />
        </>
      }
      headFacts={{ 有效性: validity, 类型: patentType }}
      factsName="著录信息"
      facts={[
        ['申请号', patent.applicationNumber],
        ['申请日', patent.filingDate],
        ...documentFacts(patent),
        [symbols === null && patentType === 'DESIGN' ? 'LOC' : system, symbols],
        [
          '申请人',
          names(
            patent.applicants.map(({ name }) => name),
            APPLICANTS,
          ),
        ],
        [inventorLabel(patentType), names(patent.inventors, INVENTORS)],
      ]}
      narrow={narrow}
      told={
        <section aria-label="摘要">
          <h3>摘要</h3>
          <p className="ipr-reading">
            {patent.abstract ? <Hits ast={ast} field="AB" text={patent.abstract} /> : MISSING}
          </p>
        </section>
      }
      answer={answer}
      waiting="正在加载权利要求和附图"
    >
      {(record) => (
        <>
          <Drawing key={record.id} record={record} />
          <Claims record={record} ast={ast} more={whole} />
        </>
      )}
    </PreviewPane>
  );
}
