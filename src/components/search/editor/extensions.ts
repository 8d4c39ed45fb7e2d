import {
  autocompletion,
  type Completion,
  type CompletionSource,
  completionKeymap,
  insertCompletionText,
  startCompletion,
} from '@codemirror/autocomplete';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, placeholder } from '@codemirror/view';
import { grouped } from '@/domain/grouped';
import { tokenize } from '@/domain/search/lexer';
import { LIMITS } from '@/domain/search/limits';
import { Running } from '@/requests/running';
import type { DictItem } from '@/services/data';
import type { PastSearch } from '../history/searchHistory';
import searchStyles from '../search.module.css';
import editorStyles from './editor.module.css';
import { nameAt, namesFound, namesSearched, quotedName } from './names';
import { bracketPair, colouredPieces } from './pieces';
import { type Suggestion, suggestionsAt } from './suggestions';

/** Sets the piece that is underlined as wrong; undefined when nothing is. */
export const setFault = StateEffect.define<{ from: number; to: number } | undefined>();

const fault = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc }) {
    const set = effects.find((effect) => effect.is(setFault));
    if (!set) return marks.map(changes);
    if (!set.value) return Decoration.none;
    const to = Math.min(set.value.to, newDoc.length);
    if (set.value.from >= to) return Decoration.none;
    const mark = Decoration.mark({ class: searchStyles.queryFault ?? '' });
    return Decoration.set([mark.range(set.value.from, to)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Only what can be searched is coloured: a pasted book must not hold up the typing. */
const readable = (state: EditorState) => tokenize(state.sliceDoc(0, LIMITS.length));

/** What each kind of piece looks like. */
const PIECES = {
  field: editorStyles.pieceField,
  operator: editorStyles.pieceOperator,
  comparison: editorStyles.pieceComparison,
  bracket: editorStyles.pieceBracket,
  phrase: editorStyles.piecePhrase,
  set: editorStyles.pieceSet,
};

function piecesOf(state: EditorState): DecorationSet {
  const tokens = readable(state);
  const colours = colouredPieces(tokens).map(({ kind, from, to }) =>
    Decoration.mark({ class: PIECES[kind] ?? '' }).range(from, to),
  );
  const pair = bracketPair(tokens, state.selection.main.head);
  const matched = pair.map(({ from, to }) =>
    Decoration.mark({
      class: (pair.length > 1 ? editorStyles.piecePair : editorStyles.pieceAlone) ?? '',
    }).range(from, to),
  );
  return Decoration.set([...colours, ...matched], true);
}

const pieces = StateField.define<DecorationSet>({
  create: piecesOf,
  update: (marks, { docChanged, selection, state }) =>
    docChanged || selection ? piecesOf(state) : marks,
  provide: (field) => EditorView.decorations.from(field),
});

/** A field is followed by its values at once. */
function completion({ label, detail, insert }: Suggestion): Completion {
  return {
    label,
    detail,
    apply: (view, _, from, to) => {
      view.dispatch(insertCompletionText(view.state, insert, from, to));
      if (insert.endsWith('=')) startCompletion(view);
    },
  };
}

function completeFrom({
  classes,
  searches,
}: Pick<EditorEvents, 'classes' | 'searches'>): CompletionSource {
  return ({ state, pos, explicit }) => {
    if (state.doc.length > LIMITS.length) return null;
    const found = suggestionsAt(state.doc.toString(), pos, classes(), searches());
    if (!found?.options.length || !(explicit || found.eager)) return null;
    return { from: found.from, options: found.options.map(completion), filter: false };
  };
}

/** Milliseconds without a key until names are asked for. */
const NAME_PAUSE = 250;

/**
 * Names behind 申请人 and the like: those of the patents, once typing pauses, else those the user
 * has searched before. What is typed on calls the question off.
 */
function completeNames({ searches }: Pick<EditorEvents, 'searches'>): CompletionSource {
  return async (context) => {
    const { state, pos } = context;
    if (state.doc.length > LIMITS.length) return null;
    const typed = nameAt(state.doc.toString(), pos);
    if (!typed) return null;
    const asking = new Running();
    const signal = asking.begin();
    context.addEventListener('abort', () => asking.stop(), { onDocChange: true });
    await new Promise((resolve) => setTimeout(resolve, NAME_PAUSE));
    if (context.aborted || signal.aborted) return null;
    const found = await namesFound(typed, signal);
    const names = found.length > 0 ? found : namesSearched(typed, searches());
    const options = names.flatMap(({ name, count }) => {
      const insert = quotedName(typed.field, name);
      const detail = count === undefined ? '检索过' : `${grouped(count)} 件`;
      return insert ? completion({ label: name, detail, insert }) : [];
    });
    return options.length > 0 ? { from: typed.from, options, filter: false } : null;
  };
}

/**
 * Text over a selection is put there by the editor. Left to it, Chromium keeps the colours of what
 * was selected as a style attribute, which the content policy of the page refuses.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state, composing } = view;
    if (inputType !== 'insertText' || data === null || composing) return false;
    if (state.selection.main.empty) return false;
    view.dispatch(state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

/** What the editor tells its owner. */
export interface EditorEvents {
  onText: (text: string) => void;
  onSend: () => void;
  onFault: () => void;
  classes: () => readonly DictItem[];
  searches: () => readonly PastSearch[];
}

/**
 * Everything the editor can do. Tab is left to the browser, so that the keyboard gets out; Enter
 * makes a new line, Ctrl or ⌘ with Enter sends, F8 goes to the error.
 */
export function editorExtensions(hint: string, events: EditorEvents): Extension {
  const run = (action: () => void) => () => {
    action();
    return true;
  };
  return [
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: run(events.onSend) },
        { key: 'F8', run: run(events.onFault) },
      ]),
    ),
    history(),
    typeOverSelection,
    autocompletion({ override: [completeFrom(events), completeNames(events)], icons: false }),
    keymap.of([...completionKeymap, ...historyKeymap, ...standardKeymap]),
    EditorView.lineWrapping,
    placeholder(hint),
    pieces,
    fault,
    EditorState.phrases.of({ Completions: '补全', 'Selection deleted': '已删除所选内容' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) events.onText(state.doc.toString());
    }),
  ];
}
