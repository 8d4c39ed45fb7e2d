import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { ViewSection } from '@/components/request/ViewSection';
import { JBTS } from '@/domain/application/jbts';
import { copiesOf, EVIDENCE_FILES, evidenceList } from '@/domain/application/jbts/evidence';
import { complaintWay, OTHER_SIDE_SEES } from '@/domain/application/jbts/kind';
import { formValues } from '@/domain/form/body';
import type { ComplaintWay } from '@/domain/workflow/limits';
import type { Application } from '@/services/data/process';
import { EvidenceTable } from '../services/jbts/EvidenceTable';
import { FactList } from './facts/FactList';
import { ReportProgress } from './progress/ReportProgress';

/** The list of evidence with the marks of its files, and how many copies of paper are needed. */
function JbtsPapers({ request: { formData, attachments } }: { request: Application }) {
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
          需要递交纸质材料的：正本 {original} 份，副本 {copies} 份（按对方人数，送交对方）。
        </p>
      )}
    </ViewSection>
  );
}

const WAYS: Readonly<Record<ComplaintWay, string>> = {
  ADJUDICATION: '行政裁决',
  COMPLAINT: '投诉',
  REPORT: '举报',
};

/** As the office says; until then, as what was filled in is dealt with. */
function wayOf({ way, formData }: Application): ComplaintWay | undefined {
  const values = formValues(JBTS, formData);
  return way ?? (values.kind === undefined ? undefined : complaintWay(values));
}

const FACTS = '办理方式';

/** How the report or complaint is dealt with, and by whom now. */
function JbtsFacts({ request }: { request: Application }) {
  const { transferredTo } = request;
  const taken = wayOf(request);
  return (
    <ViewSection id="facts" title={FACTS}>
      <FactList
        name={FACTS}
        facts={[
          ['方式', taken ? WAYS[taken] : '不详'],
          ['移送至', transferredTo],
        ]}
      />
      {transferredTo && (
        <p>已移送{transferredTo}处理，后续进展请向该部门查询；办结后本页显示结果。</p>
      )}
      {taken && <p className="ipr-note">{OTHER_SIDE_SEES[taken]}。</p>}
    </ViewSection>
  );
}

const VIEW: ServiceView = {
  process: 'JBTS',
  description: JBTS,
  choices: async ({ attachments }) => ({
    [EVIDENCE_FILES]: attachments.map(({ id, name }) => ({ value: id, label: name })),
  }),
  wayOf,
  Without: ReportProgress,
  factsOf: () => FACTS,
  Facts: JbtsFacts,
  Papers: JbtsPapers,
};

/** A report or complaint; without one in the address, the way to ask after an anonymous report. */
export default function JbtsView() {
  return <ViewScreen view={VIEW} />;
}
