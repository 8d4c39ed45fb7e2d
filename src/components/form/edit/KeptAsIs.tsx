import { Checkbox } from 'antd';
import TextArea from 'antd/es/input/TextArea';
import { useId } from 'react';
import { useStore } from '@/store';
import styles from '../form.module.css';
import { REASON, reasonKey } from './correction';
import editStyles from './edit.module.css';
import type { FormStore } from './formStore';

interface Props {
  store: FormStore;
  /** Of the place that the reviewer asked for. */
  path: string;
  label: string;
}

/** What the user says instead of changing a place that the reviewer asked for. */
function useReason(store: FormStore, path: string): string | undefined {
  const get = () => {
    const reason = store.values()[reasonKey(path)];
    return typeof reason === 'string' ? reason : undefined;
  };
  return useStore(store, get);
}

/** A place that the reviewer asked for may stay as it is, when the user says why. */
export function KeptAsIs({ store, path, label }: Props) {
  const reason = useReason(store, path);
  const hint = useId();
  const say = (text: string | undefined) => store.put({ [reasonKey(path)]: text });
  return (
    <div className={editStyles.formAsIs}>
      <Checkbox
        aria-label={`按原内容说明：${label}`}
        checked={reason !== undefined}
        onChange={(event) => say(event.target.checked ? '' : undefined)}
      >
        不需要修改，按原内容说明
      </Checkbox>
      {reason !== undefined && (
        <>
          <p id={hint} className={`${styles.fieldHint} ipr-note`}>
            写明为什么不需要修改，{REASON.min}～{REASON.max} 字，一并提交给办理部门
          </p>
          <TextArea
            size="large"
            rows={2}
            aria-label={`不修改的理由：${label}`}
            aria-describedby={hint}
            aria-required
            value={reason}
            onChange={(event) => say(event.target.value)}
          />
        </>
      )}
    </div>
  );
}
