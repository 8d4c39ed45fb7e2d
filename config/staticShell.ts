/**
 * The page as it stands before any script has run, and while the session loads. `src/loading.tsx`
 * renders the same markup, so nothing moves when React takes over. Its styles stand in
 * `src/styles/staticShell.css`: the Content-Security-Policy allows no style attributes.
 */
export const staticShell = `<div class="ipr-shell" role="status" aria-live="polite"><div></div><p>正在打开知识产权公共服务平台…</p></div>`;

/**
 * The shell with a sentence that a style shows after five seconds, for as long as no script has
 * arrived: then nothing else on the page can say that it takes long.
 */
export const waitingShell = `<div class="ipr-shell-loading">${staticShell}<p class="ipr-long-wait ipr-late" role="status">加载时间较长，仍在等待。一直没有打开的，请检查网络后刷新页面。</p></div>`;
