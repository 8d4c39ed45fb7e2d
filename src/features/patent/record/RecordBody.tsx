import { Flex } from 'antd';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { placeKey } from '@/components/reading/placeKey';
import { ReadingBody } from '@/components/reading/ReadingBody';
import { SectionTools } from '@/components/reading/SectionTools';
import { Watch } from '@/components/watch/Watch';
import type { PatentRecordView } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';
import { type AdjudicationPage, findAdjudications } from '@/services/data/adjudication';
import { Bibliographic } from './Bibliographic';
import { Citations } from './Citations';
import { Claims } from './Claims';
import { Description } from './Description';
import { DocumentLink } from './DocumentLink';
import { Fees } from './Fees';
import { FigureImage, figureName } from './FigureImage';
import { type Figure, FiguresContext, mainFigureOf, useFigures, useRecordFigures } from './figures';
import { JUDGMENTS, Judgments } from './Judgments';
import { LegalStatus } from './LegalStatus';
import { NumeralPanel } from './NumeralPanel';
import { NumeralsContext, useNumerals, useRecordNumerals } from './numerals';
import { Operations } from './Operations';
import { ReadText } from './ReadText';
import { numberForServices, RelatedServices, SERVICES } from './RelatedServices';
import styles from './record.module.css';
import { recordAddress } from './recordAddress';
import type { RecordSection, SectionKey } from './sections';
import { ViewChoice } from './ViewChoice';

type Member = NonNullable<PatentRecord['family']>['simple'][number];

const KINDS = [
  ['simple', '简单同族'],
  ['extended', '扩展同族'],
] as const;

const MEANINGS: Record<PatentRecordView['family'], string> = {
  simple: '优先权完全相同的一组专利文献。',
  extended: '至少有一项共同优先权、直接或间接相关的专利文献。',
};

const day = (date: string | undefined) =>
  date && <span className="ipr-num ipr-nowrap">{date}</span>;

const COLUMNS: readonly FactColumn<Member>[] = [
  { label: '文献号', cell: ({ id, number }) => <DocumentLink id={id} number={number} /> },
  { label: '国家或地区', cell: ({ country }) => country },
  { label: '种类', cell: ({ kind }) => kind },
  { label: '申请日', cell: ({ filingDate }) => day(filingDate) },
  { label: '公开日', cell: ({ publicationDate }) => day(publicationDate) },
  { label: '名称', cell: ({ title }) => title },
];

/** The same invention in other documents and countries. */
function Family({ record, view }: { record: PatentRecord; view: PatentRecordView['family'] }) {
  const { family } = record;
  if (!family) return <p>未提供</p>;
  const members = family[view];
  return (
    <>
      <SectionTools>
        <span className="ipr-note">
          {MEANINGS[view]}
          {members.length > 0 && `共 ${members.length} 件。`}
        </span>
        <ViewChoice label="同族的范围" name="family" options={KINDS} />
        <Watch kind="family" id={record.id} title={record.title} what="这个同族" record={record} />
      </SectionTools>
      {members.length > 0 ? (
        <FactTable
          caption={view === 'simple' ? '简单同族' : '扩展同族'}
          columns={COLUMNS}
          rows={members}
          rowKey={({ number }, index) => `${number} ${index}`}
        />
      ) : (
        <p>数据中没有记录。</p>
      )}
    </>
  );
}

/** The drawing of the abstract, which opens in the viewer; nothing when there is none. */
function MainFigure() {
  const { figures, open } = useFigures();
  const figure = mainFigureOf(figures);
  if (!figure) return null;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-label={`打开${figureName(figure)}`}
      onClick={() => open(figure)}
    >
      <FigureImage figure={figure} size="full" named />
      <span className={styles.besideCaption}>{figureName(figure)}</span>
    </button>
  );
}

/** All drawings or views as a strip; each opens in the viewer. */
function Drawings() {
  const { figures, open } = useFigures();
  if (figures.length === 0) return <p>未提供</p>;
  return (
    <ul className={styles.strip}>
      {figures.map((figure, index) => (
        <li key={placeKey(index, figure.label, figure.no)}>
          <button type="button" className={styles.figure} onClick={() => open(figure)}>
            <FigureImage figure={figure} size="thumb" named />
            <span className={styles.besideCaption}>{figureName(figure)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The abstract beside its drawing. */
function Abstract({ record }: { record: PatentRecord }) {
  const { inDescription } = useNumerals();
  return (
    <Flex wrap gap="16px 32px" align="flex-start" className={styles.abstractBody}>
      <p className="ipr-reading">
        {record.abstract ? (
          <ReadText text={record.abstract} field="AB" reader={inDescription} />
        ) : (
          '未提供'
        )}
      </p>
      <MainFigure />
    </Flex>
  );
}

const DrawingViewer = lazy(() => import('./DrawingViewer'));

function content(
  key: SectionKey,
  record: PatentRecord,
  view: PatentRecordView,
  little: boolean,
): ReactNode {
  switch (key) {
    case 'bibliographic':
      return <Bibliographic record={record} little={little} />;
    case 'abstract':
      return <Abstract record={record} />;
    case 'claims':
      return <Claims record={record} view={view.claims} />;
    case 'description':
      return <Description record={record} />;
    case 'drawings':
      return <Drawings />;
    case 'legalStatus':
      return <LegalStatus record={record} />;
    case 'citations':
      return <Citations record={record} />;
    case 'family':
      return <Family record={record} view={view.family} />;
    case 'operations':
      return <Operations record={record} />;
    case 'fees':
      return <Fees record={record} />;
  }
}

/** Sections with running text, whose size can be chosen. */
const READING: readonly SectionKey[] = ['abstract', 'claims', 'description'];

/** Judgments shown on the record; the list has them all. */
const SHOWN = 5;

/** The number by which judgments name a patent; its key in the portal where it has none. */
function judgedBy({ id, applicationNumber }: PatentRecord) {
  return applicationNumber ? { rightNumber: applicationNumber } : { patentId: id };
}

/** The newest judgments and decisions about a patent. */
function useJudgments(record: PatentRecord): Latest<AdjudicationPage> {
  return useLatestAnswer(record.id, (signal) =>
    findAdjudications(
      { ...judgedBy(record), sort: '-judgmentDate', page: 0, size: SHOWN },
      // The record is complete without them: what fails is said in their own place.
      { signal, shownInPlace: true },
    ),
  );
}

interface Props {
  record: PatentRecord;
  /** All that it holds, where that is little. */
  little: string | undefined;
  sections: RecordSection[];
  view: PatentRecordView;
  /** What can be done with the patent. */
  journey: ReactNode;
}

/** The sections of a record with the rail beside them, its figures and its reference numerals. */
export function RecordBody({ record, little, sections, view, journey }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Figure>();
  const figures = useRecordFigures(record, setOpened);
  const numerals = useRecordNumerals(record);
  const judgments = useJudgments(record);
  const judged = judgments.error ? null : (judgments.data?.totalElements ?? 0);
  // Little is best told by the abstract.
  const ordered = little
    ? [...sections].sort((a, b) => Number(b.key === 'abstract') - Number(a.key === 'abstract'))
    : sections;
  const parts = [
    ...ordered.map(({ key, name, count }) => ({ id: key as string, name, count })),
    ...(judged === 0 ? [] : [{ id: JUDGMENTS, name: '相关裁判', count: judged }]),
    ...(numberForServices(record) ? [{ id: SERVICES, name: '相关服务', count: null }] : []),
  ];
  return (
    <FiguresContext value={figures}>
      <NumeralsContext value={numerals}>
        <ReadingBody
          label="专利各部分"
          sections={parts}
          sized={sections.some(({ key }) => READING.includes(key))}
          address={recordAddress(record.id)}
          side={
            (journey || figures.figures.length > 0) && (
              <>
                <div className={styles.recordFigure}>
                  <MainFigure />
                </div>
                {journey}
              </>
            )
          }
          sideLater={numberForServices(record) === undefined}
          ref={text}
          before={little && <p className="ipr-note">{little}</p>}
          content={(id) => {
            if (id === SERVICES) return <RelatedServices record={record} />;
            if (id === JUDGMENTS) return <Judgments record={record} judgments={judgments} />;
            const section = sections.find(({ key }) => key === id);
            return section && content(section.key, record, view, little !== undefined);
          }}
          after={<NumeralPanel record={record} root={text} view={view.claims} />}
        />
        {opened && (
          <Suspense fallback={null}>
            <DrawingViewer
              figure={opened}
              onShow={setOpened}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        )}
      </NumeralsContext>
    </FiguresContext>
  );
}
