import { FontSizeOutlined } from '@ant-design/icons';
import { useEventListener } from 'ahooks';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { setCareMode, useCareMode, useToolsShown } from './careMode';
import { MAIN_ID } from './mainId';
import styles from './shell.module.css';

export { MAIN_ID } from './mainId';

const tools = () => import(/* webpackChunkName: "care" */ './care/CareTools');

/** What stands in the toolbar's place when its script did not arrive. */
function NoTools() {
  return (
    <p className={styles.careBar} role="alert">
      辅助工具没有加载成功，页面和已选的设置都在。
      <Button onClick={() => window.location.reload()}>重新加载</Button>
    </p>
  );
}

const CareTools = lazy(() => tools().catch(() => ({ default: NoTools })));

/** Keys of the page with Alt (domain reference 7, 无障碍), and those that Shift belongs to. */
const KEYS = /^Digit[0-4]$/;
const SHIFTED = /^(Arrow(Up|Down)|Key[HRQ])$/;
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Whether a press belongs to the page: Alt alone or with Shift, and nothing is being typed. */
function isPageKey({ altKey, ctrlKey, metaKey, shiftKey, code, target, repeat }: KeyboardEvent) {
  if (!altKey || ctrlKey || metaKey || repeat || !(shiftKey ? SHIFTED : KEYS).test(code)) {
    return false;
  }
  return !(target instanceof Element && target.closest(TYPED));
}

/**
 * The first two Tab stops of every page: the skip link, then the care-mode switch
 * (domain rules 7, 适老化 and 无障碍); behind them the toolbar of the care mode. The toolbar is
 * loaded when the mode is on or one of the keys is pressed.
 */
export function AccessBar() {
  const careMode = useCareMode();
  const shown = useToolsShown();
  const [wanted, setWanted] = useState(false);
  useEventListener('keydown', (event) => {
    if (!isPageKey(event)) return;
    event.preventDefault();
    setWanted(true);
    tools().then(
      ({ pressCareKey }) => pressCareKey(event.code),
      () => undefined,
    );
  });
  return (
    <>
      <section className={`${styles.accessBar} ipr-no-print`} aria-label="无障碍">
        <a
          className={styles.skipLink}
          href={`#${MAIN_ID}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(MAIN_ID)?.focus();
          }}
        >
          跳到主要内容
        </a>
        <Button
          type="text"
          className={styles.careSwitch ?? ''}
          icon={<FontSizeOutlined aria-hidden />}
          aria-pressed={careMode}
          onClick={() => setCareMode(!careMode)}
        >
          适老化
        </Button>
      </section>
      {(shown || wanted) && (
        <Suspense fallback={shown && <div className={styles.careBar} />}>
          <CareTools />
        </Suspense>
      )}
    </>
  );
}
