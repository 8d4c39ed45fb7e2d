import { type ComponentType, createElement, lazy, useState } from 'react';
import type { AskAhead } from '@/requests/ahead';

interface Arrived {
  readonly default: unknown;
  readonly ahead?: AskAhead;
}

const loads = new WeakMap<object, () => Promise<Arrived>>();

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
 *
 * @returns what it asks first, where it says so
 */
export async function arrive(part: object | undefined): Promise<AskAhead | undefined> {
  const ask = part && loads.get(part);
  const arrived = await ask?.().catch(() => undefined);
  return arrived?.ahead;
}
