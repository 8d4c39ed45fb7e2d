import { type ReactNode, useEffect, useRef } from 'react';

/** Tells the style sheet how high the bar is, for what sticks or scrolls to just below it. */
function useHeightVariable() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    const page = current?.parentElement;
    if (!current || !page) return;
    const observer = new ResizeObserver(() => {
      page.style.setProperty('--ipr-result-bar', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return bar;
}

/** The query above its result, which stays in sight: the box it is typed in, and its chips. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div className="ipr-result-bar" ref={useHeightVariable()}>
      {children}
    </div>
  );
}
