import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { keptOnScreen } from '@/components/form/keptOnScreen';
import { readTab, writeTab } from '@/storage';
import { MAIN_ID } from './AccessBar';
import styles from './shell.module.css';

const KEY = 'iprChunkReload';
const QUIET_PERIOD = 5 * 60_000;

/** Whether an error says that a script chunk could not be loaded (specification 8). */
function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Allows one automatic reload after a chunk failure: a release may have replaced the files of an
 * open tab. A second failure within five minutes is shown instead, and so is the first one when
 * the browser cannot remember that it has reloaded.
 */
function mayReload(now = Date.now()): boolean {
  const last = readTab(KEY, (value) => typeof value === 'number') ?? 0;
  return now - last >= QUIET_PERIOD && writeTab(KEY, now);
}

interface Props {
  children: ReactNode;
  /** True around the whole application: the panel is then the page. */
  root?: boolean;
}

interface State {
  error: unknown;
  reloading: boolean;
  /** Without a network a reload would leave the browser's own error page in place of the portal. */
  offline: boolean;
  /** The user wanted to reload all the same. */
  refused: boolean;
  /** Something was filled in on the page that broke, and is kept. */
  kept: boolean;
}

const isOffline = () => navigator.onLine === false;

/** What happened, what was kept, and what to do. */
function sentenceOf(error: unknown, { offline, refused, kept }: State): string {
  const keptWords = kept ? '已填写的内容保留在本机，' : '';
  if (refused) return `网络仍未恢复，请检查网络连接。${keptWords}恢复后会自动重新打开。`;
  if (offline) return `网络已断开。${keptWords}网络恢复后会自动重新打开。`;
  const reason = isChunkError(error)
    ? '网络可能不稳定，或者系统刚刚更新。'
    : '这不是您的操作造成的。';
  return `${reason}${keptWords}重新加载后可以继续。`;
}

/**
 * Catches what a page throws. A chunk that could not be loaded is tried again by one reload, without
 * a network as soon as there is one; after that, and for any other fault, a panel says what happened
 * and offers a retry.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = {
    error: undefined,
    reloading: false,
    offline: false,
    refused: false,
    kept: false,
  };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // Asked now: what was on the screen is gone a moment later.
    return { error: error ?? new Error('unknown'), kept: keptOnScreen() };
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error)) return;
    if (isOffline()) {
      this.waitForNetwork(false);
    } else if (mayReload()) {
      this.reopen();
    }
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.reopen);
  }

  private readonly reopen = () => {
    this.setState({ reloading: true });
    window.location.reload();
  };

  private readonly reload = () => {
    if (!isOffline()) {
      window.location.reload();
      return;
    }
    this.waitForNetwork(true);
  };

  private waitForNetwork(refused: boolean): void {
    this.setState((now) => ({ offline: true, refused: refused || now.refused }));
    window.addEventListener('online', this.reopen);
  }

  override render(): ReactNode {
    const { error, reloading, offline } = this.state;
    if (!error) return this.props.children;
    if (reloading) {
      return <p className="ipr-state">{offline ? '网络已恢复' : '页面已更新'}，正在重新打开…</p>;
    }
    const panel = (
      <div className="ipr-state" role="alert">
        <h1>{isChunkError(error) ? '页面的一部分没有加载成功' : '页面出现错误'}</h1>
        <p>{sentenceOf(error, this.state)}</p>
        <Button type="primary" onClick={this.reload}>
          重新加载
        </Button>
      </div>
    );
    if (!this.props.root) return panel;
    return (
      <main id={MAIN_ID} tabIndex={-1} className={styles.standalone}>
        {panel}
      </main>
    );
  }
}
