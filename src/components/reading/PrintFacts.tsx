import { useEventListener } from 'ahooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { momentInChina } from '@/domain/calendar';
import styles from './reading.module.css';

/**
 * What every printed page tells about itself (domain 7.8): when it was printed and from where. On
 * screen it is not shown.
 *
 * @param address absolute address of what is printed
 */
export function PrintFacts({ address }: { address: string }) {
  const [time, setTime] = useState(() => momentInChina());
  useEventListener('beforeprint', () => flushSync(() => setTime(momentInChina())));
  return (
    <p className={styles.printFacts}>
      打印时间：<span className="ipr-num">{time}</span>
      <br />
      网址：{address}
    </p>
  );
}
