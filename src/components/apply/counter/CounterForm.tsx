import { Button } from 'antd';
import { useState } from 'react';
import { PrintAlone } from '@/components/form/answers/PrintAlone';
import { useApply } from '../ApplyContext';
import styles from '../apply.module.css';
import { CounterPaper } from './CounterPaper';
import { NoUploads } from './NoUploads';

/** The end of a form that cannot be sent for want of uploads: it is printed for the counter. */
export function CounterForm() {
  const { session, go } = useApply();
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <NoUploads asked />
      <p className={styles.applyWays}>
        <Button
          type="primary"
          size="large"
          onClick={() => {
            if (session.store.attempt()) setPrinting(true);
          }}
        >
          打印申请表
        </Button>
        <Button size="large" onClick={() => go({ step: 'files' })}>
          上一步：上传材料
        </Button>
      </p>
      {printing && (
        <PrintAlone onPrinted={() => setPrinting(false)}>
          <CounterPaper />
        </PrintAlone>
      )}
    </>
  );
}
