import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './frame.module.css';

interface Props {
  /** What the button that opens it on a narrow screen is called. */
  name?: string;
  children: ReactNode;
}

/**
 * The parts of a text below what finds in it; on a narrow screen they open from a button beside that,
 * and a step to one of them closes them.
 */
export function RailPanel({ name = '目录', children }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        className={styles.railSwitch ?? ''}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {name}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        className={styles.railPanel}
        data-shown={shown}
        onSubmit={() => setShown(false)}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) setShown(false);
        }}
      >
        {children}
      </div>
    </>
  );
}
