import { Link } from '@umijs/max';
import { stepLink, useApply } from '@/components/apply/ApplyContext';
import { filesPath } from '@/domain/files/attached';
import type { PreflightFinding } from '@/domain/transaction/preflight';
import { applyLink } from '@/links/business';
import { patentDetailLink } from '@/links/patent';

/**
 * The way to what helps: a place of the form, or another page in a new tab, so that the form stays
 * as it is.
 */
export function FindingTarget({ finding }: { finding: PreflightFinding }) {
  const apply = useApply();
  const { target, targetLabel } = finding;
  const { store } = apply.session;
  if (target.to === 'files') {
    const at = filesPath(target.category);
    return <Link to={stepLink(apply, { step: 'files', section: '', at })}>{targetLabel}</Link>;
  }
  if (target.to === 'field') {
    const section = store.sectionOf(target.path) ?? '';
    return (
      <Link
        to={stepLink(apply, { step: 'fill', section, at: '' })}
        onClick={() => store.goTo(target.path)}
      >
        {targetLabel}
      </Link>
    );
  }
  const to =
    target.to === 'patentRecord'
      ? patentDetailLink(target.id)
      : applyLink(target.process, { patent: target.patent });
  return (
    <Link to={to} target="_blank" rel="noopener">
      {targetLabel}（新窗口）
    </Link>
  );
}
