import { Button } from 'antd';
import { useState } from 'react';
import { FormAlert } from '../form/FormAlert';
import { useSubmit } from '../form/useSubmit';

interface Props {
  label: string;
  /** Makes the file and hands it to the browser; answers with its name. */
  save: () => string | Promise<string>;
  disabled?: boolean;
}

/** A button that saves a file made in the browser, and says so, or that it could not be made. */
export function SaveButton({ label, save, disabled = false }: Props) {
  const [saved, setSaved] = useState('');
  const { busy, failure, submit } = useSubmit(
    async () => {
      setSaved('');
      setSaved(await save());
    },
    () => '没有保存成功，请再试一次，或使用打印。',
  );
  return (
    <>
      <Button disabled={disabled} loading={busy} aria-busy={busy} onClick={() => submit()}>
        {label}
      </Button>
      <span aria-live="polite">{saved && `已保存：${saved}`}</span>
      <FormAlert text={failure} />
    </>
  );
}
