import type { Satisfaction } from '@/components/flow/SatisfactionForm';
import { type Application, actOnApplication } from '@/services/data/process';
import { type ActionOutcome, useMarkedAction } from './useMarkedAction';

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

export type Actions = ReturnType<typeof useActions>;
