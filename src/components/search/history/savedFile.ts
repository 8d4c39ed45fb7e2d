import { LIMITS } from '@/domain/search/limits';
import { patentResultLink, readPatentResult } from '@/links/patent';
import { isPlainObject } from '@/storage';
import { readQuery } from '../readQuery';
import { isQuestion, plainQuestion, type Question } from './question';
import { LONGEST_NAME, MOST_SAVED, plainName, type SavedSearch } from './savedSearches';

const TYPE = 'ipr-saved-searches';
const VERSION = 1;

/** Characters of a file; far more than the most saved searches take. */
const LONGEST_FILE = 2_000_000;

/** Characters of the address of a search; servers refuse much longer ones. */
const LONGEST_ADDRESS = 8000;

/** Reasons shown; a hostile file has thousands. */
const MOST_REASONS = 20;

/** Saved searches as a JSON text that `readSavedFile` reads. */
export function savedFile(searches: readonly SavedSearch[]): string {
  const listed = searches.map(({ name, at, ...question }) => ({
    name,
    savedAt: new Date(at).toISOString(),
    ...question,
  }));
  return `${JSON.stringify({ type: TYPE, version: VERSION, searches: listed }, null, 2)}\n`;
}

/** What a file holds, or why it is none of ours. */
export type SavedFile =
  | {
      ok: true;
      searches: readonly SavedSearch[];
      /** Why entries were left out, each with its place in the file. */
      refused: readonly string[];
    }
  | { ok: false; message: string };

/** A question as far as an address can hold it; whatever else was said is dropped. */
function addressable(question: Question): Question {
  const named = (filters: Question['include']) =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => /^[a-zA-Z]{1,40}$/.test(name)));
  const { include, exclude } = question;
  const link = patentResultLink({
    ...plainQuestion(question),
    include: named(include),
    exclude: named(exclude),
  });
  return plainQuestion(readPatentResult(link.slice(link.indexOf('?') + 1)));
}

/** An entry of a file as a saved search, or why it is none. */
function readEntry(entry: unknown, now: number): SavedSearch | string {
  if (!isPlainObject(entry)) return '不是一个检索';
  const { savedAt } = entry;
  const name = typeof entry.name === 'string' ? plainName(entry.name) : '';
  if (name === '') return '没有名称';
  if (Array.from(name).length > LONGEST_NAME) return `名称超过 ${LONGEST_NAME} 个字`;
  if (!isQuestion(entry)) return `“${name}”缺少检索内容，或者格式不对`;
  if (entry.q.length > LIMITS.length) return `“${name}”的检索式超过 ${LIMITS.length} 个字符`;
  const question = addressable(entry);
  if (patentResultLink(question).length > LONGEST_ADDRESS) return `“${name}”的条件过多`;
  const { problem } = readQuery(question);
  if (problem) return `“${name}”的检索式无法识别（${problem.message}）`;
  const at = typeof savedAt === 'string' ? Date.parse(savedAt) : Number.NaN;
  return { ...question, name, at: at > 0 && at <= now ? at : now };
}

/**
 * Reads a file of saved searches. It may come from anybody: only what an address of the result
 * list can hold is taken, and every query is read before it is kept. Never throws.
 */
export function readSavedFile(text: string, now: number = Date.now()): SavedFile {
  if (text.length > LONGEST_FILE) return { ok: false, message: '文件太大，不是备份的检索文件。' };
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, message: '文件不是检索的备份，无法恢复。' };
  }
  if (!isPlainObject(content) || content.type !== TYPE || !Array.isArray(content.searches)) {
    return { ok: false, message: '文件不是从“已存检索”备份的，无法恢复。' };
  }
  if (content.version !== VERSION) {
    return { ok: false, message: '文件由其他版本备份，无法恢复。' };
  }
  const read = content.searches.slice(0, MOST_SAVED).map((entry) => readEntry(entry, now));
  const reasons = read.flatMap((one, i) =>
    typeof one === 'string' ? [`第 ${i + 1} 个：${one}。`] : [],
  );
  const refused = reasons.slice(0, MOST_REASONS);
  const more = reasons.length - refused.length;
  if (more > 0) refused.push(`另有 ${more} 个没有恢复。`);
  const rest = content.searches.length - read.length;
  if (rest > 0) refused.push(`一个文件最多读取 ${MOST_SAVED} 个检索，其余 ${rest} 个没有读取。`);
  return { ok: true, searches: read.filter((one) => typeof one !== 'string'), refused };
}
