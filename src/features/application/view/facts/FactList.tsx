import { AnswerTable } from '@/components/form/answers/AnswerSections';

interface Props {
  /** What they are about. */
  name: string;
  facts: readonly (readonly [string, string | undefined])[];
}

/** Short facts in columns; those without a value are left out. */
export function FactList({ name, facts }: Props) {
  return (
    <AnswerTable
      name={name}
      columns
      items={facts.flatMap(([label, text]) => (text ? [{ key: label, label, text }] : []))}
    />
  );
}
