import { type KeyboardEvent, useRef } from 'react';
import { itemAbove, type TreeItem } from './treeItems';

interface Actions {
  items: readonly TreeItem[];
  /** Key of the line with the focus. */
  current: string | undefined;
  focus: (key: string) => void;
  setOpen: (code: string, open: boolean) => void;
  select: (item: TreeItem) => void;
  /** What Enter and a click on the name do. */
  act: (item: TreeItem) => void;
}

/** Letters typed within this time are one beginning, in ms. */
const TYPING = 1000;

/** Whether a class is called by what was typed: its code, or its name. */
function begins({ kind, row }: TreeItem, text: string): boolean {
  return (
    kind === 'class' &&
    (row.code.toLowerCase().startsWith(text) || row.title.toLowerCase().startsWith(text))
  );
}

/**
 * The keys of a tree (WAI-ARIA authoring practices, tree view): arrows, Home, End, Space selects,
 * Enter opens or selects, letters and digits go to the next class that begins with them.
 */
export function useTreeKeys({ items, current, focus, setOpen, select, act }: Actions) {
  const typed = useRef({ text: '', at: 0 });

  const typeahead = (key: string, index: number) => {
    const { text, at } = typed.current;
    const now = Date.now();
    const next = (now - at < TYPING ? text : '') + key.toLowerCase();
    typed.current = { text: next, at: now };
    // A further letter may still mean the same line; a first one means the next.
    const from = next.length > 1 ? index : index + 1;
    const around = [...items.slice(from), ...items.slice(0, from)];
    const found = around.find((item) => begins(item, next));
    if (found) focus(found.key);
  };

  return (event: KeyboardEvent) => {
    const index = items.findIndex(({ key }) => key === current);
    const item = items[index];
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const reachable = (from: readonly TreeItem[]) => from.find(({ kind }) => kind !== 'loading');
    const go = (target: TreeItem | undefined) => target && focus(target.key);
    const handlers: Record<string, () => void> = {
      ArrowDown: () => go(reachable(items.slice(index + 1))),
      ArrowUp: () => go(reachable(items.slice(0, index).reverse())),
      Home: () => go(items[0]),
      End: () => go(reachable([...items].reverse())),
      ArrowRight: () => {
        if (item.open === false) setOpen(item.row.code, true);
        else if (item.open) go(reachable(items.slice(index + 1, index + 2)));
      },
      ArrowLeft: () => {
        if (item.open) setOpen(item.row.code, false);
        else go(itemAbove(items, index));
      },
      ' ': () => select(item),
      Enter: () => act(item),
    };
    const handle = handlers[event.key];
    if (handle) {
      typed.current = { text: '', at: 0 };
      handle();
    } else if (event.key.length === 1) typeahead(event.key, index);
    else return;
    event.preventDefault();
  };
}
