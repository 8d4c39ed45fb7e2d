import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { downloadFile } from '@/components/export/downloadFile';
import { FileExchange } from '@/components/export/FileExchange';
import { PageHead } from '@/components/page/PageHead';
import partsStyles from '@/components/page/parts.module.css';
import { useOwner } from '@/components/page/useOwner';
import { usePageTitle } from '@/components/page/usePageTitle';
import type { SavedSearch } from '@/components/search/history/savedSearches';
import { useSavedSearches } from '@/components/search/history/useKept';
import { EmptyState } from '@/components/state/EmptyState';
import stateStyles from '@/components/state/state.module.css';
import { type Done, UndoNote } from '@/components/state/UndoNote';
import { addWatched, unwatch, useWatched, type WatchedRecord } from '@/components/watch/watched';
import { readWatchFile, watchFile } from '@/components/watch/watchFile';
import { todayInChina } from '@/domain/calendar';
import { patentSearchLink } from '@/links/patent';
import { errorSentence, isNotOffered } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { findKeptWatched, saveKeptWatched } from '@/services/data/watched';
import { itemOfRecord, itemsOfSearches, type WatchedItem } from './items';
import { takeIn } from './takeIn';
import { type Check, useChecks } from './useChecks';
import { WatchedTable } from './WatchedTable';
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
function KeptWithAccount({ owner, records, searches }: Props) {
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
      {/* Nothing here and nothing there is told below. */}
      {kept.data && (content !== null || records.length + searches.length > 0) && (
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

/** Items asked about in one go: each is a call or two. */
const MOST_ASKED = 30;

/** Records and saved searches together, the latest first. */
function useItems(owner: string, saved: readonly SavedSearch[]): readonly WatchedItem[] {
  const watched = useWatched();
  return useMemo(() => {
    const records = watched.map((one) => itemOfRecord(owner, one));
    return [...records, ...itemsOfSearches(owner, saved)].sort((a, b) => b.since - a.since);
  }, [owner, watched, saved]);
}

/** The items of each kind; the kinds in the order of their newest item. */
function grouped(items: readonly WatchedItem[]): Map<string, WatchedItem[]> {
  const groups = new Map<string, WatchedItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return groups;
}

/** How far the questions are: what is asked, what has changed, what could not be told. */
function progress(checks: ReadonlyMap<string, Check>): string {
  const all = [...checks.values()];
  if (all.length === 0) return '';
  if (all.some(({ is }) => is === 'waiting' || is === 'asking')) return '正在逐项核对…';
  const answers = all.flatMap((check) => (check.is === 'answered' ? [check.answer] : []));
  const changed = answers.filter(({ said }) => said.some(({ is }) => is === 'changed')).length;
  const unclear = answers.filter(({ compared }) => !compared).length;
  const failed = all.length - answers.length;
  const parts = [
    changed > 0 && `其中 ${changed} 项有变化`,
    changed === 0 && answers.length > unclear && '没有发现变化',
    unclear > 0 && `${unclear} 项不能比较`,
    failed > 0 && `${failed} 项没有查到`,
  ].filter(Boolean);
  return `核对了 ${all.length} 项，${parts.join('，')}。`;
}

/**
 * Asks about the newest items once, about what a file or the account brings as long as there is room
 * beside them, and about the next ones when told to.
 */
function useRounds(items: readonly WatchedItem[]) {
  const { checks, ask } = useChecks();
  const open = items.filter(({ name, ask: can }) => can && !checks.has(name));
  const room = MOST_ASKED - checks.size;
  useEffect(() => {
    if (room > 0) ask(open.slice(0, room));
  }, [open, ask, room]);
  return { checks, ask, open, goOn: () => ask(open.slice(0, MOST_ASKED)) };
}

/**
 * What the user watches, by kind, each with what is different since its page was last opened. Saved
 * searches stand here as well; they are kept and changed where searches are.
 */
export default function WatchedScreen() {
  usePageTitle('我的关注');
  const owner = useOwner();
  const saved = useSavedSearches();
  const items = useItems(owner, saved);
  const { checks, ask, open, goOn } = useRounds(items);
  const [done, setDone] = useState<Done>();
  const status = useRef<HTMLParagraphElement>(null);
  const records = items.flatMap(({ record }) => record ?? []);
  const end = ({ record, title }: WatchedItem) => {
    if (!record) return;
    const outcome = unwatch(owner, record);
    if (!outcome.ok) setDone({ text: outcome.message });
    else setDone({ text: `不再关注“${title}”。`, undo: () => addWatched(owner, [record]) });
  };
  const save = () => {
    const name = `我的关注-${todayInChina()}.json`;
    return downloadFile(name, watchFile(records, saved), 'application/json');
  };
  return (
    <article>
      <PageHead title="我的关注" />
      <div className={`ipr-sheet ${partsStyles.sections}`}>
        <FileExchange
          save="导出到文件"
          restore="从文件导入"
          field="要导入的关注文件"
          onSave={items.length > 0 ? save : undefined}
          onText={(text) => takeIn(owner, text)}
        >
          {items.length > 0
            ? '只保存在这台设备的浏览器里，退出登录后仍保留；换设备时先导出，再在新设备导入。'
            : '在别的设备上导出的关注，可以在这里导入。'}
        </FileExchange>
        {owner && <KeptWithAccount owner={owner} records={records} searches={saved} />}
        <UndoNote done={done} onUndone={() => setDone({ text: '已撤销。' })} />
        {items.length === 0 ? (
          <EmptyState title={owner ? '还没有关注任何内容' : '登录后才能使用“我的关注”'}>
            <p>
              在专利、法律法规、裁判文书、企业、供需信息和产业链环节的页面点“关注”，有变化时就会列在这里和首页“我的事项”里。
            </p>
            <p className={stateStyles.stateActions}>
              <Link to={patentSearchLink()}>去检索专利</Link>
            </p>
          </EmptyState>
        ) : (
          <>
            <p ref={status} tabIndex={-1} role="status" className={styles.watchedStatus}>
              {progress(checks)}
            </p>
            {open.length > 0 && checks.size > 0 && (
              <p className="ipr-note ipr-no-print">
                每次核对最近关注的 {MOST_ASKED} 项，还有 {open.length} 项没有核对。
                <Button
                  type="link"
                  size="small"
                  onClick={() => {
                    // The button may go with what it asks for.
                    status.current?.focus();
                    goOn();
                  }}
                >
                  继续核对
                </Button>
              </p>
            )}
            {[...grouped(items)].map(([group, some]) => (
              <WatchedTable
                key={group}
                group={group}
                items={some}
                checks={checks}
                onAsk={(item) => ask([item])}
                onEnd={end}
              />
            ))}
          </>
        )}
      </div>
    </article>
  );
}
