import type { AssessmentResult } from '@/domain/assessment/result';
import type { Improvement } from '@/domain/assessment/run/improvements';
import { PROCESSES } from '@/domain/workflow/status';
import { adjudicationSearchLink } from '@/links/adjudication';
import { PROCESS_OF_KIND } from '@/links/assessment';
import { applyLink } from '@/links/business';
import { enterpriseSearchLink } from '@/links/enterprise';
import { patentResultLink, patentSearchLink } from '@/links/patent';

/** A page of the portal that helps, with its name. */
export interface ImprovementLink {
  readonly to: string;
  readonly label: string;
}

/** What a title is about, to search for the like: `一种隔膜及其制备方法` is about 隔膜. */
const topicOf = (title: string) =>
  title.replace(/^一种/, '').replace(/(?:及其|及|、|和其).*$/, '') || title;

/**
 * Where an improvement is made. The name of a solution that is not filed yet stands in no address:
 * it is confidential.
 *
 * @param id of the request, for one that begins with its answers
 */
export function improvementLink(
  { place }: Improvement,
  { kind, subject }: Pick<AssessmentResult, 'kind' | 'subject'>,
  id: string,
): ImprovementLink {
  const { title, patentNumber: patent } = subject;
  switch (place) {
    case 'patentSearch':
      return {
        to: kind === 'PRE' || !title ? patentSearchLink() : patentResultLink({ q: topicOf(title) }),
        label: '检索专利',
      };
    case 'patentRecord':
      return {
        to: patent || title ? patentResultLink({ q: patent || title }) : patentSearchLink(),
        label: '查看专利',
      };
    case 'caseSearch':
      return { to: adjudicationSearchLink(), label: '检索裁判文书' };
    case 'enterpriseSearch':
      return { to: enterpriseSearchLink(), label: '查询企业' };
    default:
      return place === PROCESS_OF_KIND[kind]
        ? { to: applyLink(place, { copy: id }), label: '补充后重新评价' }
        : { to: applyLink(place, patent ? { patent } : {}), label: PROCESSES[place] };
  }
}
