import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const now = () => dayjs().format('YYYY-MM-DD HH:mm:ss');

/**
 * What every printed page tells about itself (domain 7.8): when it was printed and from where. On
 * screen it is not shown.
 *
 * @param address absolute address of what is printed
 */
export function PrintFacts({ address }: { address: string }) {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const beforePrint = () => flushSync(() => setTime(now()));
    window.addEventListener('beforeprint', beforePrint);
    return () => window.removeEventListener('beforeprint', beforePrint);
  }, []);
  return (
    <p className="ipr-print-facts">
      打印时间：<span className="ipr-num">{time}</span>
      <br />
      网址：{address}
    </p>
  );
}
