import { EditorView } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { patentSearchLink } from '../../../src/links/patent';
import { type Portal, renderPortal } from '../../support/renderPortal';

// happy-dom tells of a changed selection in the middle of the change, browsers after it; the editor
// relies on that. These tests set the selection through the editor, which needs no telling.
const untold = (event: Event) => event.stopImmediatePropagation();
beforeAll(() => window.addEventListener('selectionchange', untold, true));
afterAll(() => window.removeEventListener('selectionchange', untold, true));

export const EXPRESSION_PAGE = patentSearchLink({ mode: 'expr' });

/** The box for an expression, whichever of the two stands there. */
export const box = () => screen.getByLabelText('检索式');

/** The editor; fails while the plain field is there. */
export function editor(): EditorView {
  const view = EditorView.findFromDOM(box());
  if (!view) throw new Error('the plain field is still there');
  return view;
}

export const text = () => editor().state.doc.toString();

/** Where the selection begins, as an offset. */
export const caret = () => editor().state.selection.main.anchor;

export function select(from: number, to = from): void {
  act(() => editor().dispatch({ selection: { anchor: from, head: to } }));
}

/** Replaces the whole text, as typing does; the caret stands at the end. */
export function type(value: string): void {
  const { length } = editor().state.doc;
  act(() =>
    editor().dispatch({
      changes: { from: 0, to: length, insert: value },
      selection: { anchor: value.length },
      userEvent: 'input.type',
    }),
  );
}

/** Opens the search page by expression and waits for its editor. */
export async function openEditor(address = EXPRESSION_PAGE): Promise<Portal> {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '专利检索' });
  await waitFor(editor);
  return portal;
}
