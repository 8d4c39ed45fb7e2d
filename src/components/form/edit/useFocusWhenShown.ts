import { useEffect } from 'react';
import { fieldId } from '../useForm';
import { useFormTools } from './FormProvider';

/** Gives a field the focus when it appears after it was asked to be gone to. */
export function useFocusWhenShown(path: string, shown: boolean): void {
  const { store } = useFormTools();
  useEffect(() => {
    if (shown && store.takeWanted(path)) document.getElementById(fieldId(path))?.focus();
  }, [store, path, shown]);
}
