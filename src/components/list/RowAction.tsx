import type { ButtonHTMLAttributes } from 'react';
import { QuietButton } from '../page/QuietButton';

interface Props extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'onClick'> {
  label: string;
  /** What it is done to, which only the ear has to be told. */
  of: string;
}

/** An action on one of several things that stand in rows. */
export function RowAction({ label, of, ...button }: Props) {
  return (
    <QuietButton aria-label={`${label}：${of}`} {...button}>
      {label}
    </QuietButton>
  );
}
