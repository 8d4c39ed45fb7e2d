import { Button, Dropdown, type MenuProps } from 'antd';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import styles from './header.module.css';

interface Props {
  /** Decorative. */
  icon: ReactNode;
  /** The button's name; on small screens out of sight. */
  label: string;
  items: NonNullable<MenuProps['items']>;
  /** The pointer or the focus has come to the button. */
  onNear?: () => void;
  /** Done before the menu shows; it never rejects. */
  prepare?: () => Promise<void>;
  /** For who opens something from the menu that later gives the focus back. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/**
 * A menu behind a button of the header; what does not fit the window is scrolled. The keyboard
 * arrives on its first entry, each time, and leaves to the button, which antd forgets.
 */
export function HeaderMenu({ icon, label, items, onNear, prepare, buttonRef }: Props) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      // A menu that is kept remembers where the keyboard was.
      destroyOnHidden
      // An entry that moves while it appears is missed by who presses it at once.
      transitionName=""
      menu={{
        items,
        className: styles.headerMenu,
        // Enter is done with its entry: the button, which gets the focus, must not take it as well.
        onClick: ({ domEvent }) => domEvent.type === 'keydown' && domEvent.preventDefault(),
      }}
      open={isOpen}
      onOpenChange={(open) => {
        if (open) {
          if (prepare) void prepare().then(() => setOpen(true));
          else setOpen(true);
          return;
        }
        setOpen(false);
        button.current?.focus();
        // The menu may take the focus along while it fades.
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (activeElement === document.body || activeElement?.closest('[role=menu]')) {
            button.current?.focus();
          }
        });
      }}
    >
      <Button
        ref={button}
        type="text"
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span className={styles.headerLabel}>{label}</span>
      </Button>
    </Dropdown>
  );
}
