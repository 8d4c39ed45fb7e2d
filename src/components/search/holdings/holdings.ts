import { namedNumber } from '@/components/patent/facts';
import { PATENT } from '@/components/patent/noun';
import { readQuery } from '@/components/search/readQuery';
import { holderText } from '@/components/transaction/holderText';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { ENTERPRISE_STATUS } from '@/domain/enterprise/labels';
import { queryProblem } from '@/domain/enterprise/queryProblem';
import { standingInWords, timelinessWord } from '@/domain/law/timeliness';
import { readTypedArticle } from '@/domain/law/typedArticle';
import { nameText } from '@/domain/nameText';
import { describeExpression } from '@/domain/search/describe';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import {
  ADJUDICATION_SORTS,
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationSearchLink,
} from '@/links/adjudication';
import { applyLink } from '@/links/business';
import { ENTERPRISE_SORTS, enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import { ALL_LAWS, LAW_SORTS, lawDetailLink, lawListLink } from '@/links/law';
import { PATENT_SORTS, type PatentQuery, patentDetailLink, patentResultLink } from '@/links/patent';
import { listingLink, TRANSACTION_SORTS, transactionSearchLink } from '@/links/transaction';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findLaws } from '@/services/data/law';
import { findListings } from '@/services/data/transaction';
import { BEST, FIRST_ROWS, type Holding, queryOf, type Reading } from './holding';
import { namedArticle, readArticle } from './namedArticle';

/** Words of which all are looked for in some fields; a text that is too long is not asked. */
function readWords(q: string, longest: number, where: string): Reading {
  const over = q.length - longest;
  if (over <= 0) return { understood: `在${where}中查找，空格隔开的各个词都要有` };
  return { understood: '', problem: `这里最多检索 ${longest} 个字符，请删去 ${over} 个。` };
}

/** Laws by name and document number; their texts are the next step. */
const LAWS: Holding = {
  name: '法律法规',
  unit: '篇',
  source: '法律法规检索服务',
  read: (q) => readArticle(q, readWords(q, LONGEST_WORDS.law, '名称和文号')),
  ask: async (q, call) => {
    const named = await namedArticle(q, call);
    if (named) return named;
    const { scope, match } = ALL_LAWS;
    const { totalElements, counted, content } = await findLaws(
      { keyword: q, scope, match, sort: LAW_SORTS[0], ...FIRST_ROWS },
      call,
    );
    const from = queryOf(lawListLink({ q }));
    const hits = content.slice(0, BEST).map((law, index) => ({
      key: law.id || `${index}`,
      title: titleText(law.title),
      to: law.id && lawDetailLink({ id: law.id, from }),
      status: { words: standingInWords(law), tone: timelinessWord(law.timeliness).tone },
      facts: [
        ['施行', law.effectiveDate],
        ['文号', law.docNumber],
      ] as const,
    }));
    return { total: totalElements, counted, rows: content, hits };
  },
  list: (q) => lawListLink({ q, words: readTypedArticle(q) !== null }),
  otherwise: (q) => ({
    advice: '名称和文号里没有，正文里可能有。',
    name: '在法规全文中检索',
    to: lawListLink({ q, scope: 'full', words: readTypedArticle(q) !== null }),
  }),
};

/** Judgments by their whole text. */
const JUDGMENTS: Holding = {
  name: '裁判文书',
  unit: '篇',
  source: '裁判文书检索服务',
  read: (q) => readWords(q, LONGEST_WORDS.adjudication, '案号、案由、当事人和正文'),
  ask: async (q, call) => {
    const { totalElements, counted, content } = await findAdjudications(
      { q, sort: ADJUDICATION_SORTS[0], ...FIRST_ROWS },
      call,
    );
    const from = queryOf(adjudicationListLink({ q }));
    const hits = content.slice(0, BEST).map((row, index) => ({
      key: row.id || `${index}`,
      title: shownTitle(row),
      to: row.id && adjudicationDetailLink(row.id, { from }),
      facts: [
        ['案号', row.caseNumber && shownCaseNumber(row.caseNumber)],
        ['裁判日期', row.judgmentDate],
        ['法院', row.court],
      ] as const,
    }));
    return { total: totalElements, counted, rows: content, hits };
  },
  list: (q) => adjudicationListLink({ q }),
  otherwise: (q) => ({
    advice: '可以减少一些词，或者只用案由、当事人名称。',
    name: '在裁判文书检索里修改',
    to: adjudicationSearchLink({ q }),
  }),
};

/** Enterprises by any of their names, or by credit code. */
const ENTERPRISES: Holding = {
  name: '企业',
  unit: '家',
  source: '企业检索服务',
  read: (q) => ({
    understood: '在名称、曾用名、简称和统一社会信用代码中查找整段文字',
    problem: queryProblem(q) ?? undefined,
  }),
  ask: async (q, call) => {
    const { totalElements, counted, content } = await findEnterprises(
      { q, sort: ENTERPRISE_SORTS[0], ...FIRST_ROWS },
      call,
    );
    const from = queryOf(enterpriseSearchLink({ q }));
    const hits = content.slice(0, BEST).map((row, index) => ({
      key: row.enterpriseName || `${index}`,
      title: nameText(row.enterpriseName),
      to: row.enterpriseName && enterpriseLink(row.enterpriseName, { from }),
      facts: [
        ['登记状态', row.status && ENTERPRISE_STATUS[row.status]],
        ['成立', row.establishDate],
        ['信用代码', row.uscc],
      ] as const,
    }));
    return { total: totalElements, counted, rows: content, hits };
  },
  list: (q) => enterpriseSearchLink({ q }),
  otherwise: () => ({
    advice: '请只留企业名称或其中一段，曾用名和简称也可以。',
    name: '看全部企业',
    to: enterpriseSearchLink(),
  }),
};

/** Supply and demand, the newest first; the invented ones say so. */
const LISTINGS: Holding = {
  name: '供需信息',
  unit: '条',
  source: '专利交易供需库',
  read: (q) => readWords(q, LONGEST_WORDS.listing, '供给和需求的内容、专利号'),
  ask: async (q, call) => {
    const { totalElements, counted, content } = await findListings(
      { q, sort: TRANSACTION_SORTS[0], ...FIRST_ROWS },
      call,
    );
    const from = queryOf(transactionSearchLink({ q }));
    const hits = content.slice(0, BEST).map((row, index) => ({
      key: row.id || `${index}`,
      title: titleText(row.title),
      to: row.id && listingLink(row.id, { from }),
      facts: [
        ['方向', row.direction && DIRECTIONS[row.direction]],
        ['价格', priceInWords(row)],
        ['发布', row.publishTime?.slice(0, 10)],
        ['单位', holderText(row)],
      ] as const,
      sample: row.sample === true,
    }));
    return { total: totalElements, counted, rows: content, hits };
  },
  list: (q) => transactionSearchLink({ q }),
  otherwise: () => ({
    advice: '可以换用更短、更通用的词，也可以等对方来找。',
    name: '发布自己的供给或需求',
    to: applyLink('ZLJY'),
  }),
};

const smart = (q: string): PatentQuery => ({ mode: 'smart', q, as: [] });

/** Patents: the text is read as the smart box reads it. */
const PATENTS: Holding = {
  name: PATENT.what,
  unit: PATENT.unit,
  source: PATENT.source,
  needsTable: true,
  read: (q) => {
    const { ast, problem } = readQuery(smart(q));
    if (problem) return { understood: '', problem: problem.message };
    // Punctuation alone would find everything.
    if (!ast) return { understood: '', problem: '没有可以检索的词、号码、日期或分类号。' };
    return { understood: `理解为：${describeExpression(ast)}` };
  },
  ask: async (q, call) => {
    const { expression } = readQuery(smart(q));
    const { totalElements, counted, content } = await searchPatents(
      { expression, filters: {}, sort: PATENT_SORTS[0], ...FIRST_ROWS },
      call,
    );
    const from = queryOf(patentResultLink({ q }));
    const hits = content.slice(0, BEST).map((row, index) => ({
      key: row.id || `${index}`,
      title: titleText(row.title),
      to: row.id && patentDetailLink(row.id, from),
      facts: [
        namedNumber(row),
        ['申请日', row.filingDate],
        ['申请人', row.applicants.flatMap(({ name }) => name || []).join('；')],
      ] as const,
    }));
    return { total: totalElements, counted, rows: content, hits };
  },
  list: (q) => patentResultLink({ q }),
  otherwise: (q) => ({
    advice: '可以减少一些词；若是申请人或发明人的名字，要换一种理解。',
    name: '看能换哪些理解，各有几件',
    to: patentResultLink({ q }),
  }),
};

/** The holdings that are asked together, in the order of the page. */
export const HOLDINGS: readonly Holding[] = [PATENTS, LAWS, JUDGMENTS, ENTERPRISES, LISTINGS];
