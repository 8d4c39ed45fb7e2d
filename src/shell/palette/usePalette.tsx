import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { showMessage } from '../notices';

/** What is looked through: everything, or the apps alone. */
export type PaletteScope = 'all' | 'apps';

export interface PaletteProps {
  scope: PaletteScope;
  /** Takes the focus afterwards where what had it before cannot. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open it, as this system writes them. */
export const paletteKeys = (): string => (isApple() ? '⌘K' : 'Ctrl+K');

/** Whether a key press opens it; on a Mac, Ctrl+K deletes words. */
function opensPalette(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
  if (event.defaultPrevented || event.isComposing || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' && (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

const OPEN_DIALOG = 'dialog[open], [role="dialog"][aria-modal="true"]';

/**
 * The list of everything that one can go to, loaded when asked for: by Ctrl+K, unless a dialog is
 * open, or by whoever calls `open`.
 *
 * @param opener takes the focus afterwards where what had it before cannot
 */
export function usePalette(opener: RefObject<HTMLElement | null>) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [scope, setScope] = useState<PaletteScope>('all');
  const open = useCallback((wanted: PaletteScope) => {
    import('./Palette').then(
      (module) => {
        setScope(wanted);
        setPalette(() => module.default);
      },
      () => showMessage('error', '“快速前往”没有打开，请检查网络连接后再试'),
    );
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensPalette(event) || document.querySelector(OPEN_DIALOG)) return;
      // In most browsers the key belongs to the address bar.
      event.preventDefault();
      open('all');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  const close = useCallback(() => setPalette(undefined), []);
  const dialog = Palette && <Palette scope={scope} opener={opener} onClose={close} />;
  return { open, dialog };
}
