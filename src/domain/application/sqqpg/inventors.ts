import { isBlank, textOf } from '../../form/asked';
import type { FormRow, ListDescription } from '../../form/description';
import { checkPersonName } from '../../personName';
import { checkDecimal } from '../applicant/decimal';
import { ROOM_FOR_CODE } from '../fields/room';

/** Hundredths, so that 33.3 and 66.7 add up without an error of rounding. */
const hundredths = (text: string) => Math.round(Number(text) * 100);

/**
 * What is wrong with the contributions taken together: given for some of the inventors alone, or
 * not adding up to 100 (domain reference 2.7). Wrong numbers are told at their own fields.
 */
export function contributionsProblem(rows: readonly FormRow[]): string | undefined {
  const given = rows.filter(({ values }) => !isBlank(values.contribution));
  if (given.length === 0) return undefined;
  const checked = given.map(({ values }) =>
    checkDecimal(textOf(values.contribution), { digits: 3, decimals: 2, most: 100 }),
  );
  let sum = 0;
  for (const one of checked) {
    if (!one.ok) return undefined;
    sum += hundredths(one.value);
  }
  if (given.length < rows.length) return '填写贡献比例的，每位发明人都要填写';
  return sum === 10_000 ? undefined : `各发明人的贡献比例合计应为 100%，现为 ${sum / 100}%`;
}

/** Who made the invention (domain reference 2.7). */
export const inventorsField: ListDescription = {
  kind: 'list',
  key: 'inventors',
  label: '发明人（设计人）',
  entryName: '发明人',
  hint: '按贡献大小排列；贡献比例可以都不填，填写的合计为 100%',
  required: true,
  max: 20,
  check: contributionsProblem,
  fields: [
    {
      kind: 'text',
      key: 'name',
      label: '姓名',
      maxLength: 50,
      required: true,
      mask: 'name',
      check: checkPersonName('姓名'),
    },
    {
      kind: 'text',
      key: 'contribution',
      label: '贡献比例',
      maxLength: ROOM_FOR_CODE,
      inputMode: 'decimal',
      unit: '%',
      check: (text) => checkDecimal(text, { digits: 3, decimals: 2, most: 100 }),
    },
  ],
};
