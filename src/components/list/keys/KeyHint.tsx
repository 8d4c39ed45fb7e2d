import { Button } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import styles from './keys.module.css';
import { useSingleKeys } from './singleKeys';

/** Tells that the list has shortcuts, and opens their description. */
export function KeyHint({ onOpen }: { onOpen: () => void }) {
  const on = useSingleKeys();
  return (
    <Button
      type="link"
      size="small"
      className={`${styles.triageHint} ${partsStyles.forKeys}`}
      onClick={onOpen}
    >
      {on ? (
        <>
          <span className="ipr-visually-hidden">按 </span>
          <kbd>?</kbd>
          <span className="ipr-visually-hidden"> 看快捷键</span>
        </>
      ) : (
        '快捷键已关闭'
      )}
    </Button>
  );
}
