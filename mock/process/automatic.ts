import type { Application } from '../contract';
import { MACHINE_ASSESSED } from './conclusions';
import { dayOf, moment } from './moment';
import type { HandledProcess, StoredApplication } from './types';
import { advance } from './way';

/** Whether the system assesses alone: quickly (stability), or by indices (value; domain 2.8, 2.9). */
export function isAutomatic(process: HandledProcess, formData: Application['formData']): boolean {
  const { depth, method } = formData as { depth?: unknown; method?: unknown };
  return (process === 'WDXPJ' && depth === 'QUICK') || (process === 'JZPJ' && method === 'INDEX');
}

/** Ends a request that has just been sent with the result of the system. */
export function finishAtOnce(application: StoredApplication, at: string = moment()): void {
  const { conclusion, label } = MACHINE_ASSESSED;
  application.result = {
    conclusion,
    conclusionLabel: label,
    opinion: '由系统按公开的指标和权重自动评价，没有专家参与，仅供参考。',
    documents: [],
    resultDate: dayOf(at),
  };
  advance(application, { to: 'FINISHED', operator: '系统', action: '机器评价', at });
}
