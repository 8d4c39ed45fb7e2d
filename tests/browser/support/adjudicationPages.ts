import {
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationSearchLink,
} from '../../../src/links/adjudication';
import type { PortalPage } from './portalPage';

/** A paragraph of a judgment about a patent, which went through all instances. */
export const JUDGMENT = adjudicationDetailLink('cse-1-first', { at: 'p12' });

/** Judgments with hits in their texts. */
export const JUDGMENTS = adjudicationListLink({ q: '公证' });

/** Two judgments side by side, with a paragraph picked of one. */
export const JUDGMENTS_COMPARED = adjudicationListLink({
  compare: ['cse-1-first', 'cse-2-first'],
  picked: { 'cse-1-first': 'p18' },
});

/** The judgments. */
export const ADJUDICATION_PAGES: readonly PortalPage[] = [
  {
    name: 'search for judgments',
    path: adjudicationSearchLink({ include: { rightKind: ['PATENT'] }, least: '100000' }),
    title: '裁判文书检索',
    heading: '裁判文书检索',
  },
  {
    name: 'list of judgments with hits in their texts',
    path: JUDGMENTS,
    title: '裁判文书检索结果',
    heading: '裁判文书检索结果',
  },
  {
    name: 'list of judgments of which not all can be paged through',
    path: adjudicationListLink({ leadingFirst: true }),
    title: '裁判文书检索结果',
    heading: '裁判文书检索结果',
  },
  {
    name: 'list of judgments that one of two words empties',
    path: adjudicationListLink({ q: '公证 龘龘' }),
    title: '裁判文书检索结果',
    heading: '裁判文书检索结果',
  },
  {
    name: 'awards of the judgments of a list',
    path: adjudicationListLink({ view: 'awards' }),
    title: '判赔参考',
    heading: '判赔参考',
  },
  { name: 'judgment', path: JUDGMENT, title: /./, heading: /一审民事判决书$/ },
  {
    name: 'judgment that does not exist',
    path: adjudicationDetailLink('none'),
    title: '裁判文书详情',
    heading: '没有找到这篇裁判文书',
  },
  {
    name: 'judgments compared',
    path: JUDGMENTS_COMPARED,
    title: '裁判文书对比',
    heading: '裁判文书对比',
  },
];
