import { useEventListener } from 'ahooks';
import type { RefObject } from 'react';
import { dialogOver } from '@/components/dialog/dialogOver';
import { useLazyDialog } from '../useLazyDialog';
import type { Command } from './entries';
import styles from './palette.module.css';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open it, as this system writes them. */
export const paletteKeys = (): string => (isApple() ? '⌘K' : 'Ctrl+K');

/** Whether a key press opens it; on a Mac, Ctrl+K deletes words. */
function opensPalette(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return false;
  return event.key.toLowerCase() === 'k' && (isApple() ? event.metaKey : event.ctrlKey);
}

/**
 * The list of everything that one can go to, loaded when asked for: by Ctrl+K, unless a dialog is
 * open, or by whoever calls `open`.
 *
 * @param opener takes the focus afterwards where what had it before cannot
 * @param commands what the header can do besides leading to pages
 */
export function usePalette(opener: RefObject<HTMLElement | null>, commands: readonly Command[]) {
  const { Dialog, open, close } = useLazyDialog('快速前往', () => import('./Palette'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!opensPalette(event)) return;
    const over = dialogOver();
    const field = over?.querySelector<HTMLInputElement>(`.${styles.paletteField}`);
    if (over && !field) return;
    // In most browsers the key belongs to the address bar.
    event.preventDefault();
    if (event.repeat) return;
    // A second time: what was typed is ready to be replaced.
    if (field) field.select();
    else void open();
  };
  useEventListener('keydown', onKeyDown, { target: document });
  const dialog = Dialog && <Dialog opener={opener} commands={commands} onClose={close} />;
  return { open: () => void open(), dialog };
}
