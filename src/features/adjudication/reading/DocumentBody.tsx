import { Link, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type MouseEvent, type ReactNode, type RefObject, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { CitationScopeProvider } from '@/components/citation/citationScope';
import { LiveText } from '@/components/citation/LiveText';
import { LateTimeline } from '@/components/page/LateTimeline';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import { CopyButton } from '@/components/reading/CopyButton';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { placeKey } from '@/components/reading/placeKey';
import { ReadingBody } from '@/components/reading/ReadingBody';
import { instanceInWords, resultInWords } from '@/domain/adjudication/appeal';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { PROCEDURES, type Procedure, RIGHT_KINDS } from '@/domain/adjudication/labels';
import { VALIDITY } from '@/domain/patentLabels';
import { adjudicationDetailLink } from '@/links/adjudication';
import { patentDetailLink } from '@/links/patent';
import type { Adjudication } from '@/services/data/adjudication';
import styles from '../adjudication.module.css';
import { AwardsPart } from '../awards/AwardsPart';
import { citationOf, MISSING } from '../facts';
import { Beside } from './Beside';
import { Digest } from './Digest';
import { Laws } from './Laws';
import { markedIn, SectionText } from './SectionText';
import type { LoadedDocument } from './useDocument';
import { useSentence } from './useSentence';
import { usePatentsToday } from './useToday';

interface ParagraphToolsProps {
  document: Adjudication;
  /** `p12`. */
  at: string;
}

/** What can be done with the marked paragraph. */
function ParagraphTools({ document, at }: ParagraphToolsProps) {
  return (
    <Flex
      wrap
      gap={8}
      className={`${styles.cseTools} ipr-no-print`}
      role="group"
      aria-label={`第 ${at.slice(1)} 段`}
    >
      <CopyButton text={() => citationOf(document, at)}>复制本段引用</CopyButton>
      <CopyButton text={() => absoluteAddress(adjudicationDetailLink(document.id, { at }))}>
        复制本段网址
      </CopyButton>
    </Flex>
  );
}

type Right = Adjudication['relatedRights'][number];

/** The rights in dispute, patents with their status of today. */
function Rights({ document }: { document: Adjudication }) {
  const { data, error, loading, retry } = usePatentsToday(document);
  const status = ({ patentId }: Right) => {
    if (!patentId) return <span className="ipr-note">本站未收录其状态</span>;
    if (loading) return <span className="ipr-note">正在查询…</span>;
    if (error) {
      return (
        <Button type="link" size="small" onClick={retry}>
          没有查到，重试
        </Button>
      );
    }
    const patent = data?.get(patentId);
    if (!patent) return MISSING;
    return (
      <>
        {patent.validity && (
          <span className="ipr-status" data-status={patent.validity}>
            {VALIDITY[patent.validity]}
          </span>
        )}
        {patent.latestLegalStatus && (
          <span className="ipr-note"> 最新法律状态：{patent.latestLegalStatus}</span>
        )}
      </>
    );
  };
  const columns: readonly FactColumn<Right>[] = [
    { label: '权利', cell: ({ kind }) => kind && RIGHT_KINDS[kind] },
    {
      label: '号码',
      cell: ({ number, patentId }) => (
        <span className="ipr-num">
          {patentId ? (
            <Link to={patentDetailLink(patentId)}>{number || '号码不详'}</Link>
          ) : (
            <LiveText text={number || MISSING} />
          )}
        </span>
      ),
    },
    { label: '名称', cell: ({ title }) => title },
    { label: '今天的状态', cell: status },
  ];
  return (
    <>
      <FactTable
        caption="涉案权利"
        columns={columns}
        rows={document.relatedRights}
        rowKey={({ kind, number }, index) => `${kind} ${number} ${index}`}
      />
      {document.relatedRights.some(({ patentId }) => patentId) && (
        <p className="ipr-note">状态按打开本页时的数据推断，裁判时的状态以文书所述为准。</p>
      )}
    </>
  );
}

type ChainLink = Adjudication['chain'][number];

interface Step extends ChainLink {
  /** The document on screen. */
  here: boolean;
}

const ORDER = Object.keys(PROCEDURES) as Procedure[];

/** One whose procedure is not known comes last. */
const rankOf = ({ procedure }: Step) => (procedure ? ORDER.indexOf(procedure) : ORDER.length);

/** The documents of a dispute with this one among them, the oldest first. */
function stepsOf(document: Adjudication): Step[] {
  const { procedure, caseNumber, court, judgmentDate, result, appealResult } = document;
  const own: Step = {
    procedure: procedure ?? undefined,
    caseNumber: caseNumber ?? '',
    docId: document.id,
    ...(court !== null && { court }),
    ...(judgmentDate !== null && { judgmentDate }),
    ...(result !== null && { result }),
    ...(appealResult && { appealResult }),
    here: true,
  };
  const others = document.chain.map((link): Step => ({ ...link, here: false }));
  return [own, ...others].sort((a, b) => {
    if (a.judgmentDate && b.judgmentDate && a.judgmentDate !== b.judgmentDate) {
      return a.judgmentDate < b.judgmentDate ? -1 : 1;
    }
    return rankOf(a) - rankOf(b);
  });
}

/** A step of the dispute: its document, who decided, and what. */
function Instance({ step, from }: { step: Step; from: string | undefined }) {
  const { here, procedure, caseNumber, docId } = step;
  const number = caseNumber ? shownCaseNumber(caseNumber) : `案号 ${MISSING}`;
  return (
    <Flex wrap gap="0 16px" className="ipr-num" aria-current={here ? 'true' : undefined}>
      {here || !docId ? (
        <span>{number}</span>
      ) : (
        <Link to={adjudicationDetailLink(docId, { from })}>{number}</Link>
      )}
      <span>{step.court || `法院 ${MISSING}`}</span>
      <span>{resultInWords({ ...step, procedure }) || `结果 ${MISSING}`}</span>
      {here && <strong>本篇</strong>}
      {!docId && <span className="ipr-note">本站未收录</span>}
    </Flex>
  );
}

/** The way of a dispute through its instances. */
function Chain({ document, from }: { document: Adjudication; from: string | undefined }) {
  return (
    <LateTimeline
      aria-label="关联文书"
      items={stepsOf(document).map((step, index) => ({
        key: placeKey(index, step.caseNumber, step.docId),
        ...(!step.here && { color: 'gray' }),
        content: (
          <>
            <span className="ipr-note ipr-num">
              {instanceInWords(step) || `程序 ${MISSING}`} {step.judgmentDate ?? MISSING}
            </span>
            <Instance step={step} from={from} />
          </>
        ),
      }))}
    />
  );
}

interface Props {
  loaded: LoadedDocument;
  /** The paragraph that the address marks, '' for none. */
  at: string;
  from: string | undefined;
  /** Above the rail. */
  tools: ReactNode;
  /** Holds the text. */
  text: RefObject<HTMLDivElement | null>;
}

/** The digest, what the document is tied to, and its parts; every paragraph has an address. */
export function DocumentBody({ loaded, at, from, tools, text }: Props) {
  const navigate = useNavigate();
  useSentence(text);
  const isWide = useScreenMatches('(min-width: 1280px)');
  const { document, sections } = loaded;
  const { id, caseType, relatedRights, citedLaws, chain, judgmentDate } = document;
  const scope = useMemo(() => ({ asOf: judgmentDate ?? undefined }), [judgmentDate]);
  const ofParagraph = useMemo(
    () => at && <ParagraphTools document={document} at={at} />,
    [document, at],
  );
  const parts = [
    { id: 'digest', name: '概要', count: null, show: true },
    { id: 'rights', name: '涉案权利', count: relatedRights.length, show: relatedRights.length > 0 },
    { id: 'laws', name: '引用法条', count: citedLaws.length, show: citedLaws.length > 0 },
    { id: 'chain', name: '关联文书', count: chain.length, show: chain.length > 0 },
    // Sums are awarded in civil cases.
    {
      id: 'awards',
      name: '判赔参考',
      count: null,
      show: caseType === 'CIVIL' || caseType === null,
    },
    ...sections.map(({ id: part, title }) => ({ id: part, name: title, count: null, show: true })),
  ].filter(({ show }) => show);

  const content = (part: string) => {
    if (part === 'digest') return <Digest document={document} />;
    if (part === 'rights') return <Rights document={document} />;
    if (part === 'laws') return <Laws document={document} />;
    if (part === 'chain') return <Chain document={document} from={from} />;
    if (part === 'awards') return <AwardsPart loaded={loaded} />;
    const section = sections.find((one) => one.id === part);
    if (!section) return null;
    const marked = markedIn(section, at);
    return <SectionText section={section} marked={marked} tools={marked && ofParagraph} />;
  };
  /** A link for each of a thousand paragraphs would be drawn anew with every step of the router. */
  const follow = (event: MouseEvent) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
    const target = event.target instanceof Element ? event.target : undefined;
    const address = target?.closest('a[data-paragraph]')?.getAttribute('data-paragraph');
    if (!plain || !address) return;
    event.preventDefault();
    navigate(adjudicationDetailLink(id, { at: address, from }), { replace: true });
  };
  return (
    <CitationScopeProvider value={scope}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div onClick={follow}>
        <ReadingBody
          label="文书各部分"
          sections={parts}
          sized
          address={absoluteAddress(adjudicationDetailLink(id))}
          tools={tools}
          side={<Beside document={document} from={from} wide={isWide} />}
          sideLater
          ref={text}
          content={content}
        />
      </div>
    </CitationScopeProvider>
  );
}
