import { dataOf } from '@/requests/envelopes';
import { type Complete, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from './contract/website';
import * as readers from './contract/websiteReaders';

export type HostSettings = components['schemas']['HostSettings'];
export type App = Complete<components['schemas']['App']>;
export type Article = Complete<components['schemas']['Article']>;

/** Settings of the portal on this host; runs on user pages too. The path is assumed. */
export async function getHostSettings(host: string, options?: CallOptions): Promise<HostSettings> {
  const path = '/api/front/settings/findByHost';
  return dataOf(await callService('GET', 'website', path, { ...options, params: { host } }));
}

/**
 * The app centre's entries, in display order, as far as the back end describes them: each has a
 * title, or shows its address. The path is assumed.
 */
export async function findApps(options?: CallOptions): Promise<App[]> {
  const answer = await callService('GET', 'website', '/api/front/app/find', options);
  return readPage(readers.App, answer)
    .content.filter(({ visible, title, url }) => visible !== false && (title || url))
    .map((app) => ({ ...app, id: app.id || app.url || app.title, title: app.title || app.url }));
}

/** GET {website}/api/article/find (specification 7), always with ignoreEnterpriseId. */
export async function findArticles(
  query: { type: string; code?: string },
  options?: CallOptions,
): Promise<Article[]> {
  const answer = await callService('GET', 'website', '/api/article/find', {
    ...options,
    params: { queryData: { ...query, ignoreEnterpriseId: true } },
  });
  return readPage(readers.Article, answer).content;
}

/** The template to download for an evaluation case (specification 7). */
export function findEvaluationTemplate(options?: CallOptions): Promise<Article[]> {
  return findArticles(
    { type: 'NEWS_DOWNLOAD', code: 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE' },
    options,
  );
}

/**
 * The article of a code; none that bears another code, or does not say which: nobody is to agree to
 * a text, or to follow a guide, because it was the first of a list.
 */
async function articleOf(
  type: string,
  code: string,
  options?: CallOptions,
): Promise<Article | undefined> {
  const articles = await findArticles({ type, code }, options);
  return articles.find((article) => article.code === code);
}

/** The guide of a business service; the code is assumed. */
export function findGuide(process: string, options?: CallOptions): Promise<Article | undefined> {
  return articleOf('NEWS_GUIDE', `GUIDE_${process}`, options);
}

/** The text that users agree to before they apply, with its version; the code is assumed. */
export function findConsent(process: string, options?: CallOptions): Promise<Article | undefined> {
  return articleOf('NEWS_PRIVACY', `CONSENT_${process}`, options);
}

/** A document to fill in and attach, by the code that the form's description names. */
export function findTemplate(code: string, options?: CallOptions): Promise<Article | undefined> {
  return articleOf('NEWS_DOWNLOAD', code, options);
}
