import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { setLook } from '@/components/page/look';
import { cssVariables, magnified, themeFor, tokensFor } from '../../config/theme';
import { useCareChoices, useCareMode, useToolsShown } from './careMode';
import { useContrasts } from './contrastThemes';

/**
 * antd's own loading icon adds an English word to the button's name, and its motion may leave the
 * icon behind when the answer comes at once.
 */
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

/** The signs of notices; antd's own say their English names by ear. */
const ALERT = {
  infoIcon: <InfoCircleFilled aria-hidden />,
  successIcon: <CheckCircleFilled aria-hidden />,
  warningIcon: <ExclamationCircleFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
};

/** From this zoom on, what stands side by side comes one below the other; sooner on a phone. */
const STACKED_FROM = 1.5;
const STACKED_ON_PHONE_FROM = 1.25;
const PHONE_BELOW = 576;

/** Gives everything below the portal's theme, in normal or care mode, and Chinese texts. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const careMode = useCareMode();
  const tools = useToolsShown();
  const choices = useCareChoices();
  const { contrast, zoom, spacing } = choices;
  const themes = useContrasts(contrast !== 'none');
  const [tokens, theme] = useMemo(() => {
    const own = magnified(tokensFor(careMode), zoom, spacing);
    if (contrast === 'none' || !themes) return [own, themeFor(own, careMode)];
    const contrasted = themes.contrastTokens(contrast, own);
    return [contrasted, themes.contrastTheme(contrasted)];
  }, [careMode, zoom, spacing, contrast, themes]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(cssVariables(tokens))) {
      root.style.setProperty(name, value);
    }
    root.style.setProperty('--ipr-zoom', String(zoom));
    const from = window.innerWidth < PHONE_BELOW ? STACKED_ON_PHONE_FROM : STACKED_FROM;
    const stacked = choices.plain || zoom >= from;
    Object.assign(root.dataset, { ...choices, care: careMode, tools, stacked });
    setLook(tokens);
  }, [tokens, zoom, choices, careMode, tools]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={BUTTON} alert={ALERT}>
      {children}
    </ConfigProvider>
  );
}
