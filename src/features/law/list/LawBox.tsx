import { FilterChips } from '@/components/list/facets/FilterChips';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { WordBox } from '@/components/search/WordBox';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { type LawSearchState, NO_LAW_SCOPE } from '@/links/law';
import styles from '../law.module.css';
import { lawChips, MATCHES, SCOPES } from './lawWords';

interface Props {
  state: LawSearchState;
  size?: 'large' | 'middle';
  autoFocus?: boolean;
  /** Words were sent. */
  onSearch: (q: string) => void;
  /** Something else was chosen. */
  onChange: (change: Partial<LawSearchState>) => void;
}

/** The box of the search for laws: words, where and how they are looked for, what narrows them. */
export function LawBox({ state, size = 'middle', autoFocus = false, onSearch, onChange }: Props) {
  return (
    <WordBox
      place="law"
      name="法律法规检索"
      label="检索法律法规：名称、文号或关键词"
      placeholder="名称、文号或关键词"
      hint="如 专利法 细则"
      q={state.q}
      longest={LONGEST_WORDS.law}
      size={size}
      autoFocus={autoFocus}
      onSearch={onSearch}
    >
      <div className={`ipr-chip-row ${styles.lawChoices}`}>
        <ListSelect
          label="查找位置"
          value={state.scope}
          options={SCOPES}
          onChange={(scope) => onChange({ scope })}
        />
        <ListSelect
          label="匹配"
          value={state.match}
          options={MATCHES}
          onChange={(match) => onChange({ match })}
        />
        <FilterChips chips={lawChips(state, onChange)} onClear={() => onChange(NO_LAW_SCOPE)} />
      </div>
    </WordBox>
  );
}
