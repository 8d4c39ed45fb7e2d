import { PART_STATES, type PartState } from '@/domain/form/progress';
import styles from './edit.module.css';

/** A part of a form: one of its sections, its files, the check of the answers. */
export interface FormPart {
  readonly key: string;
  readonly title: string;
  /** Absent for what is not filled in, such as the check of the answers. */
  readonly state?: PartState | undefined;
}

interface Props {
  parts: readonly FormPart[];
  /** Key of the part on the screen. */
  current: string | undefined;
  onGo: (key: string) => void;
}

/** The parts of a form with how far each has come; any of them can be opened at any time. */
export function PartList({ parts, current, onGo }: Props) {
  const done = parts.filter(({ state }) => state === 'done').length;
  const counted = parts.filter(({ state }) => state !== undefined).length;
  return (
    <nav className={styles.formParts} aria-label="填写进度">
      <p className={`${styles.formPartsSum} ipr-num`}>
        已完成 {done}/{counted} 部分，可按任意顺序填写
      </p>
      <ol>
        {parts.map(({ key, title, state }) => (
          <li key={key} data-state={state}>
            <button
              type="button"
              aria-current={key === current ? 'step' : undefined}
              onClick={() => onGo(key)}
            >
              <span className={styles.formPartTitle}>{title}</span>
              <span className={styles.formPartState}>
                {state ? PART_STATES[state] : '不需补正'}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
