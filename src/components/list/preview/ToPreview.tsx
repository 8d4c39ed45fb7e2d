import { Button } from 'antd';
import { linkOf, ROW } from '../keys/useRowKeys';
import styles from './preview.module.css';

const PANE = 'data-preview';
const TO_PANE = 'data-to-preview';

/** Selects the way from a row to the look at it. */
export const TO_PREVIEW = `[${TO_PANE}]`;

/** Marks the pane, for `ToPreview`. */
export const PREVIEW = { [PANE]: true } as const;

/** Back from the pane to the row that is looked at. */
export function goToLookedRow(): void {
  const row = document.querySelector(TO_PREVIEW)?.closest(`[${ROW}]`);
  if (row) linkOf(row)?.focus();
}

/** At the end of the row that is looked at: the keyboard goes to the look at it, past all other rows. */
export function ToPreview() {
  return (
    <Button
      type="link"
      size="small"
      className={styles.toPreview ?? ''}
      {...{ [TO_PANE]: true }}
      onClick={() => document.querySelector<HTMLElement>(`[${PANE}]`)?.focus()}
    >
      到右侧预览
    </Button>
  );
}
