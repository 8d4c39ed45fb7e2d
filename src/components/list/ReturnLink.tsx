import { history, Link, useNavigate } from '@umijs/max';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from '@/components/reading/frame.module.css';

interface Props {
  to: string;
  /** Names the part of the list that the link leads to, such as its page. */
  place?: string | number;
  children: ReactNode;
}

/**
 * Back to the list. When the reader came from there, the browser's own way back is taken, because
 * it restores the place in the list; after a step onto another part of it the link leads to that.
 */
export function ReturnLink({ to, place = '', children }: Props) {
  const navigate = useNavigate();
  const [entrance] = useState(() => (history.action === 'PUSH' ? place : undefined));
  const goBack = (event: MouseEvent) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
    if (!plain || entrance !== place) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link className={styles.recordReturn} to={to} onClick={goBack}>
      {children}
    </Link>
  );
}
