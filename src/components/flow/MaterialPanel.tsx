import { type ReactNode, useId } from 'react';
import { orDash } from '@/components/reading/orDash';
import styles from './flow.module.css';
import { toMinute } from './moment';
import { ReasonForm } from './ReasonForm';

interface Props {
  asked: {
    readonly request: string;
    /** `YYYY-MM-DD HH:mm:ss`. */
    readonly time: string;
  };
  /** Why the files cannot be sent yet, e.g. 请先上传材料; undefined when they can. */
  blocked: string | undefined;
  /** Where the files are chosen. */
  children: ReactNode;
  /** @param note up to 500 characters, '' when none is given */
  onSend: (note: string) => Promise<void>;
}

/** What the handler wants besides, and where it is given. */
export function MaterialPanel({ asked: { request, time }, blocked, children, onSend }: Props) {
  const id = useId();
  return (
    <section
      className={`ipr-sheet ${styles.requestPanel}`}
      data-tone="attention"
      aria-labelledby={id}
    >
      <h2 id={id}>要补充的材料</h2>
      <p className={`${styles.requestWords} ipr-reading`}>
        {request || '办理部门没有写明需要的材料。'}
      </p>
      <p className="ipr-note">
        通知时间 <span className="ipr-num ipr-nowrap">{orDash(toMinute(time))}</span>
      </p>
      <ReasonForm
        label="说明"
        min={0}
        max={500}
        action="提交材料"
        blocked={blocked}
        onSend={onSend}
      >
        {children}
      </ReasonForm>
    </section>
  );
}
