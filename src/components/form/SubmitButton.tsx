import { Button } from 'antd';

interface Props {
  busy?: boolean;
  /** What pressing it does, the button's whole text. */
  label: string;
}

/** The button that submits a form, as wide as its place. */
export function SubmitButton({ busy = false, label }: Props) {
  // antd's loading icon would put an English word into the button's name.
  return (
    <Button
      type="primary"
      htmlType="submit"
      size="large"
      block
      loading={busy}
      aria-label={label}
      aria-busy={busy}
    >
      {label}
    </Button>
  );
}
