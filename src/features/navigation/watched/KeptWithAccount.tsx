import { Button } from 'antd';
import { useState } from 'react';
import type { SavedSearch } from '@/components/search/history/savedSearches';
import type { WatchedRecord } from '@/components/watch/watched';
import { readWatchFile, watchFile } from '@/components/watch/watchFile';
import { errorSentence, isNotOffered } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { findKeptWatched, saveKeptWatched } from '@/services/data/watched';
import { takeIn } from './takeIn';
import styles from './watched.module.css';

interface Props {
  owner: string;
  /** What is watched on this device. */
  records: readonly WatchedRecord[];
  /** The saved searches of this device, which go with them. */
  searches: readonly SavedSearch[];
}

const nameOf = ({ kind, id }: Pick<WatchedRecord, 'kind' | 'id'>) => `${kind} ${id}`;

/** How many the account keeps, and of those the ones that this device does not have. */
function compared(content: string, records: readonly WatchedRecord[]) {
  const file = readWatchFile(content);
  if (!file.ok) return undefined;
  const here = new Set(records.map(nameOf));
  const missing = file.watched.filter((one) => !here.has(nameOf(one))).length;
  return { count: file.watched.length, missing };
}

/**
 * What is watched, kept with the account as well, where the back end offers it: put there and
 * fetched from there when the user presses, so that no device changes another's list unasked.
 */
export function KeptWithAccount({ owner, records, searches }: Props) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const silent = { skipErrorHandler: true };
  const kept = useAsked((signal) => findKeptWatched({ ...silent, signal }), {
    refreshDeps: [owner],
  });
  const saving = useAsked(
    (signal) => saveKeptWatched(watchFile(records, searches), { ...silent, signal }),
    {
      manual: true,
      onSuccess: (now) => {
        kept.mutate(now);
        const also = searches.length > 0 ? `，另有 ${searches.length} 个已存检索` : '';
        setSaid([`已存入账号，共 ${records.length} 项${also}。`]);
      },
      onError: (error) =>
        setSaid([`没有存入账号：${errorSentence(error)}这台设备上的关注没有变。`]),
    },
  );
  const { content = null, savedAt } = kept.data ?? {};
  const there = content === null ? { count: 0, missing: 0 } : compared(content, records);
  // The place is kept while it is asked, so that nothing below moves.
  return (
    <div className={`${styles.watchedAccount} ipr-no-print`}>
      {kept.error && !isNotOffered(kept.error) && (
        <p>
          账号里存的关注没有查到：{errorSentence(kept.error)}
          <Button type="link" size="small" loading={kept.loading} onClick={kept.refresh}>
            重试
          </Button>
        </p>
      )}
      {kept.error && isNotOffered(kept.error) && <p>本平台的后台没有提供随账号保存关注。</p>}
      {kept.data && (
        <p>
          {content === null
            ? '账号里还没有存关注。'
            : `账号里存有 ${there?.count ?? '—'} 项${savedAt ? `（${savedAt}）` : ''}${
                there?.missing ? `，其中 ${there.missing} 项这台设备没有` : ''
              }。`}
          {content !== null && (
            <Button type="link" size="small" onClick={() => setSaid(takeIn(owner, content))}>
              从账号取回
            </Button>
          )}
          {records.length + searches.length > 0 && (
            <Button type="link" size="small" loading={saving.loading} onClick={() => saving.run()}>
              {there?.missing ? `存入账号，去掉账号里另外的 ${there.missing} 项` : '存入账号'}
            </Button>
          )}
        </p>
      )}
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
