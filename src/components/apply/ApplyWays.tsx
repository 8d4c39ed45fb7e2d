import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './apply.module.css';

/** The ways on from a step, and back; not on paper. */
export function ApplyWays({ children }: { children: ReactNode }) {
  return (
    <Flex
      component="p"
      wrap
      gap="8px 16px"
      align="center"
      className={`${styles.applyWays} ipr-no-print`}
    >
      {children}
    </Flex>
  );
}
