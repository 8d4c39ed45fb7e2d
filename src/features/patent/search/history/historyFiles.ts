import { absoluteAddress } from '@/address';
import { toCsv } from '@/components/export/csv';
import { plainQuestion } from '@/components/search/history/question';
import type { PastSearch } from '@/components/search/history/searchHistory';
import { scopeInWords } from './scopeWords';
import { inWords, minuteOf, runLink } from './searchWords';

/** The history as CSV, the newest first; no cell runs as a formula. */
export function historyCsv(userId: string, searches: readonly PastSearch[]): string {
  return toCsv({
    name: '检索历史',
    columns: ['编号', '检索式', '含义', '范围', '命中（件）', '时间', '结果地址'].map((title) => ({
      title,
    })),
    rows: searches.map((past) => [
      past.number,
      past.expression,
      inWords(past.expression),
      scopeInWords(userId, past).join('；'),
      past.hits,
      minuteOf(past.at),
      absoluteAddress(runLink(past)),
    ]),
  });
}

/** The history as JSON, the newest first. */
export function historyJson(searches: readonly PastSearch[]): string {
  const listed = searches.map(({ number, expression, hits, at, ...past }) => ({
    number,
    expression,
    hits,
    searchedAt: new Date(at).toISOString(),
    ...plainQuestion(past),
  }));
  return `${JSON.stringify({ type: 'ipr-search-history', version: 1, searches: listed }, null, 2)}\n`;
}
