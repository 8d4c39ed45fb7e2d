import { useNavigate } from '@umijs/max';
import { type MouseEvent, type RefObject, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { CitationScopeProvider } from '@/components/citation/citationScope';
import { CopyButton } from '@/components/reading/CopyButton';
import { ReadingBody } from '@/components/reading/ReadingBody';
import { adjudicationDetailLink } from '@/links/adjudication';
import type { Adjudication } from '@/services/data/adjudication';
import styles from '../adjudication.module.css';
import { AwardsPart } from '../awards/AwardsPart';
import { citationOf } from '../facts';
import { Chain } from './Chain';
import { Digest } from './Digest';
import { Laws } from './Laws';
import { Rights } from './Rights';
import { markedIn, SectionText } from './SectionText';
import type { LoadedDocument } from './useDocument';

interface ParagraphToolsProps {
  document: Adjudication;
  /** `p12`. */
  at: string;
}

/** What can be done with the marked paragraph. */
function ParagraphTools({ document, at }: ParagraphToolsProps) {
  return (
    <div
      className={`${styles.cseTools} ipr-no-print`}
      role="group"
      aria-label={`第 ${at.slice(1)} 段`}
    >
      <CopyButton text={() => citationOf(document, at)}>复制本段引用</CopyButton>
      <CopyButton text={() => absoluteAddress(adjudicationDetailLink(document.id, { at }))}>
        复制本段网址
      </CopyButton>
    </div>
  );
}

interface Props {
  loaded: LoadedDocument;
  /** The paragraph that the address marks, '' for none. */
  at: string;
  from: string | undefined;
  /** Holds the text. */
  text: RefObject<HTMLDivElement | null>;
}

/** The digest, what the document is tied to, and its parts; every paragraph has an address. */
export function DocumentBody({ loaded, at, from, text }: Props) {
  const navigate = useNavigate();
  const { document, sections } = loaded;
  const { id, caseType, relatedRights, citedLaws, chain, judgmentDate } = document;
  const scope = useMemo(() => ({ asOf: judgmentDate ?? undefined }), [judgmentDate]);
  const tools = useMemo(() => at && <ParagraphTools document={document} at={at} />, [document, at]);
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
    return <SectionText section={section} marked={marked} tools={marked && tools} />;
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
          ref={text}
          content={content}
        />
      </div>
    </CitationScopeProvider>
  );
}
