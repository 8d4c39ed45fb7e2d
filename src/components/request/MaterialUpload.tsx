import { useModel } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { useState } from 'react';
import { MaterialPanel } from '@/components/flow/MaterialPanel';
import { FileField } from '@/components/form/files/FileField';
import { closeFormFiles, openFormFiles } from '@/components/form/files/formFiles';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { categoryProblem } from '@/domain/files/attached';
import { MATERIAL } from './material';

interface Props {
  id: string;
  asked: { readonly request: string; readonly time: string };
  onSend: (note: string, attachments: { id: string; category: string }[]) => Promise<void>;
}

/** The material that the handler asked for: its files and a note, sent together. */
export function MaterialUpload({ id, asked, onSend }: Props) {
  const { initialState } = useModel('@@initialState');
  const key = `material ${initialState?.currentUser?.id ?? ''} ${id} ${asked.time}`;
  const [files] = useState(() => openFormFiles(key, [MATERIAL], () => []));
  const waiting = useFormFiles(files).length > 0;
  // Inside the portal the files stay; with the tab they would be gone.
  useEventListener('beforeunload', (event) => event.preventDefault(), { enable: waiting });
  const problem = categoryProblem(MATERIAL, files.attached(), true);
  const send = async (note: string) => {
    await onSend(note, files.attachments());
    closeFormFiles(key);
  };
  return (
    <MaterialPanel asked={asked} blocked={problem} onSend={send}>
      <FileField category={MATERIAL} required files={files} error={undefined} />
    </MaterialPanel>
  );
}
