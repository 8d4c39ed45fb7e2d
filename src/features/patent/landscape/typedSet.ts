import { readQuery } from '@/components/search/readQuery';
import { grouped } from '@/domain/grouped';
import { ignoredInWords, readNumberList } from '@/domain/numberList';
import { fieldQuery } from '@/domain/search/fieldQuery';
import { tokenize } from '@/domain/search/lexer';
import { readSubject } from '@/links/landing';
import { type LandscapeSet, readLandscape, setQuery } from '@/links/landscape';
import { readNodeResult } from '@/links/navigation';
import { type PatentQuery, readPatentResult } from '@/links/patent';
import { links } from '@/links/paths';
import { errorSentence } from '@/requests/errors';
import { lengthProblem } from '../search/batch/limits';
import { sendNumbers } from '../search/batch/sendNumbers';

/** A set that was given, with what is to be said of it, or why it cannot be taken. */
export type Given = (LandscapeSet & { readonly said?: string }) | { readonly problem: string };

/** How a set is given: what the choice is called, and what is to be typed. */
export interface Way {
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
  /** Lines of the field at first. */
  readonly lines: number;
  readonly read: (text: string, userId: string) => Given | Promise<Given>;
}

/** Whether brackets and quotes are in pairs, also where the words are read without a grammar. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const { kind, closed } of tokenize(text)) {
    if (kind === '(') open++;
    if (kind === ')') open--;
    if (!closed || open < 0) return false;
  }
  return open === 0;
}

/** What is typed as a query; more numbers than a query has room for are a list of numbers. */
function ofQuery(text: string, userId: string): Given {
  if (!isClosed(text)) return { problem: '括号或引号没有成对，没有加这一组。请补上或删去。' };
  const mode = /[=＝]/.test(text) ? 'expr' : 'smart';
  const query: PatentQuery = { mode, q: text, as: [] };
  const { problem } = readQuery(query);
  if (!problem) return { name: '', query: setQuery(query) };
  const { entries, bad, ignored } = readNumberList(text);
  const onlyNumbers = entries.length > 1 && bad.length === 0 && ignored.length === 0;
  return onlyNumbers ? ofNumbers(text, userId) : { problem: problem.message };
}

function ofNumbers(text: string, userId: string): Given {
  const long = lengthProblem(text);
  if (long) return { problem: long };
  const { entries, bad, ignored } = readNumberList(text);
  const [wrong] = bad;
  if (wrong) {
    const more = bad.length > 1 ? `；这样的共 ${grouped(bad.length)} 个` : '';
    return {
      problem: `第 ${wrong.line} 行的“${wrong.typed}”：${wrong.reason}${more}。请改正或删去。`,
    };
  }
  if (entries.length === 0) return { problem: '没有认出专利号码，请一行写一个。' };
  const name = `号单 ${grouped(entries.length)} 个号码`;
  const sent = sendNumbers({ userId, entries, base: '', name, given: undefined });
  if (!sent.ok) return { problem: sent.message };
  const lines = ignoredInWords(ignored);
  return {
    name,
    query: setQuery({ ...sent.query, ...sent.scope }),
    ...(lines && {
      said: `已按 ${grouped(entries.length)} 个号码加了一组；${lines}没有认出号码，没有算进去。写的内容还在框里，改好可以再加一组。`,
    }),
  };
}

function ofEnterprise(text: string): Given {
  const q = fieldQuery('PA', text);
  return q === undefined
    ? { problem: '这个名称不能检索，请检查。' }
    : { name: text, query: setQuery({ mode: 'expr', q, as: [] }) };
}

/** The patents of a node, by what its service says of it. */
async function ofNode(subject: string, id: string): Promise<Given> {
  try {
    const { findNode } = await import('@/services/nav');
    const { node } = await findNode(subject, id, { skipErrorHandler: true });
    if (node.expression === '') return { problem: `环节“${node.name}”没有检索式，不能对照。` };
    const query = setQuery({ mode: 'expr', q: node.expression, as: [] });
    return { name: node.name, query };
  } catch (error) {
    return { problem: `这个环节没有读出：${errorSentence(error)}` };
  }
}

function ofAddress(text: string): Given | Promise<Given> {
  const other = '这不是检索结果、专利全景或产业链环节的网址，请打开那一页，复制整个网址。';
  if (!URL.canParse(text)) return { problem: other };
  const { pathname, search } = new URL(text);
  if (pathname.endsWith(links.patentResult)) {
    return { name: readLandscape(search).name, query: setQuery(readPatentResult(search)) };
  }
  const { subject, node } = pathname.endsWith(links.nodeResult)
    ? readNodeResult(search)
    : readSubject(search);
  return subject && node ? ofNode(subject, node) : { problem: other };
}

/** All ways, by what stands for them in the choice. */
export const WAYS: Readonly<Record<string, Way>> = {
  query: {
    label: '检索式或词',
    placeholder: '如 IC=H01M AND PA=大学',
    hint: '写词、分类号或检索式，和专利检索的写法相同。',
    lines: 1,
    read: ofQuery,
  },
  numbers: {
    label: '号码',
    placeholder: '202119900001.9\nCN119900002A',
    hint: '一行一个申请号或公开（公告）号，可以粘贴整列；超过 50 个时号单只保存在这台设备上。',
    lines: 5,
    read: ofNumbers,
  },
  enterprise: {
    label: '企业名称',
    placeholder: '企业全称',
    hint: '写登记的全称，对照申请人是它的专利。',
    lines: 1,
    read: ofEnterprise,
  },
  address: {
    label: '产业链环节或网址',
    placeholder: `https://…${links.nodeResult}?…`,
    hint: '打开产业链环节、筛选过的检索结果或另一个专利全景，把它的网址粘贴到这里。',
    lines: 1,
    read: ofAddress,
  },
};
