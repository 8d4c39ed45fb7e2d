import { lazy, Suspense } from 'react';
import { AppealPanel } from '@/components/flow/AppealPanel';
import { ConfirmPanel } from '@/components/flow/ConfirmPanel';
import type { DocumentActions } from '@/components/flow/DocumentList';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { SkeletonLines } from '@/components/state/Skeleton';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { dueDay } from '@/domain/workflow/dueDay';
import type { ApplicantAction } from '@/domain/workflow/status';
import type { Application } from '@/services/data/process';
import { HOLIDAYS } from '../../../config/holidays';
import type { ServiceView } from './serviceView';
import type { Actions } from './useActions';

// What uploads files is large, and asked for of few.
const MaterialUpload = lazy(() => import('./MaterialUpload'));

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
        <Suspense fallback={<SkeletonLines widths={[40, 90, 70]} label="正在加载补充材料" />}>
          <MaterialUpload
            key={materialAsked.time}
            id={id}
            asked={materialAsked}
            onSend={act.addMaterial}
          />
        </Suspense>
      )}
      {can('appeal') && appealDue && (
        <AppealPanel due={appealDue} today={today} onAppeal={act.appeal} />
      )}
    </>
  );
}
