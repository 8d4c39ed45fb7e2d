import { Button } from 'antd';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { todayInChina } from '@/domain/calendar';
import { pathFromBody } from '@/domain/form/body';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { dueDay } from '@/domain/workflow/dueDay';
import { HOLIDAYS } from '../../../config/holidays';
import { stepLink, useApply } from './ApplyContext';
import styles from './apply.module.css';
import { StepTitle } from './StepTitle';
import { titleOfStep } from './steps';
import type { Correction } from './task';

/** What is to be corrected, each with the way to its place in the form. */
export function CorrectionNotice({ correction }: { correction: Correction }) {
  const apply = useApply();
  const { service, task, go } = apply;
  const { supplement } = correction.request;
  const { everywhere, remarks, request, round } = correction;
  const today = todayInChina();
  const { revision } = service;
  const [first] = Object.keys(remarks);
  return (
    <>
      <StepTitle>{titleOfStep(service, 'guide', true)}</StepTitle>
      {revision && <revision.Notice request={request} />}
      {supplement && round > 0 && (
        <SupplementPanel
          notice={supplement}
          everywhere={everywhere}
          due={everywhere ? undefined : dueDay(supplement.dueTime, today, HOLIDAYS)}
          today={today}
          labelOf={(field) => bodyPathLabel(service.description, field)}
          hrefOf={(field) => stepLink(apply, { at: pathFromBody(field, task.values) })}
        />
      )}
      <p className={styles.applyWays}>
        <Button
          type="primary"
          onClick={() => go(first === undefined ? { step: 'fill', section: '' } : { at: first })}
        >
          {revision ? '开始修改' : '开始补正'}
        </Button>
      </p>
    </>
  );
}
