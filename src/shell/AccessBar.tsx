import { setCareMode, useCareMode } from './careMode';

/** The id of the main content, where the skip link leads. */
export const MAIN_ID = 'main-content';

/**
 * The first two Tab stops of every page: the skip link, then the care-mode switch
 * (domain rules 7, 适老化 and 无障碍).
 */
export function AccessBar() {
  const careMode = useCareMode();
  return (
    <section className="ipr-access-bar" aria-label="无障碍">
      <a
        className="ipr-skip-link"
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        跳到主要内容
      </a>
      <button
        type="button"
        className="ipr-care-switch"
        aria-pressed={careMode}
        onClick={() => setCareMode(!careMode)}
      >
        适老化
      </button>
    </section>
  );
}
