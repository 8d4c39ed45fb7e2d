import { useNetwork, useTimeout, useUpdateEffect } from 'ahooks';
import { useState } from 'react';
import styles from './draft.module.css';

/** Milliseconds for which it is told that the network is back. */
const BACK = 8000;

/**
 * That there is no network, at once and without alarm, and that it is back. The line is always
 * there, so that a screen reader is told.
 *
 * @param kept whether what is typed is kept in this browser
 */
export function Connection({ kept }: { kept: boolean }) {
  const { online = true } = useNetwork();
  const [back, setBack] = useState(false);
  useUpdateEffect(() => setBack(online), [online]);
  useTimeout(() => setBack(false), back ? BACK : undefined);
  const where = kept ? '内容保存在本机，' : '请不要关闭或刷新本页，';
  return (
    <p aria-live="polite" className={styles.draftConnection}>
      {!online && `现在没有网络。可以继续填写，${where}联网后再提交。`}
      {back && '网络已恢复。'}
    </p>
  );
}
