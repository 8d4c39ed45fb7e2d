import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { downloadFile } from '@/components/export/downloadFile';
import { FileExchange } from '@/components/export/FileExchange';
import partsStyles from '@/components/page/parts.module.css';
import { useOwner } from '@/components/page/useOwner';
import { usePageTitle } from '@/components/page/usePageTitle';
import frameStyles from '@/components/reading/frame.module.css';
import type { SavedSearch } from '@/components/search/history/savedSearches';
import { useSavedSearches } from '@/components/search/history/useKept';
import { EmptyState } from '@/components/state/EmptyState';
import { type Done, UndoNote } from '@/components/state/UndoNote';
import { useWatched } from '@/components/watch/useWatched';
import { addWatched, unwatch } from '@/components/watch/watched';
import { watchFile } from '@/components/watch/watchFile';
import { todayInChina } from '@/domain/calendar';
import { landingLink } from '@/links/landing';
import { patentSearchLink } from '@/links/patent';
import { itemOfRecord, itemsOfSearches, type WatchedItem } from './items';
import { KeptWithAccount } from './KeptWithAccount';
import { takeIn } from './takeIn';
import { type Check, useChecks } from './useChecks';
import { WatchedTable } from './WatchedTable';
import styles from './watched.module.css';

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

/** Asks about the newest items once, and about the next ones when told to. */
function useRounds(items: readonly WatchedItem[]) {
  const { checks, ask } = useChecks();
  const open = items.filter(({ name, ask: can }) => can && !checks.has(name));
  const first = useRef(true);
  useEffect(() => {
    if (!first.current || open.length === 0) return;
    first.current = false;
    ask(open.slice(0, MOST_ASKED));
  }, [open, ask]);
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
    downloadFile(name, watchFile(records, saved), 'application/json');
  };
  return (
    <article className={`ipr-sheet ${partsStyles.sections}`}>
      <Link className={frameStyles.recordReturn} to={landingLink({})}>
        返回首页
      </Link>
      <h1>我的关注</h1>
      <FileExchange
        save="导出到文件"
        restore="从文件导入"
        field="要导入的关注文件"
        onSave={items.length > 0 ? save : undefined}
        onText={(text) => takeIn(owner, text)}
      >
        只保存在这台设备的浏览器里，退出登录后仍保留；换设备时先导出，再在新设备导入。
      </FileExchange>
      {owner && <KeptWithAccount owner={owner} records={records} searches={saved} />}
      <UndoNote done={done} onUndone={() => setDone({ text: '已撤销。' })} />
      {items.length === 0 ? (
        <EmptyState title={owner ? '还没有关注任何内容' : '登录后才能使用“我的关注”'}>
          <p>
            在专利、法律法规、裁判文书、企业、供需信息和产业链环节的页面点“关注”，有变化时就会列在这里和首页“我的事项”里。
          </p>
          <p>
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
    </article>
  );
}
