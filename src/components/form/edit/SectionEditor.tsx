import { type ReactNode, useEffect, useId } from 'react';
import styles from '../form.module.css';
import { FieldEditor } from './FieldEditor';
import { useFormParts, useFormTools } from './FormProvider';

interface Props {
  /** Key of the section in the description. */
  section: string;
  /** Heading level; 2 below the page's own heading. */
  level?: 2 | 3;
  /** Stands under the heading, such as what was filled in. */
  note?: ReactNode;
  /** Stands under the fields, such as the ways on. */
  children?: ReactNode;
}

/** A group of fields with the sentence that says why they are asked; nothing while not asked for. */
export function SectionEditor({ section: key, level = 2, note, children }: Props) {
  const { store } = useFormTools();
  const asked = useFormParts(store).has(key);
  const title = useId();
  useEffect(() => {
    if (!asked) return;
    store.open(key);
    return () => store.close(key);
  }, [store, key, asked]);
  const section = store.description.sections.find((one) => one.key === key);
  if (!section || !asked) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.formSection} aria-labelledby={title}>
      <Heading id={title}>{section.title}</Heading>
      <p className={`${styles.formReason} ipr-no-print`}>{section.reason}</p>
      {note}
      {section.fields.map((field) => (
        <FieldEditor key={field.key} path={field.key} />
      ))}
      {children}
    </section>
  );
}
