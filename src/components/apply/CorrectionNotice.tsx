import { Button } from 'antd';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { todayInChina } from '@/domain/calendar';
import { pathFromBody } from '@/domain/form/body';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { dueDay } from '@/domain/workflow/dueDay';
import { HOLIDAYS } from '../../../config/holidays';
import { stepLink, useApply } from './ApplyContext';
import { StepTitle } from './StepTitle';
import type { Correction } from './task';

/** What is to be corrected, each with the way to its place in the form. */
export function CorrectionNotice({ correction }: { correction: Correction }) {
  const apply = useApply();
  const { service, task, go } = apply;
  const { supplement } = correction.request;
  const today = todayInChina();
  if (!supplement) return null;
  return (
    <>
      <StepTitle>补正通知</StepTitle>
      <SupplementPanel
        notice={supplement}
        due={dueDay(supplement.dueTime, today, HOLIDAYS)}
        today={today}
        labelOf={(field) => bodyPathLabel(service.description, field)}
        hrefOf={(field) => stepLink(apply, { at: pathFromBody(field, task.values) })}
      />
      <p className="ipr-apply-ways">
        <Button type="primary" onClick={() => go({ at: Object.keys(correction.remarks)[0] ?? '' })}>
          开始补正
        </Button>
      </p>
    </>
  );
}
