import type { ReactNode } from 'react';
import { isNone } from '@/components/reading/orDash';
import type { PatentRecord } from '@/services/cnipr';
import { groupsOf } from './factGroups';
import { heldSections } from './sections';

/** So few data are said in one sentence. */
const FEW = 6;

export const isKnown = ({ value }: { value: ReactNode }): boolean => !isNone(value);

/**
 * All that a record holds, where that is little: then it is said once, in place of all it lacks.
 *
 * @returns undefined for a record that holds more
 */
export function onlyKnown(record: PatentRecord): string | undefined {
  const { title, patentNumber, validity, patentType } = record;
  const names = [
    ...(title ? ['名称'] : []),
    ...heldSections(record),
    ...(validity ? ['有效性'] : []),
    ...(patentType ? ['类型'] : []),
    ...(patentNumber ? ['专利号'] : []),
    ...groupsOf(record).flatMap(({ rows }) => rows.filter(isKnown).map(({ label }) => label)),
  ];
  return names.length > 0 && names.length <= FEW
    ? `本库对这件专利只有${names.join('、')}。`
    : undefined;
}
