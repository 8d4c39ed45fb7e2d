import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from './copyText';

const SHOWN_FOR = 4000;

/**
 * Copies a text and says so. Where the browser refuses, the text is shown to be copied by hand.
 *
 * @param text made when the button is pressed
 */
export function CopyButton({ text, children }: { text: () => string; children: ReactNode }) {
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
    <span className="ipr-copy">
      <Button onClick={copy}>{children}</Button>
      <span role="status" className="ipr-copy-outcome">
        {outcome && (outcome.copied ? `已复制：${outcome.text}` : `请手动复制：${outcome.text}`)}
      </span>
    </span>
  );
}
