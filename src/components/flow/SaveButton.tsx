import { Button } from 'antd';
import { useState } from 'react';
import { FormAlert } from '@/components/form/FormAlert';
import { useSubmit } from '@/components/form/useSubmit';

interface Props {
  label: string;
  /** Makes the file, and answers with its name. */
  save: () => Promise<string>;
}

/** A button that saves a file made in the browser, and says so, or that it could not be made. */
export function SaveButton({ label, save }: Props) {
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
      <Button loading={busy} aria-busy={busy} onClick={() => submit()}>
        {label}
      </Button>
      <span aria-live="polite">{saved && `已保存：${saved}`}</span>
      <FormAlert text={failure} />
    </>
  );
}
