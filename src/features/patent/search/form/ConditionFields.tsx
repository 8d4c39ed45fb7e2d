import { PlainSelect } from '@/components/form/PlainSelect';
import { type FieldCode, fieldName, findField } from '@/domain/search/fields';
import type { FieldRow } from '@/domain/search/form';
import { FORM_FIELD_GROUPS, formRelations, valueKind } from '@/domain/search/formFields';
import styles from './searchForm.module.css';
import { ValueInput } from './ValueInput';

interface Props {
  row: FieldRow;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (row: FieldRow) => void;
}

const LABELS: Readonly<Partial<Record<FieldCode, string>>> = {
  TAC: '名称、摘要、权利要求',
  TA: '名称、摘要',
};

const label = (field: FieldCode): string => LABELS[field] ?? fieldName(field);

/** The fields of a row as one text: their codes. */
const codesOf = (fields: readonly FieldCode[]): string => fields.join();

const FIELDS = FORM_FIELD_GROUPS.map(({ name, codes }) => ({
  label: name,
  options: codes.map((code) => ({ value: codesOf([code]), label: label(code) })),
}));

/** What the list calls the fields of a row that no single entry of it stands for. */
function severalLabel(fields: readonly FieldCode[]): string {
  return fields.length ? fields.map(label).join('，') : '名称、摘要、权利要求（默认）';
}

/** A row with other fields: the relation stays where they have it, the value where it fits. */
function withFields(row: FieldRow, fields: readonly FieldCode[]): FieldRow {
  const relations = formRelations(fields).map(([relation]) => relation);
  const relation = relations.find((one) => one === row.relation) ?? relations[0] ?? row.relation;
  return { ...row, fields, relation };
}

/** Field, relation and value of a condition. */
export function ConditionFields({ row, invalid, describedBy, onChange }: Props) {
  const { fields } = row;
  const chosen = codesOf(fields);
  const several = { value: chosen, label: severalLabel(fields) };
  const choose = (value: string) => {
    const codes = value.split(',').flatMap((code) => findField(code) ?? []);
    onChange(withFields(row, codes));
  };
  return (
    <>
      <PlainSelect
        className="ipr-small-input"
        aria-label="字段"
        value={chosen}
        options={fields.length === 1 ? FIELDS : [several, ...FIELDS]}
        onChange={choose}
      />
      <PlainSelect
        className="ipr-small-input"
        aria-label="关系"
        value={row.relation}
        options={formRelations(fields).map(([value, name]) => ({ value, label: name }))}
        onChange={(relation) => onChange({ ...row, relation })}
      />
      <span className={styles.formValue} data-kind={valueKind(fields)}>
        <ValueInput
          row={row}
          invalid={invalid}
          describedBy={describedBy}
          onChange={(change) => onChange({ ...row, ...change })}
        />
      </span>
    </>
  );
}
