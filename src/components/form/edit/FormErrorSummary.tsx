import { ErrorSummary } from '../ErrorSummary';
import { pathOfField } from '../useForm';
import { useFormErrors, useFormTools } from './FormProvider';

interface Props {
  /**
   * Opens the part that holds a field which is not on the screen; the field takes the focus as soon
   * as it appears. `section` is undefined for files and declarations (`files.…`, `consent…`).
   */
  onGo: (path: string, section: string | undefined) => void;
}

/** What stopped a submission, each line a way to its field, wherever in the form it is. */
export function FormErrorSummary({ onGo }: Props) {
  const { store } = useFormTools();
  const { entries, attempts } = useFormErrors(store);
  return (
    <ErrorSummary
      entries={entries}
      attempts={attempts}
      onGo={(target) => {
        const path = pathOfField(target);
        if (!store.goTo(path)) onGo(path, store.sectionOf(path));
      }}
    />
  );
}
