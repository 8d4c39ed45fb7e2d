import { type RefObject, useMemo, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { placeAnchor } from '@/domain/law/articleKey';
import { articleSpellings } from '@/domain/law/articleSpellings';
import type { LawArticle } from '@/domain/law/lawText';
import type { LawRecord } from '@/services/data/law';
import { ArticleHistory } from './ArticleHistory';
import { CitingJudgments } from './CitingJudgments';
import { ReferringLaws } from './ReferringLaws';
import styles from './uses.module.css';

interface Props {
  record: LawRecord;
  article: Pick<LawArticle, 'key' | 'label'>;
  onClose: () => void;
}

/** The article on the page: it takes the focus where an address has opened the dialog. */
function useArticleElement(key: string): RefObject<HTMLElement | null> {
  const [element] = useState(() => ({
    current: document.getElementById(placeAnchor({ article: key })),
  }));
  return element;
}

/**
 * What an article is used for: judgments that name it, rules that refer to it, and its way through
 * the versions. Each part loads and fails on its own.
 */
export default function ArticleUses({ record, article: { key, label }, onClose }: Props) {
  const spellings = useMemo(() => articleSpellings(record.title, key), [record.title, key]);
  const fallback = useArticleElement(key);
  return (
    <PageDialog title={`${label}的引用与沿革`} onClose={onClose} fallback={fallback}>
      <div className={styles.uses}>
        <section aria-labelledby="uses-judgments">
          <h3 id="uses-judgments">引用它的裁判文书</h3>
          <CitingJudgments spellings={spellings} label={label} />
        </section>
        <section aria-labelledby="uses-laws">
          <h3 id="uses-laws">提到它的司法解释和其他法规</h3>
          <ReferringLaws record={record} spellings={spellings} />
        </section>
        <section aria-labelledby="uses-history">
          <h3 id="uses-history">沿革</h3>
          <ArticleHistory record={record} article={key} />
        </section>
      </div>
    </PageDialog>
  );
}
