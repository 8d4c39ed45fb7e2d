import { useLocation } from '@umijs/max';
import { useId } from 'react';
import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { SQQPG } from '@/domain/application/sqqpg';
import { readAssessment } from '@/links/assessment';
import type { Application } from '@/services/data/process';
import styles from '../result/result.module.css';
import { AssessmentOutcome } from './AssessmentOutcome';

/**
 * A text over what is confidential: over the sheets that tell it on screen, over every sheet on
 * paper (domain reference 2.7).
 */
function Watermark({ paper }: { paper?: true }) {
  const pattern = useId();
  const { id } = readAssessment(useLocation().search);
  const text = `保密 仅供申请人和评估人员查阅 ${id}`;
  return (
    <svg className={styles.watermark} aria-hidden="true" data-text={text} data-paper={paper}>
      <defs>
        <pattern
          id={pattern}
          width="420"
          height="220"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <text x="0" y="110">
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}

function Outcome({ request }: { request: Application }) {
  return <AssessmentOutcome request={request} over={<Watermark />} />;
}

const VIEW: ServiceView = {
  process: 'SQQPG',
  description: SQQPG,
  Result: Outcome,
  Over: Watermark,
};

/** A request for an assessment before filing: confidential, so what it tells bears a watermark. */
export default function PreDetail() {
  return (
    <>
      <ViewScreen view={VIEW} />
      <Watermark paper />
    </>
  );
}
