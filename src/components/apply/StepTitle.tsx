import { useFormErrors } from '@/components/form/edit/FormProvider';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useApply } from './ApplyContext';
import styles from './apply.module.css';

/** Id of the heading of the step on the screen. */
export const STEP_TITLE = 'apply-step';

interface Props {
  children: string;
  /** Errors of the step's own stand on it. */
  failing?: boolean;
  /** A heading that says the same to the eye stands below. */
  unseen?: boolean;
}

/** The heading of a step; the document's title says the same, and whether there are errors. */
export function StepTitle({ children, failing = false, unseen = false }: Props) {
  const { service, session } = useApply();
  const { open } = useFormErrors(session.store);
  usePageTitle(`${children} - ${service.description.title}`, failing || open > 0);
  return (
    <h2
      id={STEP_TITLE}
      className={unseen ? 'ipr-visually-hidden' : styles.applyTitle}
      tabIndex={-1}
    >
      {children}
    </h2>
  );
}
