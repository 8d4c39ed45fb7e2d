import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { ExpressionEditorProps } from './editor/ExpressionEditor';

/** The editor, ready to take over from the plain field. */
interface ReadyEditor {
  Editor: ComponentType<ExpressionEditorProps>;
  start: ExpressionEditorProps['start'];
}

interface EditorLoading {
  /** Undefined while the plain field has to do: before the editor is there, or when it never comes. */
  ready: ReadyEditor | undefined;
  /** An input method must not lose its field between two letters. */
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
}

/**
 * Loads the editor of expressions and says when it takes over, with caret and focus as they are in
 * the plain field at that moment.
 */
export function useEditor(
  field: RefObject<HTMLTextAreaElement | null>,
  wanted: boolean,
): EditorLoading {
  const [ready, setReady] = useState<ReadyEditor>();
  const composing = useRef(false);
  const takeOver = useRef<() => void>(undefined);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./editor/ExpressionEditor').then(
      ({ default: Editor }) => {
        if (!current) return;
        takeOver.current = () => {
          const { current: plain } = field;
          const [from, to] = [plain?.selectionStart ?? 0, plain?.selectionEnd ?? 0];
          const focused = plain !== null && plain === document.activeElement;
          setReady({ Editor, start: { from, to, focused } });
        };
        if (!composing.current) takeOver.current();
      },
      // Without its editor the page works with the plain field.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [field, wanted]);

  return {
    ready,
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: () => {
      composing.current = false;
      takeOver.current?.();
    },
  };
}
