import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { PreviewPane } from '@/components/list/preview/PreviewPane';
import { useKeptAnswer } from '@/components/list/useKeptAnswer';
import { wordHits } from '@/components/reading/find/wordHits';
import { placeKey } from '@/components/reading/placeKey';
import readingStyles from '@/components/reading/reading.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { Highlight } from '@/components/search/Highlight';
import { awardInWords, instanceInWords, resultInWords } from '@/domain/adjudication/appeal';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { COURT_LEVELS, causesOf, RIGHT_KINDS } from '@/domain/adjudication/labels';
import { laterInWords } from '@/domain/adjudication/later';
import { hidePersons } from '@/domain/adjudication/persons';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { adjudicationDetailLink } from '@/links/adjudication';
import { patentDetailLink } from '@/links/patent';
import type { Adjudication, AdjudicationRow as Row } from '@/services/data/adjudication';
import { LeadingTag, MISSING, Outcome, partiesText } from '../facts';
import { citedLawLink, citedLawText, NO_DAY } from '../reading/citedLaws';
import { paragraphLines, type ReadSection } from '../reading/documentText';
import { loadDocument } from '../reading/useDocument';

interface Props {
  row: Row;
  words: readonly string[];
  /** Query string of the list, for the document opened from it. */
  from: string;
}

/** How much is shown of each part of the text that decides, in the order shown. */
const SHOWN_PARTS: readonly { key: string; paragraphs: number; letters: number }[] = [
  { key: 'DISPOSITION', paragraphs: 5, letters: 400 },
  { key: 'REASONING', paragraphs: 2, letters: 300 },
];

/** Of a text without those parts its beginning is shown. */
const BEGINNING = { paragraphs: 3, letters: 300 } as const;

/** Laws and rights named here; the document has all of them. */
const MOST_NAMED = 8;

/** A text of at most so many letters; none of them is cut in two. */
function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return `${text.slice(0, letters).replace(/[\ud800-\udbff]$/, '')}…`;
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return <Highlight text={text} ranges={wordHits(text, words)} />;
}

interface PassageProps extends Omit<Props, 'row'> {
  /** Of the document. */
  id: string;
  section: ReadSection;
  paragraphs: number;
  letters: number;
}

/** The beginning of a part, or what it says of the points in dispute, and the way to the whole of it. */
function Passage({ id, section, paragraphs, letters, words, from }: PassageProps) {
  const lines = paragraphLines([section]);
  const disputed = lines.findIndex(({ text }) => text.includes('争议焦点'));
  const start = section.id === 'REASONING' ? Math.max(0, disputed) : 0;
  const shown = lines.slice(start, start + paragraphs);
  const { title } = section;
  const whole = shown.length === lines.length && shown.every(({ text }) => text.length <= letters);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {start > 0 && <p className="ipr-note">从争议焦点开始</p>}
      {shown.map(({ no, text }) => (
        <p key={no} className="ipr-reading">
          <Marked text={shortened(text, letters)} words={words} />
        </p>
      ))}
      <p>
        <Link to={adjudicationDetailLink(id, { at: lines[0]?.address, from })}>
          {whole ? `在全文中看${title}` : `${title}全文（共 ${lines.length} 段）`}
        </Link>
      </p>
    </section>
  );
}

interface NamedProps<Item> {
  name: string;
  items: readonly Item[];
  /** Where all of them are. */
  all: string;
  children: (item: Item) => ReactNode;
}

/** What a document names, one a line. */
function Named<Item>({ name, items, all, children }: NamedProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul className={readingStyles.inText}>
        {items.slice(0, MOST_NAMED).map((item, index) => (
          <li key={placeKey(index)}>{children(item)}</li>
        ))}
      </ul>
      {items.length > MOST_NAMED && (
        <p>
          <Link to={all}>全部 {items.length} 项</Link>
        </p>
      )}
    </section>
  );
}

function Right({ right }: { right: Adjudication['relatedRights'][number] }) {
  const { kind, number, title, patentId } = right;
  return (
    <>
      {kind && `${RIGHT_KINDS[kind]} `}
      <span className="ipr-num">
        {patentId ? (
          <Link to={patentDetailLink(patentId)}>{number || '号码不详'}</Link>
        ) : (
          number || MISSING
        )}
      </span>
      {title && ` ${title}`}
    </>
  );
}

interface FoundProps extends Props {
  document: Adjudication;
  sections: readonly ReadSection[];
}

/** What the record adds to the row: what came of the decision, its words, what it rests on. */
function Found({ document, sections, row, words, from }: FoundProps) {
  const { id, judgmentDate, gist, parties, citedLaws, relatedRights, chain } = document;
  const later = laterInWords(document, chain);
  const [first] = sections;
  const decisive = SHOWN_PARTS.flatMap(({ key, ...shown }) => {
    const section = sections.find((one) => one.id === key);
    return section ? { section, ...shown } : [];
  });
  const parts = decisive.length > 0 ? decisive : first ? [{ section: first, ...BEGINNING }] : [];
  const whole = adjudicationDetailLink(id, { from });
  return (
    <>
      {later && (
        <p>
          此后：<WholeDates>{later}</WholeDates>
        </p>
      )}
      {gist && !row.gist && <Gist text={hidePersons(gist, parties)} words={words} />}
      {parts.map((part) => (
        <Passage key={part.section.id} {...part} id={id} words={words} from={from} />
      ))}
      {parts.length === 0 && <p className="ipr-note">没有收录正文</p>}
      <Named name="涉案权利" items={relatedRights} all={`${whole}#rights`}>
        {(right) => <Right right={right} />}
      </Named>
      <Named name="依据的法条" items={citedLaws} all={`${whole}#laws`}>
        {(law) => {
          const to = citedLawLink(law, judgmentDate);
          const text = citedLawText(law);
          if (!to) return text;
          return (
            <>
              <Link to={to}>{text}</Link>
              {!judgmentDate && <span className="ipr-note">（{NO_DAY}）</span>}
            </>
          );
        }}
      </Named>
    </>
  );
}

function Gist({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <section aria-label="裁判要旨">
      <h3>裁判要旨</h3>
      <p className="ipr-reading">
        <Marked text={text} words={words} />
      </p>
    </section>
  );
}

/**
 * A look at one document of the list, where a wide screen has room beside it: what decides whether
 * it matters, persons masked. It does not count as read.
 */
export default function AdjudicationPreview({ row, words, from }: Props) {
  const { id, caseNumber, court, courtLevel, judgmentDate, parties, gist } = row;
  // Nobody asked for it: what fails is said here alone.
  const answer = useKeptAnswer(id || undefined, (signal) => loadDocument(id, signal));
  const title = shownTitle(row);
  const result = resultInWords(row);
  const award = awardInWords(row);
  const level = courtLevel && COURT_LEVELS[courtLevel];
  const inCourt = court && level && !court.includes(level) ? `${court}（${level}）` : court;
  const marked = (text: string | null | undefined) => text && <Marked text={text} words={words} />;
  return (
    <PreviewPane
      id={id}
      name={title}
      title={<Marked text={title} words={words} />}
      head={
        <>
          <LeadingTag leading={row.leading} />
          <Outcome decided={row} />
          <Link to={adjudicationDetailLink(id, { from })}>打开全文</Link>
        </>
      }
      headFacts={{ 结果: result }}
      factsName="案件信息"
      facts={[
        ['案号', caseNumber && shownCaseNumber(caseNumber)],
        ['法院', marked(inCourt)],
        ['裁判日期', judgmentDate],
        ['审理程序', instanceInWords(row)],
        ['案由', marked(causesOf(row).join('、'))],
        ['当事人', marked(partiesText(parties))],
        // Not every case is about money.
        ...(award ? [['金额', award] as const] : []),
      ]}
      narrow
      told={gist && <Gist text={hidePersons(gist, parties)} words={words} />}
      answer={answer}
      waiting="正在加载裁判主文和理由"
    >
      {({ document, sections }) => (
        <Found document={document} sections={sections} row={row} words={words} from={from} />
      )}
    </PreviewPane>
  );
}
