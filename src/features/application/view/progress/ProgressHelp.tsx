import { StatusTag } from '@/components/flow/StatusTag';
import partsStyles from '@/components/page/parts.module.css';
import { limitsOf } from '@/domain/workflow/limits';
import type { Status } from '@/domain/workflow/status';
import { limitInWords } from '@/domain/workflow/workingDays';
import styles from './progress.module.css';

/** What the states of a report mean to who has sent it. */
const STATES: readonly (readonly [status: Status, meaning: string])[] = [
  ['SUBMITTED', `已经收到，${limitInWords(limitsOf('JBTS', 'REPORT').accept)}内决定是否受理`],
  ['ACCEPTED', '决定受理，等待开始办理'],
  ['PROCESSING', '正在调查和处理'],
  ['TRANSFERRED', '线索已移送其他部门，由该部门继续处理'],
  ['FINISHED', '已有结果，可以看结论和办理记录'],
  ['REJECTED', '决定不受理，可以看办理记录'],
  ['TERMINATED', '没有办完就结束了，可以看办理记录'],
];

/** What one needs to ask, where it stands, and what the answer will mean. */
export function ProgressHelp() {
  return (
    <div className={`ipr-sheet ${partsStyles.sections}`}>
      <section aria-labelledby="progress-needed">
        <h2 id="progress-needed">在哪里找到这两项</h2>
        <p>
          办件编号和查询码都在提交后的回执上：打印的回执、保存的回执文件、存为图片的查询码。提交时的标签页还没有关闭的，可以回到那里看。
        </p>
        <p>查询码只告诉提交的人，丢失后无法找回；举报照常办理。</p>
      </section>
      <section aria-labelledby="progress-states">
        <h2 id="progress-states">各状态的含义</h2>
        <dl className={styles.progressStates}>
          {STATES.map(([status, meaning]) => (
            <div key={status} className={styles.progressState}>
              <dt>
                <StatusTag status={status} />
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
