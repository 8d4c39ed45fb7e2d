import { holderText } from '@/components/transaction/holderText';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import { applyLink } from '@/links/business';
import { listingLink, TRANSACTION_SORTS, transactionSearchLink } from '@/links/transaction';
import { findListings } from '@/services/data/transaction';
import { BEST, FIRST_ROWS, type Holding, inPlace, queryOf } from './holding';
import { PATENTS } from './patents';
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
    return { total: totalElements, hits };
  },
  list: (q) => transactionSearchLink({ q }),
  otherwise: () => ({
    advice: '可以换用更短、更通用的词，也可以等对方来找。',
    name: '发布自己的供给或需求',
    to: applyLink('ZLJY'),
  }),
};

/** The holdings that are asked together, in the order of the page. */
export const HOLDINGS: readonly Holding[] = [PATENTS, LAWS, JUDGMENTS, ENTERPRISES, LISTINGS];
