import { Button } from 'antd';

interface Props {
  label: string;
  busy: boolean;
  danger?: boolean;
  /** The page has another main button. */
  plain?: boolean;
  /** Without a handler it submits its form. */
  onClick?: () => void;
}

/** A button that sends something, and says so while it does. */
export function SendButton({ label, busy, danger = false, plain = false, onClick }: Props) {
  return (
    <Button
      type={plain ? 'default' : 'primary'}
      // As high as the fields of its form.
      size={onClick ? 'middle' : 'large'}
      danger={danger}
      htmlType={onClick ? 'button' : 'submit'}
      loading={busy}
      aria-busy={busy}
      {...(onClick && { onClick })}
    >
      {label}
    </Button>
  );
}
