import { createContext, type ReactNode, useContext } from 'react';
import { useInView } from './useInView';

/** The whole page was asked for: what stands inside waits for nothing more. */
const Whole = createContext(false);

interface Props {
  /** Stands in its place until then: its heading, and about as much room. */
  instead: ReactNode;
  /** It is drawn at once, as for somebody who comes back to a place further down. */
  now?: boolean;
  children: ReactNode;
}

/** Draws a part of the page when it comes near the window, is printed or looked through. */
export function WhenNear({ instead, now, children }: Props) {
  const [place, near, all] = useInView<HTMLDivElement>(now);
  const whole = useContext(Whole) || all;
  return (
    <div ref={place}>
      {near || whole ? <Whole.Provider value={whole}>{children}</Whole.Provider> : instead}
    </div>
  );
}
