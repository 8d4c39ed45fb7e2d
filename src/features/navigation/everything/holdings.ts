import { numberFact } from '@/components/patent/facts';
import { PATENT } from '@/components/patent/noun';
import { readQuery } from '@/components/search/readQuery';
import { holderText } from '@/components/transaction/holderText';
import { describeExpression } from '@/domain/search/describe';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import { applyLink } from '@/links/business';
import {
  PATENT_SORTS,
  type PatentQuery,
  patentDetailLink,
  patentResultLink,
  patentSearchLink,
} from '@/links/patent';
import { listingLink, TRANSACTION_SORTS, transactionSearchLink } from '@/links/transaction';
import { searchPatents } from '@/services/cnipr';
import { findListings } from '@/services/data/transaction';
import { BEST, FIRST_ROWS, type Holding, inPlace, queryOf } from './holding';
import { ENTERPRISES, JUDGMENTS, LAWS, readWords } from './records';

/** Supply and demand, the newest first; the invented ones say so. */
const LISTINGS: Holding = {
  name: '供需信息',
  unit: '条',
  source: '专利交易供需库',
  read: (q) => readWords(q, LONGEST_WORDS.listing, '供给和需求的内容、专利号'),
  ask: async (q, signal) => {
    const { totalElements, content } = await findListings(
      { q, sort: TRANSACTION_SORTS[0], ...FIRST_ROWS },
      inPlace(signal),
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
    return { total: totalElements, rows: content, hits };
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
  ask: async (q, signal) => {
    const { expression } = readQuery(smart(q));
    const { totalElements, content } = await searchPatents(
      { expression, filters: {}, sort: PATENT_SORTS[0], ...FIRST_ROWS },
      inPlace(signal),
    );
    const from = queryOf(patentResultLink({ q }));
    const hits = content.slice(0, BEST).map((row, index) => ({
      key: row.id || `${index}`,
      title: titleText(row.title),
      to: row.id && patentDetailLink(row.id, from),
      facts: [
        ['申请号', numberFact(row)],
        ['申请日', row.filingDate],
        ['申请人', row.applicants.flatMap(({ name }) => name || []).join('；')],
      ] as const,
    }));
    return { total: totalElements, rows: content, hits };
  },
  list: (q) => patentResultLink({ q }),
  otherwise: (q) => ({
    advice: '可以减少一些词、换一种说法，或者换一种理解。',
    name: '在专利检索里修改',
    to: patentSearchLink({ q }),
  }),
};

/** The holdings that are asked together, in the order of the page. */
export const HOLDINGS: readonly Holding[] = [PATENTS, LAWS, JUDGMENTS, ENTERPRISES, LISTINGS];
