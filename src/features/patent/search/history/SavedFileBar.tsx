import { downloadFile } from '@/components/export/downloadFile';
import { FileExchange } from '@/components/export/FileExchange';
import { readSavedFile, savedFile } from '@/components/search/history/savedFile';
import { addSaved, MOST_SAVED, type SavedSearch } from '@/components/search/history/savedSearches';
import { dayOf } from './searchWords';

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
  const save = () => {
    const name = `已存检索-${dayOf(Date.now())}.json`;
    downloadFile(name, savedFile(searches), 'application/json');
  };
  return (
    <FileExchange
      save="备份到文件"
      restore="从文件恢复"
      field="要恢复的检索文件"
      onSave={searches.length > 0 ? save : undefined}
      onText={(text) => importFile(userId, text)}
    >
      只保存在这台电脑的浏览器里，退出登录后仍保留；公用电脑请删除。
    </FileExchange>
  );
}
