import { useId } from 'react';
import { useFormContext } from '@/components/form/edit/FormProvider';
import partsStyles from '@/components/page/parts.module.css';
import { neededFiles, needInWords } from '@/domain/files/need';
import { useApply } from './ApplyContext';
import { isClosedCategory } from './task';

/** Beside the fields: which documents the answers so far ask for or may, to be got ready meanwhile. */
export function NeededFiles() {
  const { service, session, task } = useApply();
  const { correction } = task;
  const context = useFormContext(session.store);
  const title = useId();
  const asked = neededFiles(service.description, context.form, context).filter(
    ({ category: { key } }) => !correction || !isClosedCategory(correction, key),
  );
  if (asked.length === 0) return null;
  return (
    <section className="ipr-no-print" aria-labelledby={title}>
      <h3 id={title}>{correction ? '需要补正的材料' : '需要的材料'}</h3>
      <ul className={partsStyles.entries}>
        {asked.map(({ category, required }) => (
          <li key={category.key}>
            {category.label}
            {!required && `（${needInWords(category)}）`}
          </li>
        ))}
      </ul>
    </section>
  );
}
