import { isolateHistory } from '@codemirror/commands';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useModel } from '@umijs/max';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { PastSearch } from '../history/searchHistory';
import { type QueryBox, textChange } from '../queryBox';
import styles from './editor.module.css';
import { editorExtensions, setFault } from './extensions';

export interface ExpressionEditorProps {
  value: string;
  /** Ids of the label and of the messages. */
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  /** The piece underlined as wrong. */
  fault: { from: number; to: number } | undefined;
  placeholder: string;
  /** Caret, focus and height in pixels of the plain field it takes over from. */
  start: { from: number; to: number; focused: boolean; height: number };
  /** The user's history, whose numbers are proposed. */
  searches: readonly PastSearch[];
  onText: (text: string) => void;
  onSend: () => void;
  /** F8. */
  onFault: () => void;
  ref?: Ref<QueryBox>;
}

/**
 * Puts the browser's caret where the editor has it. What is underlined is drawn anew, and with that
 * Chromium moves its caret to the start; in the first 200 ms after focus CodeMirror (`view` 6.43,
 * `readSelectionRange`) does not move it back, and the next letters would go before the text.
 */
function showCaret(view: EditorView) {
  const selection = document.getSelection();
  if (!selection || !view.hasFocus || view.composing) return;
  const { anchor, head } = view.state.selection.main;
  const isAt = (node: Node | null, offset: number, position: number) =>
    node && view.contentDOM.contains(node) && view.posAtDOM(node, offset) === position;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (isAt(anchorNode, anchorOffset, anchor) && isAt(focusNode, focusOffset, head)) return;
  const from = view.domAtPos(anchor);
  const to = view.domAtPos(head);
  selection.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/**
 * The editor of expressions: colours, matched brackets, the error underlined, completion, undo.
 * It brings a library of its own, so it is loaded when it is shown.
 */
export default function ExpressionEditor(props: ExpressionEditorProps) {
  const { value, labelledBy, describedBy, invalid, fault, placeholder, ref } = props;
  const { initialState } = useModel('@@initialState');
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const attributes = useRef(new Compartment());
  const latest = useRef({ props, classes: initialState?.dictionaries.classNumbers ?? [] });

  useLayoutEffect(() => {
    latest.current = { props, classes: initialState?.dictionaries.classNumbers ?? [] };
  });

  // Text, caret and, below, focus at once, before the browser hands on the next key.
  useLayoutEffect(() => {
    const { value: doc, start } = latest.current.props;
    const view = new EditorView({
      ...(place.current && { parent: place.current }),
      state: EditorState.create({
        doc,
        selection: {
          anchor: Math.min(start.from, doc.length),
          head: Math.min(start.to, doc.length),
        },
        extensions: [
          attributes.current.of([]),
          editorExtensions(placeholder, {
            onText: (text) => latest.current.props.onText(text),
            onSend: () => latest.current.props.onSend(),
            onFault: () => latest.current.props.onFault(),
            classes: () => latest.current.classes,
            searches: () => latest.current.props.searches,
          }),
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, [placeholder]);

  useLayoutEffect(() => {
    const view = editor.current;
    const before = view?.state.doc.toString();
    if (!view || before === undefined || before === value) return;
    view.dispatch({
      changes: textChange(before, value),
      annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input')],
    });
  }, [value]);

  useLayoutEffect(() => {
    const content = EditorView.contentAttributes.of({
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': String(invalid),
      'aria-keyshortcuts': 'Control+Enter F8',
      spellcheck: 'false',
    });
    editor.current?.dispatch({ effects: attributes.current.reconfigure(content) });
  }, [labelledBy, describedBy, invalid]);

  useLayoutEffect(() => {
    editor.current?.dispatch({ effects: setFault.of(fault) });
    if (editor.current) showCaret(editor.current);
  }, [fault]);

  // After the error is underlined: that draws the text anew and would put the caret before it.
  useLayoutEffect(() => {
    if (latest.current.props.start.focused) editor.current?.focus();
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.current?.focus(),
      select: (anchor, head) => {
        const length = editor.current?.state.doc.length ?? 0;
        editor.current?.dispatch({
          selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) },
          scrollIntoView: true,
        });
      },
      selection: () => {
        const range = editor.current?.state.selection.main;
        return { from: range?.from ?? 0, to: range?.to ?? 0 };
      },
    }),
    [],
  );

  // As high as the field it takes over from, so that nothing below it moves.
  const minHeight = props.start.height;
  return <div className={styles.editor} ref={place} data-invalid={invalid} style={{ minHeight }} />;
}
