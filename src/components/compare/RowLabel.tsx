import type { ComparedCells } from '@/domain/comparedCells';

/** What a row is about, with 相同 where all records are known to have the same. */
export function RowLabel({ label, same }: Pick<ComparedCells, 'same'> & { label: string }) {
  return (
    <>
      {label}
      {same && <span className="ipr-note"> 相同</span>}
    </>
  );
}
