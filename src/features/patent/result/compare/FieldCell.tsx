import { ComparedValues } from '@/components/compare/ComparedValues';
import { WholeDates } from '@/components/reading/WholeDates';
import type { ComparisonRow } from '@/domain/comparisonRows';
import { expiryOf } from '@/domain/patentTerm';
import type { PatentRecord } from '@/services/cnipr';
import { Computed } from '../../record/Computed';

/** Fields of several values, where it is told which of them the base does not have. */
const LISTS: readonly ComparisonRow['key'][] = [
  'applicants',
  'currentOwners',
  'inventors',
  'agency',
  'ipcs',
  'locs',
];

interface Props {
  row: ComparisonRow;
  values: ComparisonRow['cells'][number];
  record: PatentRecord;
}

/** A field of one patent; what is not known is —. */
export function FieldCell({ row, values, record }: Props) {
  if (values.length === 0) return '—';
  if (row.key === 'validity') {
    return (
      <span className="ipr-status" data-status={record.validity}>
        {values[0]?.text}
      </span>
    );
  }
  if (!LISTS.includes(row.key)) {
    return (
      <span className="ipr-num">
        <WholeDates>{values.map(({ text }) => text).join('，')}</WholeDates>
        {row.key === 'expiry' && expiryOf(record)?.computed && (
          <>
            {' '}
            <Computed />
          </>
        )}
      </span>
    );
  }
  return <ComparedValues values={values} />;
}
