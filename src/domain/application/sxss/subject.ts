import { textOf } from '../../form/asked';
import type { FormField, FormSection, TextDescription } from '../../form/description';
import { mask } from '../../mask';

const OTHER_SUBJECT = '与所选失信记录的主体不一致，只能对本主体的记录提出申请';

/** Codes of persons come masked in the list, so they are compared masked. */
function subjectCheck(
  check: TextDescription['check'],
  personal: boolean,
): TextDescription['check'] {
  return (text, values, context) => {
    const checked = check?.(text, values, context) ?? { ok: true, value: text.trim() };
    const subject = textOf(context.form.subjectCode);
    if (!checked.ok || subject === '') return checked;
    const own = personal ? mask('residentId', checked.value) : checked.value;
    return own === subject ? checked : { ok: false, code: 'SUBJECT', message: OTHER_SUBJECT };
  };
}

function held(field: FormField): FormField {
  if (field.kind !== 'text' || (field.key !== 'uscc' && field.key !== 'idNo')) return field;
  const check = subjectCheck(field.check, field.key === 'idNo');
  return check ? { ...field, check } : field;
}

/** The applicant block, held to the subject of the chosen record (domain reference 2.4). */
export function ofSubject(sections: readonly FormSection[]): FormSection[] {
  return sections.map((section) => ({ ...section, fields: section.fields.map(held) }));
}
