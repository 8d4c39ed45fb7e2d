/**
 * The page as it stands before any script has run, and while the session loads. `src/loading.tsx`
 * renders the same markup, so nothing moves when React takes over. Styles are inline attributes
 * because the Content-Security-Policy allows inline styles and no inline script. The variables are
 * those of `earlyLook`, for who has chosen other colours.
 */
export const staticShell = `<div class="ipr-shell" role="status" aria-live="polite" style="min-height:100vh;background:var(--ipr-surface,#fff)"><div style="height:56px;border-bottom:1px solid var(--ipr-line,#e3e8ef)"></div><p style="margin:0;padding:96px 24px;text-align:center;color:var(--ipr-text-2,#51607a);font:var(--ipr-shell-size,16px)/1.8 'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif">正在打开知识产权公共服务平台…</p></div>`;
