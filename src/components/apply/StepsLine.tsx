import { Link } from '@umijs/max';
import Steps from 'antd/es/steps';
import styles from './apply.module.css';

/** By ear the steps are a list. */
const LIST = { role: 'list' };

interface Props {
  /** Each with its address, where it can be gone to. */
  steps: readonly { readonly label: string; readonly to?: string | undefined }[];
  /** Which of them is on the screen. */
  at: number;
  /** The last one is the end: nothing is left to do. */
  done?: boolean;
}

/** Where one is on the way of a form. */
export function StepsLine({ steps, at, done = false }: Props) {
  return (
    <nav aria-label="办理步骤" className={`${styles.applySteps} ipr-no-print`}>
      <p className={styles.applyStepsShort}>
        第 {at + 1} 步，共 {steps.length} 步：{steps[at]?.label}
      </p>
      <Steps
        {...LIST}
        size="small"
        responsive={false}
        current={at}
        status={done ? 'finish' : 'process'}
        items={steps.map(({ label, to }, index) => ({
          role: 'listitem',
          'aria-current': index === at ? ('step' as const) : undefined,
          title: to ? <Link to={to}>{label}</Link> : label,
        }))}
      />
    </nav>
  );
}
