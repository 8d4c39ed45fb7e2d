import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from './copyText';
import styles from './reading.module.css';

const SHOWN_FOR = 4000;

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
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string }>();
  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const wanted = text();
    setOutcome({ copied: await copyText(wanted), text: wanted });
  };
  return (
    <span className={`${styles.copy} ${className}`}>
      {quiet ? (
        <Button type="link" size="small" onClick={copy}>
          {children}
        </Button>
      ) : (
        <Button onClick={copy}>{children}</Button>
      )}
      <span role="status" className={styles.copyOutcome}>
        {outcome && (outcome.copied ? `已复制：${outcome.text}` : `请手动复制：${outcome.text}`)}
      </span>
    </span>
  );
}
