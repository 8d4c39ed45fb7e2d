import { useModel } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { useState } from 'react';
import { AppealPanel } from '@/components/flow/AppealPanel';
import { ConfirmPanel } from '@/components/flow/ConfirmPanel';
import type { DocumentActions } from '@/components/flow/DocumentList';
import { MaterialPanel } from '@/components/flow/MaterialPanel';
import type { Satisfaction } from '@/components/flow/SatisfactionForm';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { FileField } from '@/components/form/files/FileField';
import { closeFormFiles, openFormFiles } from '@/components/form/files/formFiles';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { categoryProblem } from '@/domain/files/attached';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { dueDay } from '@/domain/workflow/dueDay';
import type { ApplicantAction } from '@/domain/workflow/status';
import { type Application, actOnApplication } from '@/services/data/process';
import { HOLIDAYS } from '../../../config/holidays';
import { MATERIAL } from './material';
import type { ServiceView } from './serviceView';
import { type ActionOutcome, useMarkedAction } from './useMarkedAction';

interface MaterialUploadProps {
  id: string;
  asked: { readonly request: string; readonly time: string };
  onSend: (note: string, attachments: { id: string; category: string }[]) => Promise<void>;
}

/** The material that the handler asked for: its files and a note, sent together. */
function MaterialUpload({ id, asked, onSend }: MaterialUploadProps) {
  const { initialState } = useModel('@@initialState');
  const key = `material ${initialState?.currentUser?.id ?? ''} ${id} ${asked.time}`;
  const [files] = useState(() => openFormFiles(key, [MATERIAL], () => []));
  const waiting = useFormFiles(files).length > 0;
  // Inside the portal the files stay; with the tab they would be gone.
  useEventListener('beforeunload', (event) => event.preventDefault(), { enable: waiting });
  const problem = categoryProblem(MATERIAL, files.attached(), true);
  const send = async (note: string) => {
    await onSend(note, files.attachments());
    closeFormFiles(key);
  };
  return (
    <MaterialPanel asked={asked} blocked={problem} onSend={send}>
      <FileField category={MATERIAL} required files={files} error={undefined} />
    </MaterialPanel>
  );
}

// The panel of the action says why it failed.
const OPTIONS = { skipErrorHandler: true };

/** The applicant's actions on a request; they reject when they fail, for the panel to say why. */
export function useActions(request: Application, outcome: ActionOutcome) {
  const act = useMarkedAction(request, outcome);
  return {
    withdraw: (reason: string) =>
      act('已撤回，不再办理。', [reason], reason, (mark) =>
        actOnApplication('withdraw', { ...mark, ...(reason && { reason }) }, OPTIONS),
      ),
    confirm: () =>
      act('已确认，由办理部门继续办理。', [], '', (mark) =>
        actOnApplication('confirm', mark, OPTIONS),
      ),
    object: (opinion: string) =>
      act('异议已提交，由办理部门处理。', [opinion], opinion, (mark) =>
        actOnApplication('object', { ...mark, opinion }, OPTIONS),
      ),
    addMaterial: (note: string, attachments: { id: string; category: string }[]) =>
      act('材料已提交，由办理部门继续办理。', [note, attachments], note, (mark) =>
        actOnApplication('addMaterial', { ...mark, ...(note && { note }), attachments }, OPTIONS),
      ),
    rate: (satisfaction: Satisfaction) =>
      act('评价已提交，谢谢。', [satisfaction], satisfaction.comment ?? '', (mark) =>
        actOnApplication('rate', { ...mark, ...satisfaction }, OPTIONS),
      ),
    appeal: (reason: string) =>
      act('申诉已提交，由知识产权管理部门决定。', [reason], reason, (mark) =>
        actOnApplication('appeal', { ...mark, reason }, OPTIONS),
      ),
  };
}

type Actions = ReturnType<typeof useActions>;

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
          // The head says until when.
          due={undefined}
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
