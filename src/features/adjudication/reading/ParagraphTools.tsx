import { absoluteAddress } from '@/address';
import { CopyButton } from '@/components/reading/CopyButton';
import { adjudicationDetailLink } from '@/links/adjudication';
import type { Adjudication } from '@/services/data/adjudication';
import styles from '../adjudication.module.css';
import { citationOf } from '../facts';

interface Props {
  document: Adjudication;
  /** `p12`. */
  at: string;
}

/** What can be done with the marked paragraph. */
export function ParagraphTools({ document, at }: Props) {
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
