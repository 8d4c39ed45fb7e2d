import { ViewSection } from '@/components/request/ViewSection';
import { JBTS } from '@/domain/application/jbts';
import { copiesOf, evidenceList } from '@/domain/application/jbts/evidence';
import { formValues } from '@/domain/form/body';
import type { Application } from '@/services/data/process';
import { EvidenceTable } from '../../services/jbts/EvidenceTable';

/** The list of evidence with the marks of its files, and how many copies of paper are needed. */
export function JbtsPapers({ request: { formData, attachments } }: { request: Application }) {
  const values = formValues(JBTS, formData);
  const files = attachments.filter(({ category }) => category === 'evidence');
  const rows = evidenceList(files, values);
  const { original, copies } = copiesOf(values);
  if (rows.length === 0) return null;
  return (
    <ViewSection title="证据目录">
      <EvidenceTable rows={rows} />
      {values.kind === 'COMPLAINT' && (
        <p className="ipr-note">
          需要递交纸质材料的：正本 {original} 份，副本 {copies} 份（按对方人数）。
        </p>
      )}
    </ViewSection>
  );
}
