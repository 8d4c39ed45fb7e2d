import { shownCaseNumber } from '@/domain/adjudication/citation';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { ENTERPRISE_STATUS } from '@/domain/enterprise/labels';
import { queryProblem } from '@/domain/enterprise/queryProblem';
import { standingInWords } from '@/domain/law/timeliness';
import { nameText } from '@/domain/nameText';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { titleText } from '@/domain/titleText';
import {
  ADJUDICATION_SORTS,
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationSearchLink,
} from '@/links/adjudication';
import { ENTERPRISE_SORTS, enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import { ALL_LAWS, LAW_SORTS, lawDetailLink, lawListLink } from '@/links/law';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findLaws } from '@/services/data/law';
import { BEST, FIRST_ROWS, type Holding, inPlace, queryOf, type Reading } from './holding';

/** Words of which all are looked for in some fields; a text that is too long is not asked. */
export function readWords(q: string, longest: number, where: string): Reading {
  const over = q.length - longest;
  if (over <= 0) return { understood: `在${where}中查找，空格隔开的各个词都要有` };
  return { understood: '', problem: `这里最多检索 ${longest} 个字符，请删去 ${over} 个。` };
}

/** Laws by name and document number; their texts are the next step. */
export const LAWS: Holding = {
  name: '法律法规',
  unit: '部',
  source: '法律法规检索服务',
  read: (q) => readWords(q, LONGEST_WORDS.law, '名称和文号'),
  ask: async (q, signal) => {
    const { scope, match } = ALL_LAWS;
    const { totalElements, content } = await findLaws(
      { keyword: q, scope, match, sort: LAW_SORTS[0], ...FIRST_ROWS },
      inPlace(signal),
    );
    const from = queryOf(lawListLink({ q }));
    const hits = content.slice(0, BEST).map((law, index) => ({
      key: law.id || `${index}`,
      title: titleText(law.title),
      to: law.id && lawDetailLink({ id: law.id, from }),
      facts: [
        ['时效', standingInWords(law)],
        ['施行', law.effectiveDate],
        ['文号', law.docNumber],
      ] as const,
    }));
    return { total: totalElements, rows: content, hits };
  },
  list: (q) => lawListLink({ q }),
  otherwise: (q) => ({
    advice: '名称和文号里没有，正文里可能有。',
    name: '在法规全文中检索',
    to: lawListLink({ q, scope: 'full' }),
  }),
};

/** Judgments by their whole text. */
export const JUDGMENTS: Holding = {
  name: '裁判文书',
  unit: '篇',
  source: '裁判文书检索服务',
  read: (q) => readWords(q, LONGEST_WORDS.adjudication, '案号、案由、当事人和正文'),
  ask: async (q, signal) => {
    const { totalElements, content } = await findAdjudications(
      { q, sort: ADJUDICATION_SORTS[0], ...FIRST_ROWS },
      inPlace(signal),
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
    return { total: totalElements, rows: content, hits };
  },
  list: (q) => adjudicationListLink({ q }),
  otherwise: (q) => ({
    advice: '可以减少一些词，或者只用案由、当事人名称。',
    name: '在裁判文书检索里修改',
    to: adjudicationSearchLink({ q }),
  }),
};

/** Enterprises by any of their names, or by credit code. */
export const ENTERPRISES: Holding = {
  name: '企业',
  unit: '家',
  source: '企业检索服务',
  read: (q) => ({
    understood: '在名称、曾用名、简称和统一社会信用代码中查找整段文字',
    problem: queryProblem(q) ?? undefined,
  }),
  ask: async (q, signal) => {
    const { totalElements, content } = await findEnterprises(
      { q, sort: ENTERPRISE_SORTS[0], ...FIRST_ROWS },
      inPlace(signal),
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
    return { total: totalElements, rows: content, hits };
  },
  list: (q) => enterpriseSearchLink({ q }),
  otherwise: () => ({
    advice: '请只留企业名称或其中一段，曾用名和简称也可以。',
    name: '看全部企业',
    to: enterpriseSearchLink(),
  }),
};
