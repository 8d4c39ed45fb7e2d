import { useState } from 'react';
import styles from './care.module.css';
import { usePointing } from './pointing';

interface Props {
  /** Shows what is pointed at in a large line at the lower edge of the window. */
  large: boolean;
  /** Says it. */
  aloud: boolean;
}

/**
 * What is under the pointer or has the focus, once more and large (domain reference 7, 适老化). It
 * is a picture of the page: nothing can be pressed in it, and screen readers have the page itself.
 */
export function Pointed({ large, aloud }: Props) {
  const [text, setText] = useState('');
  usePointing(setText, aloud);
  if (!large) return null;
  return (
    <div className={styles.careCaption} aria-hidden="true">
      <span>{text || '指向或选中的文字在这里放大显示'}</span>
    </div>
  );
}
