import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { foldNearDuplicates } from '@/domain/nearDuplicates';
import type { PatentResultState } from '@/links/patent';
import styles from './aboveRows.module.css';
import { SynonymLine } from './synonyms/SynonymLine';
import type { FoundPage } from './usePatentSearch';

interface FoldLineProps {
  found: FoundPage;
  /** They are folded. */
  folded: boolean;
  onFold: (fold: boolean) => void;
}

/**
 * Offers to fold the near duplicates of the page, where it has any. Rows carry no number of a
 * family, so the line says by what they are taken together.
 */
function FoldLine({ found, folded, onFold }: FoldLineProps) {
  const rows = found.result.content;
  const more = useMemo(() => rows.length - foldNearDuplicates(rows, (row) => row).length, [rows]);
  if (more === 0 && !folded) return null;
  return (
    <Flex
      component="section"
      wrap
      gap="0 8px"
      align="center"
      className={`${styles.aboveRows} ipr-no-print`}
      aria-label="合并同族"
    >
      <p>
        {more === 0
          ? '本页没有名称、申请人和申请日都相同的专利。'
          : `本页有 ${more} 件与排在前面的名称、申请人和申请日都相同，多为同族。`}
        {folded && '只在本页内合并，件数和导出不变；名称不同的同族未合并；展开时查同族号。'}
      </p>
      <Button type="link" size="small" aria-pressed={folded} onClick={() => onFold(!folded)}>
        {folded ? '不再合并' : '合并同族'}
      </Button>
    </Flex>
  );
}

interface Props {
  /** The page on screen; undefined while there is none. Its code is there before it. */
  found: FoundPage | undefined;
  state: PatentResultState;
  onFold: (fold: boolean) => void;
}

/** What helps with a result above its rows: other words for the query, and folding. */
export default function AboveRows({ found, state, onFold }: Props) {
  if (!found) return null;
  return (
    <>
      {found.ast && <SynonymLine found={found} ast={found.ast} now={state} />}
      {state.view === 'list' && <FoldLine found={found} folded={state.fold} onFold={onFold} />}
    </>
  );
}
