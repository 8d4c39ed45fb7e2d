import { useEventListener } from 'ahooks';
import { type KeyboardEvent as FieldKey, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dialogOver } from '@/components/dialog/dialogOver';
import { PlainInput } from '@/components/form/PlainInput';
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

/** Resolves when the field has no word that an input method is still putting together. */
const composed = (field: HTMLInputElement, composing: boolean) =>
  new Promise<unknown>((resolve) => {
    if (composing) field.addEventListener('compositionend', resolve, { once: true });
    else resolve(undefined);
  });

/**
 * A field out of sight that has the keyboard from the press to the arrival of the dialog: what is
 * typed meanwhile would go into the page, and the list would begin in the middle of a word.
 *
 * @param load brings the dialog and then does what it is given
 * @returns the field while the dialog is awaited; what was typed into it; what had the focus before
 */
function useCatcher(load: (arrived: (show: () => void) => Promise<void>) => Promise<unknown>) {
  const field = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const [awaited, setAwaited] = useState(false);
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState<Element | null>(null);
  /** On Escape, and when the dialog does not arrive. */
  const giveUp = (had: Element | null) => {
    if (!field.current) return;
    flushSync(() => setAwaited(false));
    if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  };
  const start = () => {
    if (awaited) return;
    const had = document.activeElement;
    composing.current = false;
    flushSync(() => {
      setBefore(had);
      setTyped('');
      setAwaited(true);
    });
    field.current?.focus({ preventScroll: true });
    const arrived = async (show: () => void) => {
      if (field.current) await composed(field.current, composing.current);
      if (!field.current) return;
      flushSync(() => {
        setAwaited(false);
        show();
      });
    };
    void load(arrived).then(() => giveUp(had));
  };
  const catcher = awaited && (
    <PlainInput
      ref={field}
      className={styles.paletteCatcher}
      aria-label="要去的地方"
      autoComplete="off"
      value={typed}
      onChange={setTyped}
      onKeyDown={({ key, nativeEvent }: FieldKey) => {
        if (key === 'Escape' && !nativeEvent.isComposing) giveUp(before);
      }}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
      }}
    />
  );
  return { catcher, typed, before, start };
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
  const { catcher, typed, before, start } = useCatcher(open);
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
    else start();
  };
  useEventListener('keydown', onKeyDown, { target: document });
  const dialog = Dialog && (
    <Dialog opener={opener} before={before} typed={typed} commands={commands} onClose={close} />
  );
  return { open: start, dialog: dialog ?? catcher };
}
