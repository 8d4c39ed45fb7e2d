import { type ComponentType, createElement, lazy, useState } from 'react';

const loads = new WeakMap<object, () => Promise<unknown>>();

/**
 * A part of the portal in a script of its own, as `React.lazy` has it, with one difference: a script
 * that has arrived before the part is shown is shown at once. React would put the waiting picture in
 * its place and keep that for 300 ms.
 *
 * @param load asks for the script
 */
export function arriving<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let arrived: ComponentType<P> | undefined;
  const ask = async () => {
    const loaded = await load();
    arrived = loaded.default;
    return loaded;
  };
  const Later = lazy(ask);
  function Part(props: P) {
    // The same one for as long as it stands: another would begin anew.
    const [chosen] = useState<ComponentType<P> | typeof Later>(() => arrived ?? Later);
    return createElement(chosen as ComponentType<P>, props);
  }
  loads.set(Part, ask);
  return Part;
}

/**
 * Asks for the script of a part before it is shown. What fails here is asked for again, and told,
 * when the part is shown.
 */
export async function arrive(part: object | undefined): Promise<void> {
  const ask = part && loads.get(part);
  await ask?.().catch(() => undefined);
}
