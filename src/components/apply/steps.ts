import { fieldPath } from '@/components/form/edit/place';
import type { ApplyState, ApplyStep } from '@/links/business';
import type { Service } from './service';
import type { ApplySession } from './session';
import type { Task } from './task';

/** What each step is called. */
const STEP_TITLES: Readonly<Record<ApplyStep, string>> = {
  guide: '办事指南',
  questions: '条件自查',
  consent: '须知与承诺',
  fill: '填写信息',
  files: '上传材料',
  check: '核对确认',
  receipt: '提交回执',
};

/** The steps of a form, in order; a correction has neither guide nor declarations of its own. */
export function stepsOf(
  { eligibility }: Pick<Service, 'eligibility'>,
  isCorrection: boolean,
): readonly ApplyStep[] {
  if (isCorrection) return ['guide', 'fill', 'files', 'check', 'receipt'];
  return [
    'guide',
    ...(eligibility ? (['questions'] as const) : []),
    'consent',
    'fill',
    'files',
    'check',
    'receipt',
  ];
}

/** What a step is called in this form. */
export function titleOfStep(
  { revision }: Pick<Service, 'revision'>,
  step: ApplyStep,
  isCorrection: boolean,
): string {
  if (!isCorrection || step !== 'guide') return STEP_TITLES[step];
  return revision ? '修改说明' : '补正通知';
}

/**
 * The step to show: one that this form does not have gives way to the one before it, and a place
 * named without a step leads to the step that holds it.
 */
export function shownAddress(
  service: Service,
  { correction }: Task,
  { store }: Pick<ApplySession, 'store'>,
  address: ApplyState,
): ApplyState {
  const { at } = address;
  if (correction && address.step === 'guide' && at) {
    if (at.startsWith('files.')) return { ...address, step: 'files' };
    const section = store.sectionOf(fieldPath(at));
    if (section !== undefined) return { ...address, step: 'fill', section };
  }
  const steps = stepsOf(service, correction !== undefined);
  const step = steps.includes(address.step) ? address.step : 'guide';
  if (step !== 'fill' || !at || address.section) return { ...address, step };
  return { ...address, step, section: store.sectionOf(fieldPath(at)) ?? '' };
}

/** The step that holds what an error is about. */
export function placeOfError(
  path: string,
  section: string | undefined,
): Pick<ApplyState, 'step' | 'section' | 'at'> {
  if (section !== undefined) return { step: 'fill', section, at: path };
  const step = path.startsWith('consent') ? 'consent' : 'files';
  return { step, section: '', at: path };
}
