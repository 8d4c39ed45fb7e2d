import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { JBTS } from '@/domain/application/jbts';
import { EVIDENCE_FILES } from '@/domain/application/jbts/evidence';
import { JbtsFacts } from './facts/JbtsFacts';
import { JbtsPapers } from './facts/JbtsPapers';
import { ReportProgress } from './progress/ReportProgress';

const VIEW: ServiceView = {
  process: 'JBTS',
  description: JBTS,
  choices: async ({ attachments }) => ({
    [EVIDENCE_FILES]: attachments.map(({ id, name }) => ({ value: id, label: name })),
  }),
  Without: ReportProgress,
  Facts: JbtsFacts,
  Papers: JbtsPapers,
};

/** A report or complaint; without one in the address, the way to ask after an anonymous report. */
export default function JbtsView() {
  return <ViewScreen view={VIEW} />;
}
