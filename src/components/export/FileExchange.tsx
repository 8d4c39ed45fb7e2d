import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { FileInput } from '@/components/form/files/FileInput';
import styles from './fileExchange.module.css';

/** A larger file is none of ours; it is not even read. */
const MOST_BYTES = 8_000_000;

interface Props {
  /** What of the device goes into the file, and where it is kept. */
  children: ReactNode;
  /** Writes the file and answers with its name; undefined while there is nothing to write. */
  onSave: (() => string) | undefined;
  /** Takes the text of a file in. @returns what became of it, one sentence each */
  onText: (text: string) => readonly string[];
  /** Names of the two buttons and of the field behind the second. */
  save: string;
  restore: string;
  field: string;
}

/** Takes what this browser keeps to another device as a file, and brings it in from one. */
export function FileExchange({ children, onSave, onText, save, restore, field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<readonly string[]>([]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setOutcome(['文件太大，没有读取。']);
      return;
    }
    const text = await file.text().catch(() => undefined);
    setOutcome(text === undefined ? ['浏览器没有读出这个文件。'] : onText(text));
  };
  return (
    <>
      <p className={`${styles.exchange} ipr-no-print`}>
        {children}
        <span className={styles.exchangeActions}>
          {onSave && (
            <Button type="link" size="small" onClick={() => setOutcome([`已保存：${onSave()}`])}>
              {save}
            </Button>
          )}
          <Button type="link" size="small" onClick={() => input.current?.click()}>
            {restore}
          </Button>
          <FileInput
            ref={input}
            hidden
            accept=".json,application/json"
            aria-label={field}
            onPick={([file]) => read(file)}
          />
        </span>
      </p>
      <div role="status">
        {outcome.map((sentence) => (
          <p key={sentence} className={styles.exchangeNote}>
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}
