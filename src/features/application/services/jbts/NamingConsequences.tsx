import { useId } from 'react';
import { type PartProps, useFieldState } from '@/components/form/edit/FormProvider';
import { NAMING_CONSEQUENCES } from '@/domain/application/jbts/kind';
import styles from './jbts.module.css';

interface WayProps {
  title: string;
  words: readonly string[];
  chosen: boolean;
}

function Way({ title, words, chosen }: WayProps) {
  const id = useId();
  return (
    <div className={styles.namingWay} data-chosen={chosen}>
      <p id={id}>
        <strong>{title}</strong>
        {chosen && '（已选）'}
      </p>
      <ul aria-labelledby={id}>
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** What follows from giving one's name or not, side by side, whatever is chosen. */
export function NamingConsequences({ path }: PartProps) {
  const anonymous = useFieldState(path)?.value;
  const { named, anonymous: unnamed } = NAMING_CONSEQUENCES;
  return (
    <div className={styles.naming}>
      <Way title="匿名（是）" words={unnamed} chosen={anonymous === true} />
      <Way title="实名（否）" words={named} chosen={anonymous === false} />
    </div>
  );
}
