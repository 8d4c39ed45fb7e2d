import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { pathTo } from '@/domain/navigation/chain';
import styles from './chain.module.css';
import type { ChainProps } from './chainProps';
import { NodeText } from './NodeText';

interface Props extends ChainProps {
  box: RefObject<HTMLDivElement | null>;
}

/** Deeper nodes are folded at first. */
const OPEN_TO = 2;

/**
 * A chain as a tree of lines (WAI-ARIA authoring practices, tree view): arrows open, close and
 * walk, Enter and Space choose. What a search finds is unfolded.
 */
export function ChainOutline({
  roots,
  nodes,
  found,
  kept,
  quiet,
  grows,
  chosen,
  city,
  onChoose,
  visible,
  box,
}: Props) {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reached, setReached] = useState(chosen);
  useEffect(() => setReached(chosen), [chosen]);
  const unfolded = useMemo(() => {
    const above = [chosen, ...found].flatMap((id) => pathTo(roots, id).slice(0, -1));
    return new Set(above.map(({ id }) => id));
  }, [roots, chosen, found]);
  const isOpen = (id: string, level: number) =>
    turned.get(id) ?? (level < OPEN_TO || unfolded.has(id));
  const hidden = new Set<string>();
  const shown = nodes.filter(({ id, parentId, level, children }) => {
    const out = parentId !== null && hidden.has(parentId);
    if (out || (children.length > 0 && !isOpen(id, level))) hidden.add(id);
    return !out;
  });
  const stop = shown.some(({ id }) => id === reached) ? reached : (shown[0]?.id ?? '');
  const focus = (id: string | undefined) => {
    if (id === undefined) return;
    setReached(id);
    box.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };
  const turn = (id: string, open: boolean) => setTurned((all) => new Map(all).set(id, open));

  const press = (event: KeyboardEvent) => {
    const index = shown.findIndex(({ id }) => id === stop);
    const node = shown[index];
    if (!node || event.ctrlKey || event.altKey || event.metaKey) return;
    const parts = node.children.length > 0;
    const open = parts && isOpen(node.id, node.level);
    const handlers: Record<string, () => void> = {
      ArrowDown: () => focus(shown[index + 1]?.id),
      ArrowUp: () => focus(shown[index - 1]?.id),
      Home: () => focus(shown[0]?.id),
      End: () => focus(shown.at(-1)?.id),
      ArrowRight: () => (open ? focus(node.children[0]?.id) : parts && turn(node.id, true)),
      ArrowLeft: () => (open ? turn(node.id, false) : focus(node.parentId ?? undefined)),
      Enter: () => onChoose(node.id),
      ' ': () => onChoose(node.id),
    };
    const handle = handlers[event.key];
    if (!handle) return;
    event.preventDefault();
    handle();
  };

  return (
    <div ref={box} role="tree" aria-label="产业链目录" hidden={!visible} onKeyDown={press}>
      <div
        className={`${styles.chainItem} ${styles.outlineItem} ${styles.outlineHead} ipr-note`}
        style={{ '--ipr-level': 1 } as CSSProperties}
        aria-hidden="true"
      >
        <span className={styles.outlineFold} />
        <span className={styles.chainName}>环节</span>
        <span className={styles.chainKey}>位置、关键程度</span>
        {grows && <span className={styles.chainGrowth}>增长</span>}
        <span className={styles.chainCount}>持有、全部／{city}</span>
      </div>
      {shown.map((node) => {
        const open = node.children.length > 0 ? isOpen(node.id, node.level) : undefined;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its lines
          <div
            key={node.id}
            role="treeitem"
            className={`${styles.chainItem} ${styles.outlineItem}`}
            data-id={node.id}
            data-level={node.level}
            style={{ '--ipr-level': node.level } as CSSProperties}
            data-found={found.has(node.id)}
            data-back={kept && !kept.has(node.id)}
            aria-level={node.level}
            aria-expanded={open}
            aria-selected={node.id === chosen}
            tabIndex={node.id === stop ? 0 : -1}
            onClick={() => {
              setReached(node.id);
              onChoose(node.id);
            }}
          >
            <span
              className={styles.outlineFold}
              aria-hidden="true"
              onClick={(event) => {
                if (open === undefined) return;
                event.stopPropagation();
                turn(node.id, !open);
              }}
            >
              {open !== undefined && <span className={partsStyles.chevron} data-open={open} />}
            </span>
            <NodeText
              node={node}
              city={city}
              growth={grows}
              quiet={quiet.has(node.id) && node.id !== chosen}
              position={node.level === 1}
            />
          </div>
        );
      })}
    </div>
  );
}
