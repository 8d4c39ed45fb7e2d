import { EntryLookup } from '@/components/apply/EntryLookup';
import { type PartProps, useFieldState } from '@/components/form/edit/FormProvider';
import { rightPrefill } from '@/domain/application/jbts/rights';
import { textOf } from '@/domain/form/asked';
import type { PatentRecord } from '@/services/cnipr';

const FILLED = ['name', 'owner', 'status'] as const;

function told(record: PatentRecord): Readonly<Record<string, string>> {
  const values = rightPrefill(record);
  return Object.fromEntries(FILLED.map((key) => [key, textOf(values[key])]));
}

/**
 * Looks up the patent of a right by its number and fills in what its record tells: name, owners,
 * status. Trademarks are in no service of the portal; other rights have no numbers of this kind.
 */
export function RightLookup({ path }: PartProps) {
  const state = useFieldState(path);
  const rightType = useFieldState('rightType')?.value;
  if (state?.readOnly) return null;
  if (rightType === 'TRADEMARK') {
    return <p className="ipr-note">商标不能在这里查询，请按商标注册证填写下面的内容。</p>;
  }
  if (rightType !== 'PATENT') return null;
  return (
    <EntryLookup path={path} prefill={told} fills={FILLED} filled="权利名称、权利人和权利状态" />
  );
}
