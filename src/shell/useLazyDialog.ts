import { type ComponentType, useState } from 'react';
import { showMessage } from './notices';

/**
 * A dialog of the header, loaded when asked for; the header must not fail with it.
 *
 * @param name what it is called, for when it does not arrive
 * @returns `open` takes what is to happen when the dialog has arrived; without it, it is shown
 */
export function useLazyDialog<P>(name: string, load: () => Promise<{ default: ComponentType<P> }>) {
  const [Dialog, setDialog] = useState<ComponentType<P>>();
  const open = (arrived: (show: () => void) => unknown = (show) => show()) =>
    load().then(
      (module) => arrived(() => setDialog(() => module.default)),
      () => showMessage('error', `“${name}”没有打开，请检查网络连接后再试`),
    );
  return { Dialog, open, close: () => setDialog(undefined) };
}
