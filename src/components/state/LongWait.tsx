import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which a place that waits says so. */
const LONG = 5_000;

/** The place that says it; of several that wait at one time one is enough. */
let said: object | undefined;

/** Whether somebody can see a place, or hear it. */
const isThere = (place: HTMLElement) =>
  !place.closest('[aria-hidden=true], [hidden]') &&
  place.parentElement?.checkVisibility?.() !== false;

/** Stands where something is waited for, inside of a live region; says after a while that it goes on. */
export function LongWait() {
  const place = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const own = {};
    const timer = setTimeout(() => {
      if (said || !place.current || !isThere(place.current)) return;
      said = own;
      setLong(true);
    }, LONG);
    return () => {
      clearTimeout(timer);
      if (said === own) said = undefined;
    };
  }, []);
  return (
    <p ref={place} className="ipr-long-wait">
      {isLong && '加载时间较长，仍在等待…'}
    </p>
  );
}

/** The same beside what stands there from before, for as long as that is waited for. */
export function StillWaiting({ when }: { when: boolean }) {
  return <div role="status">{when && <LongWait />}</div>;
}
