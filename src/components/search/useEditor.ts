import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/components/page/whenIdle';
import type { ExpressionEditorProps } from './editor/ExpressionEditor';

/** The editor, ready to take over from the plain field. */
interface ReadyEditor {
  Editor: ComponentType<ExpressionEditorProps>;
  start: ExpressionEditorProps['start'];
}

interface EditorLoading {
  /** Undefined while the plain field has to do: before the editor is there, or when it never comes. */
  ready: ReadyEditor | undefined;
  /** The user turns to the field: no more waiting. */
  onFocus: () => void;
  /** An input method must not lose its field between two letters. */
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
}

/**
 * Loads the editor of expressions, when the page is idle or the field is turned to, and says when
 * it takes over: with caret, focus and height as they are in the plain field at that moment.
 */
export function useEditor(
  field: RefObject<HTMLTextAreaElement | null>,
  wanted: boolean,
): EditorLoading {
  const [ready, setReady] = useState<ReadyEditor>();
  const composing = useRef(false);
  const takeOver = useRef<() => void>(undefined);
  const load = useRef<() => void>(undefined);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const begin = () => {
      load.current = undefined;
      import('./editor/ExpressionEditor').then(
        ({ default: Editor }) => {
          if (!current) return;
          takeOver.current = () => {
            const { current: plain } = field;
            const [from, to] = [plain?.selectionStart ?? 0, plain?.selectionEnd ?? 0];
            const focused = plain !== null && plain === document.activeElement;
            const start = { from, to, focused, height: plain?.offsetHeight ?? 0 };
            // At once: a key that comes between the looking and the change would be lost or moved.
            flushSync(() => setReady({ Editor, start }));
          };
          if (!composing.current) takeOver.current();
        },
        // Without its editor the page works with the plain field.
        () => undefined,
      );
    };
    load.current = begin;
    const callOff = whenIdle(() => load.current?.());
    return () => {
      current = false;
      callOff();
    };
  }, [field, wanted]);

  return {
    ready,
    onFocus: () => load.current?.(),
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: () => {
      composing.current = false;
      takeOver.current?.();
    },
  };
}
