import { Button } from 'antd';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
import type { ControlProps } from './FieldFrame';
import { useFormTools } from './FormProvider';

interface Props extends ControlProps {
  /** Stands in for the control, so that ways to the field end here. */
  instead?: boolean;
}

/** For choices that are not there: they load, or they could not be loaded. */
export function OptionsState({ path, state: { field }, instead = false }: Props) {
  const { failed, retry } = useFormTools();
  const name = 'options' in field && typeof field.options === 'string' ? field.options : '';
  const target = instead ? { id: fieldId(path), tabIndex: -1 } : {};
  if (!failed.has(name)) {
    return (
      <p {...target} className={styles.formLoading} role="status">
        正在加载选项…
      </p>
    );
  }
  return (
    <p {...target} className={styles.formFailed} role="alert">
      {field.label}的选项没有加载出来，已填内容不受影响。
      <Button type="link" size="small" onClick={() => retry(name)}>
        重新加载
      </Button>
    </p>
  );
}
