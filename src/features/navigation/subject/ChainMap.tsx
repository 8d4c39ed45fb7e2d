import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { absoluteAddress } from '@/address';
import { useChartTokens } from '@/components/chart/useChartTokens';
import partsStyles from '@/components/page/parts.module.css';
import { pathTo } from '@/domain/navigation/chain';
import { type ChainPlace, layoutChain } from '@/domain/navigation/layout';
import { stepInChain } from '@/domain/navigation/walk';
import type { ChainNode } from '@/services/nav';
import { positionText } from '../wording';
import styles from './chain.module.css';
import type { ChainProps } from './chainProps';
import { NodeText } from './NodeText';
import { usePan } from './usePan';

/** Levels that are always drawn. */
const OPEN_TO = 2;

interface Marked {
  chosen: string;
  found: ReadonlySet<string>;
  /** Undefined when the chain is not narrowed. */
  kept: ReadonlySet<string> | undefined;
  /** Everything is drawn. */
  whole: boolean;
}

/** A chain as far as it is unfolded, and the nodes below which something is folded. */
interface Folded {
  roots: readonly ChainNode[];
  closed: ReadonlySet<string>;
}

/**
 * Folds what lies deeper than the second level, but for what is found or kept and the ways to it.
 * A node that was chosen once stays unfolded, so that choosing another takes nothing away above it.
 */
function useFolding(roots: readonly ChainNode[], { chosen, found, kept, whole }: Marked): Folded {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const path = useMemo(() => pathTo(roots, chosen), [roots, chosen]);
  if (path.some(({ id }) => !open.has(id)))
    setOpen(new Set([...open, ...path.map(({ id }) => id)]));
  return useMemo(() => {
    const closed = new Set<string>();
    const marked = (node: ChainNode): boolean => found.has(node.id) || kept?.has(node.id) === true;
    const leads = (node: ChainNode): boolean =>
      node.children.some((child) => marked(child) || leads(child));
    const folded = (node: ChainNode): ChainNode => {
      const shown = whole || node.level < OPEN_TO || open.has(node.id) || leads(node);
      if (!shown && node.children.length > 0) closed.add(node.id);
      return { ...node, children: shown ? node.children.map(folded) : [] };
    };
    return { roots: roots.map(folded), closed };
  }, [roots, found, kept, whole, open]);
}

/** The place of a node in numbers, so that one that stays where it is need not be drawn again. */
interface NodeProps extends Pick<ChainPlace, 'left' | 'top' | 'width' | 'height'> {
  node: ChainNode;
  city: string;
  to: string | undefined;
  chosen: boolean;
  /** Whether Tab leads here. */
  current: boolean;
  found: boolean;
  /** It is not what the chain is narrowed to. */
  back: boolean;
  /** Something below it is not drawn. */
  folded: boolean;
  growth: boolean;
  quiet: boolean;
}

/** A plain link: 150 of the router's own would all be drawn again with every step in the address. */
const MapNode = memo(function MapNode({
  node,
  left,
  top,
  width,
  height,
  city,
  to,
  chosen,
  current,
  found,
  back,
  folded,
  growth,
  quiet,
}: NodeProps) {
  return (
    <a
      href={to && absoluteAddress(to)}
      className={`${styles.chainItem} ${styles.chainNode}`}
      style={{ left, top, width, height }}
      data-id={node.id}
      data-level={node.level}
      data-found={found}
      data-empty={node.total === 0}
      data-back={back}
      aria-current={chosen ? 'true' : undefined}
      tabIndex={current ? 0 : -1}
      draggable={false}
    >
      {folded && (
        <span className={`${partsStyles.chevron} ${styles.chainFold}`} aria-hidden="true" />
      )}
      <NodeText node={node} city={city} growth={growth && node.level < 3} quiet={quiet} />
    </a>
  );
});

/** Brings a node into sight from side to side within the box, without moving the page. */
function reveal(box: HTMLElement, place: ChainPlace, scale: number): void {
  const left = place.left * scale;
  if (left < box.scrollLeft || left > box.scrollLeft + box.clientWidth / 2) {
    box.scrollLeft = left - box.clientWidth / 8;
  }
}

interface Props extends ChainProps {
  /** Of the box from side to side, in px. */
  width: number;
  /** 1 for its own size. */
  scale: number;
  onScale: (scale: number) => void;
  /** Nothing is folded. */
  whole: boolean;
  /** The box, for those who lead the focus into it. */
  box: RefObject<HTMLDivElement | null>;
}

/**
 * A chain as a drawing: a column for each position, every node a link in it. One stop for Tab;
 * arrow keys go from node to node, Enter chooses. It is as high as what is unfolded; from side to
 * side the box scrolls and is dragged, and it zooms with Ctrl and the wheel; how far is nobody else's business, so it stands in no address.
 */
export function ChainMap({
  roots,
  nodes,
  found,
  kept,
  quiet,
  grows,
  chosen,
  city,
  linkTo,
  onChoose,
  visible,
  width,
  scale,
  onScale,
  whole,
  box,
}: Props) {
  const tokens = useChartTokens();
  const size = tokens.fontSizeSmall;
  const head = Math.round(size * 2.6);
  const folding = useFolding(roots, { chosen, found, kept, whole });
  const layout = useMemo(
    () =>
      layoutChain(folding.roots, {
        width,
        row: Math.max(tokens.target, Math.round(size * 2.5)),
        gap: 0,
        indent: size,
        column: size * 22,
        head,
      }),
    [folding.roots, width, size, head, tokens.target],
  );
  const at = useMemo(
    () => new Map(layout.places.map((place, index) => [place.id, index])),
    [layout],
  );
  const addresses = useMemo(() => nodes.map(({ id }) => linkTo(id)), [nodes, linkTo]);
  const [reached, setReached] = useState(chosen);
  const stop = at.has(reached) ? reached : (layout.places[0]?.id ?? '');
  useEffect(() => setReached(chosen), [chosen]);
  usePan(box, scale, onScale);

  const shown = useRef('');
  useEffect(() => {
    const place = layout.places[at.get(chosen) ?? -1];
    // Within the same arrangement a new width keeps what the reader looks at.
    const showing = `${chosen} ${layout.stacked}`;
    if (!visible) shown.current = '';
    if (!box.current || !place || !visible || shown.current === showing) return;
    shown.current = showing;
    reveal(box.current, place, scale);
  }, [at, chosen, layout, scale, visible, box]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof HTMLElement ? event.target.dataset.id : undefined;
    const next = stepInChain(layout.places, at.get(target ?? '') ?? -1, event.key);
    const place = next === undefined ? undefined : layout.places[next];
    if (!place || !box.current) return;
    event.preventDefault();
    setReached(place.id);
    const node = box.current.querySelector<HTMLElement>(`[data-id="${place.id}"]`);
    node?.focus();
  };
  const choose = (event: MouseEvent) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const node = event.target instanceof Element ? event.target.closest('[data-id]') : null;
    if (!plain || !(node instanceof HTMLElement) || !node.dataset.id) return;
    event.preventDefault();
    onChoose(node.dataset.id);
  };
  return (
    <div
      ref={box}
      className={styles.chainBox}
      hidden={!visible}
      role="group"
      aria-label="产业链图，用方向键在环节之间移动，按 Enter 选定"
      onKeyDown={press}
      onClick={choose}
      onFocus={({ target }) =>
        target instanceof HTMLElement && target.dataset.id && setReached(target.dataset.id)
      }
    >
      <div style={{ width: layout.width * scale, height: layout.height * scale }}>
        <div
          className={styles.chainDrawing}
          style={{ width: layout.width, height: layout.height, transform: `scale(${scale})` }}
        >
          {layout.columns.map(({ position, left, top, width: room }) => (
            <p
              key={position ?? ''}
              className={styles.chainColumn}
              style={{ left, top, width: room }}
            >
              {positionText(position)}
              <span className="ipr-note">
                {grows && <span>增长</span>}
                <span>
                  全部／{city}
                  <span className="ipr-visually-hidden">（件）</span>
                </span>
              </span>
            </p>
          ))}
          {nodes.map((node, index) => {
            const place = layout.places[at.get(node.id) ?? -1];
            return (
              place && (
                <MapNode
                  key={node.id}
                  node={node}
                  left={place.left}
                  top={place.top}
                  width={place.width}
                  height={place.height}
                  city={city}
                  to={addresses[index]}
                  chosen={node.id === chosen}
                  current={node.id === stop}
                  found={found.has(node.id)}
                  back={kept !== undefined && !kept.has(node.id)}
                  folded={folding.closed.has(node.id)}
                  growth={grows}
                  quiet={quiet.has(node.id) && node.id !== chosen}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
