import { HttpResponse, http } from 'msw';
import { BASE_PATH, SIBLING_APPS } from '../../config/portal';
import { escapeHtml } from '../html';
import { below } from './address';

/** What stands at these addresses in production (specification 1 and 2). */
const SYSTEMS: { path: string; name: (pathname: string) => string }[] = [
  {
    path: '/ipr-admin',
    name: (pathname) =>
      pathname.startsWith('/ipr-admin/zscq/workbench') ? '企业工作台' : '用户中心',
  },
  { path: SIBLING_APPS.searching, name: () => '专利大数据检索分析平台' },
  { path: SIBLING_APPS.navigation, name: () => '专利导航大数据平台' },
];

function page(name: string, url: URL): string {
  const address = escapeHtml(decodeSafely(url.pathname + url.search));
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title></head>
<body>
<main>
<h1>${name}</h1>
<p>正式环境中，此地址由“${name}”提供；当前为模拟后端的占位页面。</p>
<p>访问的地址：<code>${address}</code></p>
<p><a href="${BASE_PATH}">返回知识产权公共服务平台</a></p>
</main>
</body>
</html>
`;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Plain pages in the place of the sibling applications. */
export const siblingHandlers = SYSTEMS.map(({ path, name }) =>
  http.get(below(path), ({ request }) => {
    const url = new URL(request.url);
    return HttpResponse.html(page(name(url.pathname), url));
  }),
);
