import { Button, Dropdown, type MenuProps } from 'antd';
import { type ReactNode, type RefObject, useRef } from 'react';

interface Props {
  /** Decorative. */
  icon: ReactNode;
  /** The button's name; on small screens out of sight. */
  label: string;
  items: NonNullable<MenuProps['items']>;
  /** The pointer or the focus has come to the button. */
  onNear?: () => void;
  /** Before the menu shows. */
  onOpen?: () => void;
  /** For who opens something from the menu that later gives the focus back. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/**
 * A menu behind a button of the header. The keyboard arrives on its first entry, and leaves to
 * the button, which antd forgets.
 */
export function HeaderMenu({ icon, label, items, onNear, onOpen, buttonRef }: Props) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{ items }}
      onOpenChange={(open) => {
        if (open) return onOpen?.();
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
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span className="ipr-header-label">{label}</span>
      </Button>
    </Dropdown>
  );
}
