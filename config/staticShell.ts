/**
 * The page as it stands before any script has run, and while the session loads. `src/loading.tsx`
 * renders the same markup, so nothing moves when React takes over. Its styles stand in
 * `src/styles/shell.css`: the Content-Security-Policy allows no style attributes.
 */
export const staticShell = `<div class="ipr-shell" role="status" aria-live="polite"><div></div><p>正在打开知识产权公共服务平台…</p></div>`;
