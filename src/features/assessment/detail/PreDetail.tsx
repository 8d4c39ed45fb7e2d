import { useLocation } from '@umijs/max';
import { type ReactNode, useId } from 'react';
import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { SQQPG } from '@/domain/application/sqqpg';
import { readAssessment } from '@/links/assessment';
import styles from '../result/result.module.css';
import { AssessmentOutcome } from './AssessmentOutcome';

interface WatermarkProps {
  text: string;
  children: ReactNode;
}

/** A page with a text behind it, on screen and on every sheet of paper (domain reference 2.7). */
function Watermark({ text, children }: WatermarkProps) {
  const id = useId();
  return (
    <div className={styles.watermarked}>
      <svg className={styles.watermark} aria-hidden="true" data-text={text}>
        <defs>
          <pattern
            id={id}
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
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {children}
    </div>
  );
}

const VIEW: ServiceView = { process: 'SQQPG', description: SQQPG, Result: AssessmentOutcome };

/** A request for an assessment before filing: confidential, so its page bears a watermark. */
export default function PreDetail() {
  const { id } = readAssessment(useLocation().search);
  return (
    <Watermark text={`保密 仅供申请人和评估人员查阅 ${id}`}>
      <ViewScreen view={VIEW} />
    </Watermark>
  );
}
