import { useSingleKeys } from './singleKeys';

/** Tells that the list has shortcuts, and opens their description. */
export function KeyHint({ onOpen }: { onOpen: () => void }) {
  const on = useSingleKeys();
  return (
    <button type="button" className="ipr-text-button ipr-triage-hint" onClick={onOpen}>
      {on ? (
        <>
          按 <kbd>?</kbd> 看快捷键
        </>
      ) : (
        '快捷键已关闭'
      )}
    </button>
  );
}
