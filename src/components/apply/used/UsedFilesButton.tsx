import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { draftAddress } from '@/components/form/draft/draftStorage';
import { useUsedFiles } from '@/components/form/files/usedFiles';
import type { FileCategory } from '@/domain/form/description';
import { useApply } from '../ApplyContext';

const UsedFilesDialog = lazy(() => import('./UsedFilesDialog'));

/** Offers the documents that were uploaded before, for one kind of files; nothing where there are none. */
export function UsedFilesButton({ category }: { category: FileCategory }) {
  const { draft } = useApply();
  const { user } = draftAddress(draft.name);
  const used = useUsedFiles(user);
  const [open, setOpen] = useState(false);
  if (used.length === 0 && !open) return null;
  return (
    <>
      <p>
        <Button
          type="link"
          size="small"
          aria-label={`从我的材料中选（${used.length}）：${category.label}`}
          onClick={() => setOpen(true)}
        >
          从我的材料中选（{used.length}）
        </Button>
      </p>
      {open && (
        <Suspense>
          <UsedFilesDialog category={category} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
