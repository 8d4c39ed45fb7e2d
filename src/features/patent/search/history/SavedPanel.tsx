import { useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { operandOf } from '@/components/search/history/operand';
import {
  addSaved,
  removeSaved,
  renameSaved,
  type SavedSearch,
} from '@/components/search/history/savedSearches';
import { useSavedSearches } from '@/components/search/history/useKept';
import { readQuery } from '@/components/search/readQuery';
import { type Done, UndoNote } from '@/components/state/UndoNote';
import { SavedFileBar } from './SavedFileBar';
import { SavedRow } from './SavedRow';
import { leftOutInWords, scopeInWords } from './scopeWords';
import styles from './shelf.module.css';

interface Props {
  userId: string;
  /** Adds an expression to the one in the box, or says why it cannot. */
  onInsert: (expression: string) => string;
}

/** The searches the user has named: run again, change, rename, insert, take away, take along. */
export default function SavedPanel({ userId, onInsert }: Props) {
  const searches = useSavedSearches();
  const [done, setDone] = useState<Done>();
  const rename = (saved: SavedSearch, name: string) => {
    const outcome = renameSaved(userId, saved.name, name);
    return outcome.ok ? undefined : outcome.message;
  };
  const remove = (saved: SavedSearch) => {
    const outcome = removeSaved(userId, saved.name);
    if (!outcome.ok) setDone({ text: outcome.message });
    else setDone({ text: `已删除“${saved.name}”。`, undo: () => addSaved(userId, [saved]) });
  };
  const inserter = (saved: SavedSearch) => {
    const { expression, left } = operandOf(readQuery(saved).expression, saved);
    if (!expression) return undefined;
    const leftOut = leftOutInWords(left);
    return () => setDone({ text: `${onInsert(expression)}${leftOut ? `，${leftOut}` : ''}。` });
  };
  return (
    <>
      <SavedFileBar userId={userId} searches={searches} />
      <UndoNote done={done} onUndone={() => setDone({ text: '已撤销。' })} />
      {searches.length === 0 ? (
        <p>还没有已存的检索。在检索结果页点“保存检索”，或在检索历史里点“存为”，起一个名称即可。</p>
      ) : (
        <div className={styles.shelfList}>
          <table className={`${partsStyles.texts} ${styles.history}`}>
            <thead>
              <tr>
                <th scope="col">名称</th>
                <th scope="col">检索内容</th>
                <th scope="col">保存时间</th>
                <th scope="col">操作</th>
              </tr>
            </thead>
            <tbody>
              {searches.map((saved) => (
                <SavedRow
                  key={saved.name}
                  saved={saved}
                  scope={scopeInWords(userId, saved)}
                  onInsert={inserter(saved)}
                  onRename={(name) => rename(saved, name)}
                  onRemove={() => remove(saved)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
