import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** The head of a section: its name or count, and at the other side what can be done with it. */
export function SectionTools({ children }: { children: ReactNode }) {
  return (
    <Flex
      wrap
      gap="8px 24px"
      align="center"
      justify="space-between"
      className={styles.sectionTools}
    >
      {children}
    </Flex>
  );
}
