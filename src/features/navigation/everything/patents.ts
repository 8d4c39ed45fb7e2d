import { numberFact } from '@/components/patent/facts';
import { PATENT } from '@/components/patent/noun';
import { readQuery } from '@/components/search/readQuery';
import { describeExpression } from '@/domain/search/describe';
import { titleText } from '@/domain/titleText';
import {
  PATENT_SORTS,
  type PatentQuery,
  patentDetailLink,
  patentResultLink,
  patentSearchLink,
} from '@/links/patent';
import { searchPatents } from '@/services/cnipr';
import { BEST, FIRST_ROWS, type Holding, inPlace, queryOf } from './holding';

const smart = (q: string): PatentQuery => ({ mode: 'smart', q, as: [] });

/** Patents: the text is read as the smart box reads it. */
export const PATENTS: Holding = {
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
    return { total: totalElements, hits };
  },
  list: (q) => patentResultLink({ q }),
  otherwise: (q) => ({
    advice: '可以减少一些词、换一种说法，或者换一种理解。',
    name: '在专利检索里修改',
    to: patentSearchLink({ q }),
  }),
};
