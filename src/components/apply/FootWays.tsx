import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useApply } from './ApplyContext';
import styles from './apply.module.css';
import { titleOfStep } from './steps';
import { useParts } from './useParts';

interface Props {
  /** What has to be read before one goes on, such as why the form was not sent. */
  above?: ReactNode;
  children: ReactNode;
}

/** The ways on from a step and back, in the foot of the form, whose end is the way on. */
export function FootWays({ above, children }: Props) {
  const { foot } = useApply();
  if (!foot) return null;
  return createPortal(
    <Flex wrap gap={8} align="center" justify="flex-end">
      {above && <div className={styles.applyFootWide}>{above}</div>}
      {children}
    </Flex>,
    foot,
  );
}

/** The ways on from a part of the form: to the next one, or back to where it is checked. */
export function PartWays({ current }: { current: string }) {
  const { service, address, task, go } = useApply();
  const { inTurn, open } = useParts();
  const { at } = address;
  const parts = inTurn(current);
  const index = parts.findIndex(({ key }) => key === current);
  const before = parts[index - 1];
  const after = parts[index + 1];
  return (
    <FootWays>
      {!before && task.correction && (
        <Button onClick={() => go({ step: 'guide' })}>
          上一步：{titleOfStep(service, 'guide', true)}
        </Button>
      )}
      {!before && !task.correction && (
        <Button className={styles.applyAll ?? ''} onClick={() => go({ step: 'fill' })}>
          返回目录
        </Button>
      )}
      {before && <Button onClick={() => open(before.key)}>上一步：{before.title}</Button>}
      {at ? (
        <Button type="primary" onClick={() => go({ step: 'check', at })}>
          返回核对
        </Button>
      ) : (
        after && (
          <Button type="primary" onClick={() => open(after.key)}>
            下一步：{after.title}
          </Button>
        )
      )}
    </FootWays>
  );
}
