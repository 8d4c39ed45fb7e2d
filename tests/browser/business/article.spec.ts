import type { Page } from '@playwright/test';
import { applyLink } from '../../../src/links/business';
import { expect, type Portal, test } from '../support/portal';
import { button } from './filling';

// Without the policy of the page, what is left is the sanitiser alone.
test.use({ bypassCSP: true });

const RUN = (name: string, page = 'window') =>
  `${page}.hostile=(${page}.hostile||[]).concat('${name}')`;
const IN_QUOTES = (name: string) => RUN(name).replaceAll("'", '&#39;');

/**
 * What has been used to get script through sanitisers; each would leave its name behind. What
 * swallows the text after it comes last.
 */
const HOSTILE = [
  '<h2>正文标题</h2><p>正文的<strong>重点</strong>和 1 &lt; 2。</p>',
  '<table><tr><th colspan="2">表头</th></tr><tr><td>甲</td><td>乙</td></tr></table>',
  '<a href="https://good.example/page" target="_self" onclick="alert(1)">好链接</a>',
  `<script>${RUN('script')}</script>`,
  '<script src="https://evil.example/x.js"></script>',
  `<img src="x:x" onerror="${RUN('img')}">`,
  '<img src="https://evil.example/seen.png">',
  `<svg onload="${RUN('svg')}"><script>${RUN('svg script')}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN('svg link')}"><text>图</text></a></svg>`,
  `<svg><animate onbegin="${RUN('animate')}" attributeName="x" dur="1s"></svg>`,
  `<iframe srcdoc="<script>${RUN('frame', 'parent')}</script>"></iframe>`,
  `<iframe src="javascript:${RUN('frame address', 'parent')}"></iframe>`,
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/y.swf">',
  `<details open ontoggle="${RUN('details')}"><summary>展开</summary></details>`,
  `<input autofocus onfocus="${RUN('focus')}"><button onclick="${RUN('button')}">按钮</button>`,
  `<video><source onerror="${RUN('video')}"></video><audio src="x:x" onerror="${RUN('audio')}"></audio>`,
  `<body onload="${RUN('body')}"><marquee onstart="${RUN('marquee')}">跑</marquee>`,
  `<p onpointerover="${RUN('over')}" onclick="${RUN('click')}" style="position:fixed;inset:0;background:url(https://evil.example/style.png)" class="ipr-header" id="main-content" name="body">被盖住的段落</p>`,
  '<style>body{background:url(https://evil.example/sheet.png)}</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css"><base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name="password"><button>登录</button></form>',
  `<p><a href="javascript:${RUN('link')}">坏链接一</a></p>`,
  `<p><a href=" &#1;java&#10;script&colon;${RUN('hidden link')}">坏链接二</a></p>`,
  `<p><a href="data:text/html,<script>${RUN('data', 'opener')}</script>">坏链接三</a></p>`,
  '<p><a href="//evil.example/">坏链接四</a></p>',
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x:x onerror=${IN_QUOTES('math')}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src="x:x" onerror="${RUN('mutation')}">`,
  `<noscript><p title="</noscript><img src='x:x' onerror=&quot;${IN_QUOTES('noscript')}&quot;>">`,
  `<template><img src="x:x" onerror="${RUN('template')}"></template>`,
].join('\n');

const ALLOWED =
  'a b blockquote br code dd div dl dt em h2 h3 h4 hr i li ol p pre span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );

/** The guide and the declarations are this text. */
async function publish(portal: Portal): Promise<void> {
  const articles = ['GUIDE_PJSQ', 'CONSENT_PJSQ'].map((code) => ({
    id: code,
    code,
    type: 'NEWS_GUIDE',
    title: '办事指南',
    content: HOSTILE,
    source: '示例市知识产权局',
    publishTime: '2026-01-15 10:30:00',
    status: 'Y',
    attachments: [],
  }));
  await portal.fault({
    path: '/website-service/api/article/find',
    body: { code: 0, data: { content: articles, totalElements: articles.length }, msg: '' },
    times: 9,
  });
}

/** Nothing has run, nothing was asked for, nothing but plain text elements is in the article. */
async function expectHarmless(page: Page, asked: readonly string[], title: string): Promise<void> {
  const article = page.locator('[class*="ipr-article-"]');
  await expect(article.getByRole('heading', { name: '正文标题' })).toBeVisible();
  await expect(article.getByText('正文的重点和 1 < 2。')).toBeVisible();
  await expect(article.getByRole('cell', { name: '乙' })).toBeVisible();
  const found = await article.locator('*').evaluateAll((all) =>
    all.map((one) => ({
      tag: one.localName,
      html: one.namespaceURI === 'http://www.w3.org/1999/xhtml',
      attributes: one.getAttributeNames(),
    })),
  );
  for (const { tag, html, attributes } of found) {
    expect(ALLOWED).toContain(tag);
    expect(html).toBe(true);
    for (const name of attributes) {
      expect(['href', 'colspan', 'rowspan', 'target', 'rel']).toContain(name);
    }
  }
  await expect(article.getByRole('link')).toHaveText(['好链接']);
  const good = article.getByRole('link', { name: '好链接' });
  await expect(good).toHaveAttribute('target', '_blank');
  await expect(good).toHaveAttribute('rel', 'noopener noreferrer');
  for (const words of ['坏链接一', '坏链接二', '坏链接三', '坏链接四', '被盖住的段落']) {
    await article.getByText(words).click();
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(asked).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('banner').getByRole('button', { name: '李某' })).toBeVisible();
}

test('an article that is hostile does nothing on the guide and above the declarations', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  await page.context().route(/^https?:\/\/(evil|good)\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await portal.signIn('person');
  await publish(portal);
  await portal.open(applyLink('PJSQ'));
  await button(page, '查看办事指南全文').click();
  const title = await page.title();
  await expectHarmless(page, asked, title);
  await portal.open(applyLink('PJSQ', { step: 'consent' }));
  await expect(page.getByRole('heading', { name: '须知全文' })).toBeVisible();
  await expectHarmless(page, asked, await page.title());
  await expect(
    page.getByRole('group', { name: /请逐项阅读并勾选/ }).getByRole('checkbox'),
  ).toHaveCount(4);
});

test('the same article without the sanitiser would do harm', async ({ page, portal }) => {
  await page.context().route(/^https?:\/\/evil\.example\//, (route) => route.fulfill({ body: '' }));
  await page.goto(`${portal.origin}/ipr-admin/welcome`);
  await page.evaluate((html) => {
    const holder = document.createElement('div');
    holder.innerHTML = html.replace(/<meta[^>]*>/, '');
    document.body.append(holder);
  }, HOSTILE);
  await expect
    .poll(() => page.evaluate(() => (window as { hostile?: string[] }).hostile ?? []))
    .toEqual(expect.arrayContaining(['img', 'details', 'audio', 'frame']));
});
