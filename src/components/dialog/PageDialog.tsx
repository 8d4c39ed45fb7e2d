import { useEventListener } from 'ahooks';
import { Modal } from 'antd';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Place = RefObject<HTMLElement | null>;

const STOPS =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe, summary, [tabindex="0"]';

/** Goes round inside: antd brings the focus back only once something else of the page has it. */
function goRound(panel: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !panel) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (event.shiftKey ? at > 0 : at !== stops.length - 1) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/**
 * Gives the focus to what had it before, or to its stand-in, which may be out of sight; an entry of
 * a menu is gone by now.
 */
function giveBack(before: Element | null, standIn: Element | null | undefined): void {
  for (const place of [before, standIn]) {
    if (!(place instanceof HTMLElement) || place.closest('[role=menu]')) continue;
    place.focus({ preventScroll: place === before });
    // What had it before may be gone or hidden.
    if (document.activeElement === place) return;
  }
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: Element) =>
  ctrlKey || metaKey || shiftKey || altKey || link.matches('[target=_blank]');

interface FocusPlaces {
  /** Had the focus when the dialog was asked for, where that is not when it is first drawn. */
  before?: Element | null;
  /** Takes the focus afterwards where what had it before cannot, or the address opened it. */
  fallback?: Place;
}

/**
 * Takes the focus into a dialog and back to where it was; antd does the latter only for a dialog
 * that stays mounted. The panel gets a `close` event when it has left the page.
 *
 * @returns whether a link has led away, what tells that, and what keeps Tab inside
 */
function useDialogFocus(panel: Place, start: Place, { before: had, fallback }: FocusPlaces) {
  const [before] = useState(() => had ?? document.activeElement);
  const [left, setLeft] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is closed when a link has led away
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { body } = document;
    if (!element.contains(document.activeElement)) start.current?.focus({ preventScroll: true });
    return () => {
      const opener = fallback?.current;
      element.dispatchEvent(new Event('close'));
      // The focus belongs to the page that a link opens.
      if (element.dataset.left) return;
      giveBack(before === body ? null : before, opener);
      // A menu that fades while the dialog closes may take the focus along.
      requestAnimationFrame(() => {
        if (document.activeElement === body) giveBack(null, opener);
      });
    };
  }, [panel, start, fallback, before, left]);
  // What has the focus may go, as the menu that the dialog was opened from, or a button that is done:
  // antd keeps the focus inside only from what can have it.
  useEventListener('focusout', () => {
    requestAnimationFrame(() => {
      const element = panel.current;
      if (document.activeElement !== document.body || !element || element.dataset.left) return;
      element.focus({ preventScroll: true });
    });
  });
  /** Behind the link's own handler: a dialog gone before it would leave the link to the browser. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || opensElsewhere(event, link) || !panel.current) return false;
    panel.current.dataset.left = 'true';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setLeft(true);
    return true;
  };
  return { left, onClick, onTab: (event: KeyboardEvent) => goRound(panel.current, event) };
}

/** As wide as a page to read, a tool, a list to pick from, a question; or all of the window. */
const WIDTHS = { page: 1080, tool: 920, list: 680, question: 480, window: '100vw' };

interface Props extends FocusPlaces {
  title: string;
  children: ReactNode;
  onClose: () => void;
  size?: keyof typeof WIDTHS;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  /** Buttons; they stay in sight. */
  footer?: ReactNode;
  /** False where the buttons inside are the only answers; Escape closes in any case. */
  closable?: boolean;
  /** Paper shows the page behind it. Otherwise the dialog stands alone there. */
  screenOnly?: boolean;
  /** A link inside leads to another page, which takes the focus. */
  onLeave?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Takes the focus at first, in place of the dialog as a whole. */
  start?: RefObject<HTMLElement | null>;
}

/** Above the reading strip of the care mode (1100) and below its guide lines (1300). */
const Z_INDEX = 1200;

/**
 * The one dialog of the portal: antd's Modal over the page that stays as it is, open as long as it
 * is mounted. A press beside it neither closes it nor takes the focus out of it.
 */
export function PageDialog({ size = 'page', role = 'dialog', footer = null, ...props }: Props) {
  const { describedBy, closable = true, screenOnly = false, onLeave, onKeyDown } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { left, onClick, onTab } = useDialogFocus(panel, props.start ?? panel, props);
  // antd's own role cannot be changed, and it describes nothing.
  useLayoutEffect(() => {
    panel.current?.setAttribute('role', role);
    if (describedBy) panel.current?.setAttribute('aria-describedby', describedBy);
  }, [role, describedBy]);
  if (left) return null;
  return (
    <Modal
      open
      panelRef={panel}
      data-dialog={size}
      rootClassName={screenOnly ? 'ipr-no-print' : ''}
      title={<h2>{props.title}</h2>}
      width={WIDTHS[size]}
      centered={size === 'question'}
      zIndex={Z_INDEX}
      closable={closable}
      footer={footer}
      mask={{ closable: false }}
      focusable={{ focusTriggerAfterClose: false }}
      transitionName=""
      maskTransitionName=""
      wrapProps={{
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          onTab(event);
          onKeyDown?.(event);
        },
        onClick: (event: MouseEvent) => onClick(event) && onLeave?.(),
        onMouseDown: (event: MouseEvent) =>
          event.target === event.currentTarget && event.preventDefault(),
      }}
      onCancel={props.onClose}
    >
      {props.children}
    </Modal>
  );
}
