import { lawDetailLink, lawListLink, lawSearchLink } from '../../../src/links/law';
import type { PortalPage } from './portalPage';

/** The newest version of a law with three. */
export const LAW = lawDetailLink({ id: 'L001-3', at: '3' });

/** Laws found by words of their texts. */
export const LAWS = lawListLink({ q: '专利 侵权', scope: 'full' });

/** The laws. */
export const LAW_PAGES: readonly PortalPage[] = [
  {
    name: 'search for laws',
    path: lawSearchLink({ include: { timeliness: ['IN_FORCE'] }, eFrom: '2015-01-01' }),
    title: '法律法规检索',
    heading: '法律法规检索',
  },
  {
    name: 'list of laws with hits in their texts',
    path: LAWS,
    title: '法律法规检索结果',
    heading: '法律法规检索结果',
  },
  {
    name: 'list of laws that its filters empty',
    path: lawListLink({ q: '专利', include: { category: ['TREATY'] }, pFrom: '2099-01-01' }),
    title: '法律法规检索结果',
    heading: '法律法规检索结果',
  },
  { name: 'law', path: LAW, title: '示例国专利法', heading: '示例国专利法' },
  {
    name: 'law on a day',
    path: lawDetailLink({ id: 'L001-3', asOf: '2015-01-01' }),
    title: '示例国专利法',
    heading: '示例国专利法',
  },
  {
    name: 'law of a thousand articles',
    path: lawDetailLink({ id: 'L007-1', at: '500' }),
    title: '示例国民商法典',
    heading: '示例国民商法典',
  },
  {
    name: 'uses of an article',
    path: lawDetailLink({ id: 'L001-3', uses: '11' }),
    title: '示例国专利法',
    heading: '示例国专利法',
  },
  {
    name: 'two versions of a law',
    path: lawDetailLink({ id: 'L001-3', compare: 'L001-2', differing: true }),
    title: '示例国专利法：版本对照',
    heading: '示例国专利法：版本对照',
  },
  {
    name: 'law that does not exist',
    path: lawDetailLink({ id: 'none' }),
    title: '法律法规',
    heading: '没有找到这部法律法规',
  },
];
