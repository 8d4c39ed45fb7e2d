import { Modal } from 'antd';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDialogFocus } from './useDialogFocus';

/** As wide as a page to read, a tool, a list to pick from, a question; or all of the window. */
const WIDTHS = { page: 1080, tool: 920, list: 680, question: 480, window: '100vw' };

interface Props {
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
  /** Takes the focus afterwards where what had it before cannot, or the address opened it. */
  fallback?: RefObject<HTMLElement | null>;
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
  const { left, onClick, onTab } = useDialogFocus(panel, props.start ?? panel, props.fallback);
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
