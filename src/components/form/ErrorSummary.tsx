import { useEffect, useId, useRef } from 'react';
import styles from './form.module.css';
import type { SummaryEntry } from './useForm';

interface Props {
  entries: readonly SummaryEntry[];
  /** Grows with every submission that did not pass; the summary then takes the focus. */
  attempts: number;
  /** Goes to the control of this id; by default it is on the screen and takes the focus. */
  onGo?: (target: string) => void;
}

const focusOn = (target: string) => document.getElementById(target)?.focus();

/**
 * What stopped a submission, each line a way to its field. Lines stay while fields are corrected,
 * so that nothing moves under the reader, and say so.
 */
export function ErrorSummary({ entries, attempts, onGo = focusOn }: Props) {
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => {
    if (attempts > 0) panel.current?.focus();
  }, [attempts]);
  if (entries.length === 0) return null;
  const open = entries.filter(({ fixed }) => !fixed).length;
  return (
    <section
      ref={panel}
      className={styles.errorSummary}
      data-done={open === 0 || undefined}
      tabIndex={-1}
      aria-labelledby={title}
    >
      <h2 id={title}>{open > 0 ? `有 ${open} 处需要修改` : '已改正，可以再次提交'}</h2>
      <ul>
        {entries.map(({ target, message, fixed }) => (
          <li key={`${target} ${message}`} data-fixed={fixed || undefined}>
            {target ? (
              <a
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(target);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
            {fixed && <span>（已改正）</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
