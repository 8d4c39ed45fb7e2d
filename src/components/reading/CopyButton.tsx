import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { QuietButton } from '../page/QuietButton';
import { copyText } from './copyText';
import styles from './reading.module.css';

const SHOWN_FOR = 4000;

/** Copies texts. @returns the way to do it, and the place that says what came of it */
export function useCopy(): [copy: (text: string) => Promise<void>, said: ReactNode] {
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string }>();
  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const said = (
    <span role="status" className={styles.copyOutcome}>
      {outcome && (outcome.copied ? `已复制：${outcome.text}` : `请手动复制：${outcome.text}`)}
    </span>
  );
  return [async (text) => setOutcome({ copied: await copyText(text), text }), said];
}

interface Props {
  /** Made when the button is pressed. */
  text: () => string;
  /** One of many, such as in the rows of a list. */
  quiet?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Copies a text and says so. Where the browser refuses, the text is shown to be copied by hand. */
export function CopyButton({ text, quiet = false, className = '', children }: Props) {
  const [copy, said] = useCopy();
  const Part = quiet ? QuietButton : Button;
  return (
    <span className={`${styles.copy} ${className} ipr-no-print`}>
      <Part onClick={() => copy(text())}>{children}</Part>
      {said}
    </span>
  );
}
