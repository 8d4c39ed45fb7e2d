import { Flex } from 'antd';
import { PlainInput } from '@/components/form/PlainInput';
import { PlainSelect } from '@/components/form/PlainSelect';
import { Tick } from '@/components/form/Tick';
import partsStyles from '@/components/page/parts.module.css';
import {
  ENUMS,
  type FieldCode,
  type FieldType,
  fieldName,
  fieldType,
  findField,
} from '@/domain/search/fields';
import { type FieldRow, rowProblem } from '@/domain/search/form';
import { FORM_FIELD_GROUPS, formRelations, valueKind } from '@/domain/search/formFields';
import { DateInput } from './DateInput';
import styles from './searchForm.module.css';

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

interface ValueInputProps {
  row: FieldRow;
  invalid: boolean;
  /** Id of the message about the row. */
  describedBy: string | undefined;
  onChange: (change: Pick<Partial<FieldRow>, 'value' | 'upTo'>) => void;
}

const HINTS: Readonly<Partial<Record<FieldType, string>>> = {
  text: '几个词用空格隔开',
  name: '几个名称用空格隔开',
  code: '如 江苏 或 32',
  number: '几个号码用空格隔开',
  ipc: '如 H01M10/0525',
  cpc: '如 H01M2004/027',
  loc: '如 14-03',
};

/** A value of a fixed list; what was typed for another field stays there to be taken off. */
function Choices({ row, invalid, describedBy, onChange }: ValueInputProps) {
  const [field] = row.fields;
  const offered = (field && ENUMS[field]) ?? [];
  const chosen = row.value.replace(/"/g, '').split(/\s+/).filter(Boolean);
  const strange = chosen.filter((value) => !offered.includes(value));
  const toggle = (value: string, wanted: boolean) =>
    onChange({
      value: [...strange, ...offered]
        .filter((one) => (one === value ? wanted : chosen.includes(one)))
        .join(' '),
    });
  return (
    <Flex
      component="span"
      wrap
      gap="0 16px"
      className={partsStyles.ticks}
      role="group"
      aria-label="内容"
      aria-describedby={describedBy}
    >
      {[...strange, ...offered].map((value) => (
        <Tick
          key={value}
          aria-invalid={invalid && strange.includes(value)}
          checked={chosen.includes(value)}
          onChange={(wanted) => toggle(value, wanted)}
        >
          {value}
        </Tick>
      ))}
    </Flex>
  );
}

/** What a row looks for, typed as its field wants it. */
function ValueInput(props: ValueInputProps) {
  const { row, invalid, describedBy, onChange } = props;
  const kind = valueKind(row.fields);
  if (kind === 'choices') return <Choices {...props} />;
  const shared = { 'aria-invalid': invalid, 'aria-describedby': describedBy };
  const single = (label: string, value: string, onText: (text: string) => void, wrong = invalid) =>
    kind === 'date' ? (
      <DateInput
        {...shared}
        aria-invalid={wrong}
        aria-label={label}
        value={value}
        onText={onText}
      />
    ) : (
      <PlainInput
        {...shared}
        className="ipr-small-input"
        aria-invalid={wrong}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={kind === 'year' ? '如 2023' : '整数'}
        value={value}
        onChange={onText}
      />
    );
  if (row.relation === 'range') {
    const [low, high] = [row.value, row.upTo].map(
      (value) => rowProblem({ ...row, relation: 'is', value }) !== undefined,
    );
    // Both, when each is right and they only do not go together.
    const both = !low && !high;
    return (
      <Flex component="span" gap="4px 8px" align="center" className={styles.formRange}>
        {single('从', row.value, (value) => onChange({ value }), invalid && (low || both))}
        <span aria-hidden="true">至</span>
        {single('至', row.upTo, (upTo) => onChange({ upTo }), invalid && (high || both))}
      </Flex>
    );
  }
  if (kind !== 'words' && kind !== 'codes') {
    return single('内容', row.value, (value) => onChange({ value }));
  }
  const literal = row.relation === 'phrase' || row.relation === 'notPhrase';
  return (
    <PlainInput
      {...shared}
      className="ipr-small-input"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label="内容"
      placeholder={literal ? '按原文查找' : HINTS[fieldType(row.fields[0] ?? 'TAC')]}
      value={row.value}
      onChange={(value) => onChange({ value })}
    />
  );
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
