import { RecordFacts } from '@/components/reading/RecordFacts';
import readingStyles from '@/components/reading/reading.module.css';
import type { PatentRecord } from '@/services/cnipr';
import { groupsOf } from './factGroups';
import { isKnown } from './onlyKnown';
import recordStyles from './record.module.css';

/**
 * The bibliographic data in groups; every name, number and class is a search. Of a record with
 * little data the missing ones are not named: one sentence above tells all that it has.
 */
export function Bibliographic({ record, little }: { record: PatentRecord; little: boolean }) {
  const groups = groupsOf(record)
    .map(({ name, rows }) => ({ name, rows: little ? rows.filter(isKnown) : rows }))
    .filter(({ rows }) => rows.length > 0);
  if (!groups.length) return <p>未提供</p>;
  const [first = 0, second = 0] = groups.map(({ rows }) => rows.filter(isKnown).length);
  return (
    <div className={readingStyles.factsRoom}>
      <div className={readingStyles.factGroups} data-second-longer={second > first || undefined}>
        {groups.map(({ name, rows }) => (
          <RecordFacts
            key={name}
            name={name}
            title={name}
            facts={rows.map(({ inid, label, value }) => ({
              label,
              value,
              mark: (
                <span
                  aria-hidden="true"
                  className={recordStyles.inid}
                  data-inid={inid || undefined}
                />
              ),
            }))}
          />
        ))}
      </div>
    </div>
  );
}
