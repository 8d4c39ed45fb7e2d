import { useLocation } from '@umijs/max';
import { cloneElement, type ReactElement, useState } from 'react';

interface MenuProps {
  openKeys?: string[];
  onOpenChange?: (keys: string[]) => void;
}

/**
 * ProLayout's menu with one group open at a time, so that the whole of it is in sight on a screen
 * 768 px high. A page that opens brings its own group.
 *
 * @param groups keys of the entries that have others below them
 */
export function MenuAccordion({ menu, groups }: { menu: ReactElement; groups: string[] }) {
  const { pathname } = useLocation();
  // The group of the page stands open from the first paint on.
  const [open, setOpen] = useState(() => groups.filter((key) => pathname.startsWith(`${key}/`)));
  return cloneElement(menu as ReactElement<MenuProps>, {
    openKeys: open,
    // ProLayout tells of it while it renders, when nothing else may be changed.
    onOpenChange: (keys) =>
      queueMicrotask(() => setOpen(keys.filter((key) => groups.includes(key)).slice(-1))),
  });
}
