import { useEventListener } from 'ahooks';
import dayjs from 'dayjs';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './reading.module.css';

const now = () => dayjs().format('YYYY-MM-DD HH:mm:ss');

/**
 * What every printed page tells about itself (domain 7.8): when it was printed and from where. On
 * screen it is not shown.
 *
 * @param address absolute address of what is printed
 */
export function PrintFacts({ address }: { address: string }) {
  const [time, setTime] = useState(now);
  useEventListener('beforeprint', () => flushSync(() => setTime(now())));
  return (
    <p className={styles.printFacts}>
      打印时间：<span className="ipr-num">{time}</span>
      <br />
      网址：{address}
    </p>
  );
}
