import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { downloadFile } from '@/components/export/downloadFile';
import { FileExchange } from '@/components/export/FileExchange';
import partsStyles from '@/components/page/parts.module.css';
import { NameForm } from '@/components/search/history/NameForm';
import { operandOf } from '@/components/search/history/operand';
import { readSavedFile, savedFile } from '@/components/search/history/savedFile';
import {
  addSaved,
  MOST_SAVED,
  removeSaved,
  renameSaved,
  type SavedSearch,
} from '@/components/search/history/savedSearches';
import { useSavedSearches } from '@/components/search/history/useKept';
import { readQuery } from '@/components/search/readQuery';
import { type Done, UndoNote } from '@/components/state/UndoNote';
import { todayInChina } from '@/domain/calendar';
import { leftOutInWords, scopeInWords } from './scopeWords';
import { editLink, inWords, minuteOf, runLink } from './searchWords';
import styles from './shelf.module.css';

/** What became of a file, one sentence each. */
function importFile(userId: string, text: string): string[] {
  const file = readSavedFile(text);
  if (!file.ok) return [file.message];
  const { added, renamed, over, message } = addSaved(userId, file.searches);
  if (message) return [message];
  return [
    `已恢复 ${added} 个检索。`,
    ...renamed.map(([from, to]) => `已有“${from}”，恢复的改名为“${to}”。`),
    ...(over > 0 ? [`最多保存 ${MOST_SAVED} 个检索，有 ${over} 个没有恢复。`] : []),
    ...file.refused,
  ];
}

/** Takes saved searches to another device as a file, and brings them in from one. */
function SavedFileBar({ userId, searches }: { userId: string; searches: readonly SavedSearch[] }) {
  const save = () => {
    const name = `已存检索-${todayInChina()}.json`;
    return downloadFile(name, savedFile(searches), 'application/json');
  };
  return (
    <FileExchange
      save="备份到文件"
      restore="从文件恢复"
      field="要恢复的检索文件"
      onSave={searches.length > 0 ? save : undefined}
      onText={(text) => importFile(userId, text)}
    >
      只保存在这台设备的浏览器里，退出登录后仍保留；公用电脑请删除。
    </FileExchange>
  );
}

interface SavedRowProps {
  saved: SavedSearch;
  /** What narrows it, in words. */
  scope: readonly string[];
  /** Puts it into the expression box; undefined when the search language cannot say it. */
  onInsert: (() => void) | undefined;
  /** Gives it another name; the reason why not. */
  onRename: (name: string) => string | undefined;
  onRemove: () => void;
}

/** One saved search, with what can be done with it. */
function SavedRow({ saved, scope, onInsert, onRename, onRemove }: SavedRowProps) {
  const [naming, setNaming] = useState(false);
  const { name, mode, q, at } = saved;
  const { expression, problem } = useMemo(() => readQuery(saved), [saved]);
  const text = mode === 'smart' ? q : expression || q;
  return (
    <tr>
      <th scope="row">
        {naming ? (
          <NameForm
            label={`“${name}”的新名称`}
            initial={name}
            onSave={(typed) => {
              const refusal = onRename(typed);
              if (!refusal) setNaming(false);
              return refusal;
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <strong>{name}</strong>
        )}
      </th>
      <td>
        {text && <code className={partsStyles.twoLines}>{text}</code>}
        <span className={`${partsStyles.twoLines} ${styles.historyWords}`}>
          {problem?.message ?? inWords(expression)}
        </span>
        {scope.length > 0 && <span className={styles.historyScope}>{scope.join('；')}</span>}
      </td>
      <td className="ipr-num">{minuteOf(at)}</td>
      <td>
        <Flex component="span" gap={12} className={`${partsStyles.fingers} ipr-nowrap`}>
          <Link to={runLink(saved)} aria-label={`检索 ${name}`}>
            检索
          </Link>
          <Link to={editLink(saved)} aria-label={`编辑 ${name}`}>
            编辑
          </Link>
          {onInsert && (
            <Button type="link" size="small" aria-label={`插入检索式 ${name}`} onClick={onInsert}>
              插入检索式
            </Button>
          )}
          <Button
            type="link"
            size="small"
            aria-label={`重命名 ${name}`}
            onClick={() => setNaming(true)}
          >
            重命名
          </Button>
          <Button type="link" size="small" aria-label={`删除 ${name}`} onClick={onRemove}>
            删除
          </Button>
        </Flex>
      </td>
    </tr>
  );
}

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
