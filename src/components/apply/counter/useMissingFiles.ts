import { useFormContext } from '@/components/form/edit/FormProvider';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { askedFiles, isRequired } from '@/domain/form/asked';
import type { FileCategory } from '@/domain/form/description';
import { useApply, useSessionState } from '../ApplyContext';
import { isClosedCategory } from '../task';

const NONE: readonly FileCategory[] = [];

/** The compulsory files that cannot be uploaded here, or may not be; none where files can be. */
export function useMissingFiles(): readonly FileCategory[] {
  const { service, session, task } = useApply();
  const { files, uploads } = useSessionState(session);
  const entries = useFormFiles(files);
  const context = useFormContext(session.store);
  if (uploads) return NONE;
  return askedFiles(service.description, context.form, context).filter(
    (category) =>
      isRequired(category, context.form, context) &&
      !isClosedCategory(task.correction, category.key) &&
      !entries.some((entry) => entry.category === category.key),
  );
}
