import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '@/components/reading/copyText';
import { grouped } from '@/domain/grouped';

const SHOWN_FOR = 4000;

/** Copies numbers, one a line, and says so: the list itself would be too long to show. */
export function CopyNumbers({
  numbers,
  children,
}: {
  numbers: readonly string[];
  children: ReactNode;
}) {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const copied = await copyText(numbers.join('\n'));
    const count = grouped(numbers.length);
    setOutcome(copied ? `已复制 ${count} 个号码` : '浏览器没有允许复制');
  };
  return (
    <span className="ipr-numbers-copy">
      <Button type="link" size="small" onClick={copy}>
        {children}
      </Button>
      <span role="status">{outcome}</span>
    </span>
  );
}
