import { useCallback, useId, useSyncExternalStore } from 'react';
import { REASON, reasonKey } from './correction';
import type { FormStore } from './formStore';

interface Props {
  store: FormStore;
  /** Of the place that the reviewer asked for. */
  path: string;
  label: string;
}

/** What the user says instead of changing a place that the reviewer asked for. */
export function useReason(store: FormStore, path: string): string | undefined {
  const read = useCallback(() => {
    const reason = store.values()[reasonKey(path)];
    return typeof reason === 'string' ? reason : undefined;
  }, [store, path]);
  return useSyncExternalStore(store.subscribe, read);
}

/** A place that the reviewer asked for may stay as it is, when the user says why. */
export function KeptAsIs({ store, path, label }: Props) {
  const reason = useReason(store, path);
  const hint = useId();
  const say = (text: string | undefined) => store.put({ [reasonKey(path)]: text });
  return (
    <div className="ipr-form-as-is">
      <label className="ipr-tick-label">
        <input
          type="checkbox"
          aria-label={`按原内容说明：${label}`}
          checked={reason !== undefined}
          onChange={(event) => say(event.target.checked ? '' : undefined)}
        />
        <span>不需要修改，按原内容说明</span>
      </label>
      {reason !== undefined && (
        <>
          <p id={hint} className="ipr-field-hint">
            写明为什么不需要修改，{REASON.min}～{REASON.max} 字，一并提交给办理部门
          </p>
          <textarea
            className="ipr-input"
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
