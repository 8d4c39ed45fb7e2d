import type { ReactNode } from 'react';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { WordBox } from '@/components/search/WordBox';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import type { AdjudicationPart, AdjudicationSearchState } from '@/links/adjudication';
import styles from '../adjudication.module.css';
import { PARTS } from '../parts';

const OPTIONS = (Object.keys(PARTS) as AdjudicationPart[]).map((value) => ({
  value,
  label: PARTS[value],
}));

interface Props {
  state: AdjudicationSearchState;
  size?: 'large' | 'middle';
  onSearch: (q: string) => void;
  onPart: (part: AdjudicationPart) => void;
  /** Beside the choice of the part. */
  children?: ReactNode;
}

/** The words of a search, and the part of the documents in which they are looked for. */
export function SearchBox({ state, size = 'middle', onSearch, onPart, children }: Props) {
  return (
    <WordBox
      place="adjudication"
      name="裁判文书检索"
      label="检索裁判文书：案号、案由、当事人或正文中的词，多个词用空格隔开"
      placeholder="案号、案由或当事人"
      hint="多个词用空格隔开"
      q={state.q}
      longest={LONGEST_WORDS.adjudication}
      size={size}
      autoFocus={size === 'large'}
      onSearch={onSearch}
    >
      <div className={`ipr-chip-row ${styles.cseBox}`}>
        <ListSelect label="查找位置" value={state.part} options={OPTIONS} onChange={onPart} />
        {children}
      </div>
    </WordBox>
  );
}
