import { Suspense } from 'react';
import type { PartProps } from '@/components/form/edit/FormProvider';
import { lazyAgain } from '@/components/page/lazyAgain';
import styles from './publish.module.css';

/** Numbers can be typed one by one as well. */
const PastedNumbers = lazyAgain(
  () => import('./PastedNumbers'),
  () => null,
);

/** The way to paste numbers, for which the form itself has no room; its line is kept free. */
export function PastedNumbersLater(props: PartProps) {
  return (
    <Suspense fallback={<div className={styles.pastedRoom} />}>
      <PastedNumbers {...props} />
    </Suspense>
  );
}
