import { Button, type ButtonProps } from 'antd';

interface Props extends Pick<ButtonProps, 'className' | 'onClick'> {
  label: string;
  /** What it is done to, which only the ear has to be told. */
  of: string;
}

/** An action on one of several things that stand in rows. */
export function RowAction({ label, of, ...button }: Props) {
  return (
    <Button type="link" size="small" aria-label={`${label}：${of}`} {...button}>
      {label}
    </Button>
  );
}
