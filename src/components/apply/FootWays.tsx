import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useApply } from './ApplyContext';

/** The ways on from a step and back, in the foot of the form, whose end is the way on. */
export function FootWays({ children }: { children: ReactNode }) {
  const { foot } = useApply();
  if (!foot) return null;
  return createPortal(
    <Flex wrap gap={8} justify="flex-end">
      {children}
    </Flex>,
    foot,
  );
}
