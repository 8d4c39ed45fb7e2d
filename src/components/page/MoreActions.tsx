import { EllipsisOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { menuArrival } from './menuArrival';

interface Action {
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

interface Props extends Pick<ButtonProps, 'size' | 'type'> {
  actions: readonly Action[];
  /** What the button is called. */
  label?: string;
}

/** What is done rarely, behind one button; the keyboard arrives in the menu and comes back from it. */
export function MoreActions({ actions, label = '更多操作', ...look }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      popupRender={menuArrival}
      // A menu that is kept remembers where the keyboard was.
      destroyOnHidden
      // An entry that moves while it appears is missed by who presses it at once.
      transitionName=""
      placement="bottomRight"
      open={open}
      onOpenChange={(shown) => {
        setOpen(shown);
        if (!shown) button.current?.focus();
      }}
      menu={{
        items: actions.map(({ label: key, disabled = false }) => ({ key, label: key, disabled })),
        onClick: ({ key, domEvent }) => {
          // Enter is done with its entry: the button, which gets the focus, must not take it as well.
          if (domEvent.type === 'keydown') domEvent.preventDefault();
          button.current?.focus();
          actions.find((action) => action.label === key)?.onClick();
        },
      }}
    >
      <Button
        {...look}
        ref={button}
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
}
