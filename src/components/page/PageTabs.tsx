import { Link } from '@umijs/max';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { bringIntoSight } from './bringIntoSight';
import styles from './pageTabs.module.css';

interface Tab<K> extends Pick<ComponentProps<typeof Link>, 'to' | 'state'> {
  key: K;
  name: ReactNode;
}

interface Props<K> {
  /** Names the navigation. */
  label: string;
  tabs: readonly Tab<K>[];
  current: K;
}

/** The faces of a page, each at an address of its own; on phones one row with the current one in sight. */
export function PageTabs<K extends string>({ label, tabs, current }: Props<K>) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = nav.current?.querySelector(`[data-tab="${current}"]`);
    if (nav.current && entry) bringIntoSight(nav.current, entry);
  }, [current]);
  return (
    <nav ref={nav} className={`${styles.tabs} ipr-no-print`} aria-label={label}>
      {tabs.map(({ key, name, ...link }) => (
        <Link
          key={key}
          {...link}
          data-tab={key}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
