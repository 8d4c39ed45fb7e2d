import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

/**
 * A part in a script of its own, as `React.lazy` has it, that is asked for again the next time it is
 * shown when its script did not arrive. `lazy` would remember the failure until the page is reloaded.
 *
 * @param load asks for the script
 * @param Missing stands in its place when it did not arrive
 */
export function lazyAgain<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Missing: ComponentType,
): ComponentType<P> {
  const ask = () => lazy(() => load().catch(() => ({ default: Failed })));
  let next = ask();
  function Failed() {
    // Not before it is on the screen: until then the part is drawn anew from the same one.
    useEffect(() => {
      next = ask();
    }, []);
    return <Missing />;
  }
  return function Part(props: P) {
    const [Chosen] = useState(() => next);
    return createElement(Chosen as ComponentType<P>, props);
  };
}
