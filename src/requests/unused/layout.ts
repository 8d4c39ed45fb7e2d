/**
 * Takes the place of parts that ProLayout, Umi's layout or antd's `Result` import and that never show
 * in this portal, because their own switches turn them off or a part of ours stands there
 * (config/plugins/firstLoad).
 */
const nothing = () => null;

export {
  nothing as ActionsContent,
  nothing as AppsLogoComponents,
  nothing as CollapsedIcon,
  nothing as DefaultFooter,
  nothing as default,
  nothing as defaultRenderLogo,
  nothing as GlobalHeader,
  nothing as getRightRenderContent,
  nothing as Logo,
  nothing as PageLoading,
  nothing as TopNavHeader,
};
