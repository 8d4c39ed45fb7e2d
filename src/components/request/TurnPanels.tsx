import { AppealPanel } from '@/components/flow/AppealPanel';
import { ConfirmPanel } from '@/components/flow/ConfirmPanel';
import type { DocumentActions } from '@/components/flow/DocumentList';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { dueDay } from '@/domain/workflow/dueDay';
import type { ApplicantAction } from '@/domain/workflow/status';
import type { Application } from '@/services/data/process';
import { HOLIDAYS } from '../../../config/holidays';
import { MaterialUpload } from './MaterialUpload';
import type { ServiceView } from './serviceView';
import type { Actions } from './useActions';

interface Props {
  view: ServiceView;
  request: Application;
  allowed: readonly ApplicantAction[];
  /** `YYYY-MM-DD`. */
  today: string;
  act: Actions;
  documents: DocumentActions;
  /** Address of the form at a field that the office names. */
  correct: (field: string) => string;
}

/** What is asked of the applicant now, each in a panel of its own. */
export function TurnPanels({ view, request, allowed, today, act, documents, correct }: Props) {
  const { id, status, deadline, supplement, confirmation, materialAsked, appealUntil } = request;
  const due = (day: string | undefined) => dueDay(day, today, HOLIDAYS);
  const appealDue = due(appealUntil);
  const can = (action: ApplicantAction) => allowed.includes(action);
  return (
    <>
      {status === 'SUPPLEMENT' && supplement && (
        <SupplementPanel
          notice={supplement}
          due={due(supplement.dueTime)}
          today={today}
          labelOf={(field) => bodyPathLabel(view.description, field)}
          {...(can('resubmit') && { hrefOf: correct })}
        />
      )}
      {can('confirm') && confirmation && (
        <ConfirmPanel
          confirmation={confirmation}
          due={due(deadline)}
          today={today}
          actions={documents}
          onConfirm={act.confirm}
          onObject={act.object}
        />
      )}
      {can('addMaterial') && materialAsked && (
        <MaterialUpload
          key={materialAsked.time}
          id={id}
          asked={materialAsked}
          onSend={act.addMaterial}
        />
      )}
      {can('appeal') && appealDue && (
        <AppealPanel due={appealDue} today={today} onAppeal={act.appeal} />
      )}
    </>
  );
}
