import { Link } from '@umijs/max';
import { useMount } from 'ahooks';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwner } from '@/components/page/useOwner';
import { todayInChina } from '@/domain/calendar';
import { changesOf } from '@/domain/watch/changes';
import { watchedLink } from '@/links/landing';
import { useAsked } from '@/requests/useAsked';
import { factsOf, lookAt, type Watchable } from './look';
import { SaidList } from './SaidList';
import styles from './watch.module.css';
import { findWatched, noteSeen, unwatch, useWatched, watch } from './watched';

export type WatchProps = Watchable & {
  /** Where to say what is different and what was done; below the button when left out. */
  readonly below?: Element | null;
};

type ActionProps = WatchProps & {
  /** Watching was asked for before this was loaded. */
  readonly begun: boolean;
};

/** Says what changed since the last look at a watched record, and makes this the last look. */
function useLastLook(shown: WatchProps, say: (words: ReactNode) => void): void {
  const owner = useOwner();
  const { kind, id, title } = shown;
  const look = async (signal: AbortSignal) => {
    say(undefined);
    const before = findWatched(owner, { kind, id });
    if (!before) return;
    const known = await lookAt(shown, signal);
    if (signal.aborted) return;
    const said = changesOf(kind, before.seen.known, known);
    noteSeen(owner, { kind, id, title }, { at: Date.now(), known });
    // That something could not be told this time is no news.
    if (said.every(({ is }) => is === 'unknown')) return;
    say(<SaidList said={said} lead={`自 ${todayInChina(before.seen.at)} 您上次查看以来：`} />);
  };
  useAsked(look, { refreshDeps: [owner, kind, id] });
}

/** The button itself, loaded after the page. */
export default function WatchAction({ begun, ...shown }: ActionProps) {
  const { kind, id, title, what = '', below } = shown;
  const owner = useOwner();
  const watched = useWatched().some((one) => one.kind === kind && one.id === id);
  const [words, say] = useState<ReactNode>();
  const button = useRef<HTMLButtonElement>(null);
  useLastLook(shown, say);
  const { run: completeLook } = useAsked(
    async (signal) => {
      const known = await lookAt(shown, signal);
      if (!signal.aborted) noteSeen(owner, { kind, id, title }, { at: Date.now(), known });
    },
    { manual: true },
  );
  const begin = () => {
    const at = Date.now();
    const seen = { at, known: factsOf(shown) };
    const outcome = watch(owner, { kind, id, title, since: at, seen });
    if (outcome.ok) completeLook();
    say(
      outcome.ok ? (
        <p>
          已关注{what}，只保存在这台设备的浏览器里；有变化时会列在首页“我的事项”和
          <Link to={watchedLink()}>我的关注</Link>里。
        </p>
      ) : (
        <p>{outcome.message}</p>
      ),
    );
  };
  useMount(() => {
    if (!begun) return;
    // The button that was pressed went with what stood in for this.
    button.current?.focus();
    if (id && !watched) begin();
  });
  if (!id) return null;

  const end = () => {
    const outcome = unwatch(owner, { kind, id });
    say(<p>{outcome.ok ? `不再关注${what}。` : outcome.message}</p>);
  };
  const note = (
    <div className={`${styles.watchNote} ipr-no-print`} role="status">
      {words}
    </div>
  );
  return (
    <>
      <Button
        ref={button}
        className={`${styles.watch} ipr-no-print`}
        aria-pressed={watched}
        onClick={({ detail }) => {
          // The second press of a double click would undo the first.
          if (detail < 2) (watched ? end : begin)();
        }}
      >
        {watched ? '已关注' : '关注'}
        {what}
      </Button>
      {below === undefined ? note : below && createPortal(note, below)}
    </>
  );
}
