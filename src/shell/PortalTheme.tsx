import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useLayoutEffect } from 'react';
import { cssVariables, themeFor } from '../../config/theme';
import { useCareMode } from './careMode';

/**
 * antd's own loading icon adds an English word to the button's name, and its motion may leave the
 * icon behind when the answer comes at once.
 */
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

/** Gives everything below the portal's theme, in normal or care mode, and Chinese texts. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const careMode = useCareMode();
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(cssVariables(careMode))) {
      root.style.setProperty(name, value);
    }
    root.dataset.care = String(careMode);
  }, [careMode]);
  return (
    <ConfigProvider locale={zhCN} theme={themeFor(careMode)} button={BUTTON}>
      {children}
    </ConfigProvider>
  );
}
