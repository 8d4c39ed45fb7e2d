import { type ReactNode, useLayoutEffect, useRef } from 'react';

const HEIGHT = '--ipr-sticky';

/**
 * Stays below the portal's header while the page scrolls. Its height is known to the style sheet,
 * so that no anchor ends up behind it.
 */
export function StickyHead({ children }: { children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const root = document.documentElement.style;
    const measure = () => {
      const sticks = getComputedStyle(element).position === 'sticky';
      root.setProperty(HEIGHT, `${sticks ? element.offsetHeight : 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={head} className="ipr-sticky-head">
      {children}
    </div>
  );
}
