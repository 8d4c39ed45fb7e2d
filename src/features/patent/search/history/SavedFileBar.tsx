import { Button } from 'antd';
import { useRef, useState } from 'react';
import { downloadFile } from '@/components/export/downloadFile';
import { FileInput } from '@/components/form/files/FileInput';
import { readSavedFile, savedFile } from '@/components/search/history/savedFile';
import { addSaved, MOST_SAVED, type SavedSearch } from '@/components/search/history/savedSearches';
import { dayOf } from './searchWords';
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
export function SavedFileBar({
  userId,
  searches,
}: {
  userId: string;
  searches: readonly SavedSearch[];
}) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<readonly string[]>([]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text().catch(() => undefined);
    setOutcome(text === undefined ? ['浏览器没有读出这个文件。'] : importFile(userId, text));
  };
  return (
    <>
      <p className={styles.shelfIntro}>
        只保存在这台电脑的浏览器里，退出登录后仍保留；公用电脑请删除。
        <span className={styles.historyActions}>
          {searches.length > 0 && (
            <Button
              type="link"
              size="small"
              onClick={() =>
                downloadFile(
                  `已存检索-${dayOf(Date.now())}.json`,
                  savedFile(searches),
                  'application/json',
                )
              }
            >
              备份到文件
            </Button>
          )}
          <Button type="link" size="small" onClick={() => input.current?.click()}>
            从文件恢复
          </Button>
          <FileInput
            ref={input}
            hidden
            accept=".json,application/json"
            aria-label="要恢复的检索文件"
            onPick={([file]) => read(file)}
          />
        </span>
      </p>
      <div role="status">
        {outcome.map((sentence) => (
          <p key={sentence} className={styles.shelfNote}>
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}
