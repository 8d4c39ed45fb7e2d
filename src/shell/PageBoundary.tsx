import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { MAIN_ID } from './AccessBar';
import { isChunkError, mayReload } from './chunkRecovery';

interface Props {
  children: ReactNode;
  /** True around the whole application: the panel is then the page. */
  root?: boolean;
}

interface State {
  error: unknown;
  reloading: boolean;
}

/**
 * Catches what a page throws. A chunk that could not be loaded is tried again by one reload;
 * after that, and for any other fault, a panel says what happened and offers a retry.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: undefined, reloading: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error) && mayReload()) {
      this.setState({ reloading: true });
      window.location.reload();
    }
  }

  override render(): ReactNode {
    const { error, reloading } = this.state;
    if (!error) return this.props.children;
    if (reloading) return <p className="ipr-state">页面已更新，正在重新打开…</p>;
    const chunk = isChunkError(error);
    const panel = (
      <div className="ipr-state" role="alert">
        <h1>{chunk ? '页面的一部分没有加载成功' : '页面出现错误'}</h1>
        <p>
          {chunk
            ? '网络可能不稳定，或者系统刚刚更新。已填写的内容保留在本机，重新加载后可以继续。'
            : '这不是您的操作造成的。已填写的内容保留在本机，重新加载后可以继续。'}
        </p>
        <Button type="primary" onClick={() => window.location.reload()}>
          重新加载
        </Button>
      </div>
    );
    if (!this.props.root) return panel;
    return (
      <main id={MAIN_ID} tabIndex={-1} className="ipr-standalone">
        {panel}
      </main>
    );
  }
}
