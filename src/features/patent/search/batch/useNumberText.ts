import { useEventListener } from 'ahooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readTab, writeTab } from '@/storage';

const isText = (value: unknown): value is string => typeof value === 'string';

const draftKey = (slot: string) => `iprNumberList.${slot}`;

/** Writing a long text at every key would be felt. */
const KEEP_AFTER = 400;

/** Keeps a text in this tab for the face that is opened with a list of numbers. */
export function keepNumberText(slot: string, text: string): void {
  writeTab(draftKey(slot), text || undefined);
}

export interface NumberText {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** What was typed. */
  onType: (text: string) => void;
  /** Changes the text for the user, who may take it back. */
  replace: (text: string, done: string) => void;
  /** What was done for the user last, and the way back; undefined once the user typed on. */
  done: { what: string; undo: () => void } | undefined;
}

/**
 * The text of the number list. The field keeps it by itself: React would write it anew at every
 * key. It is also kept in this tab, so that a reload or a look elsewhere loses nothing.
 *
 * @param slot names the draft
 * @param initial the text when there is no draft
 */
export function useNumberText(slot: string, initial: () => string): NumberText {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readTab(draftKey(slot), isText) ?? initial());
  const [change, setChange] = useState<{ what: string; before: string }>();

  // Noted at once: the page may be left before what was typed is drawn.
  const latest = useRef(text);
  useEffect(() => {
    const timer = setTimeout(() => keepNumberText(slot, text), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [slot, text]);
  useEventListener('pagehide', () => keepNumberText(slot, latest.current));
  useEffect(() => () => keepNumberText(slot, latest.current), [slot]);

  const write = useCallback((next: string) => {
    if (field.current) field.current.value = next;
    latest.current = next;
    setText(next);
  }, []);
  const onType = useCallback((next: string) => {
    latest.current = next;
    setText(next);
    setChange(undefined);
  }, []);
  const replace = useCallback(
    (next: string, what: string) => {
      setChange({ what, before: latest.current });
      write(next);
    },
    [write],
  );
  const undo = () => {
    if (change) write(change.before);
    setChange(undefined);
    field.current?.focus();
  };
  return { field, text, onType, replace, done: change && { what: change.what, undo } };
}
