import { Link } from '@umijs/max';
import { useId, useLayoutEffect } from 'react';
import { type PartProps, useFieldState, useFormTools } from '@/components/form/edit/FormProvider';
import { fieldId } from '@/components/form/useForm';
import partsStyles from '@/components/page/parts.module.css';
import { APPEAL_TYPES } from '@/domain/application/sxss/gates';
import {
  APPEALS,
  READ_RECORD,
  recordPrefill,
  refusalAnswers,
} from '@/domain/application/sxss/recordFields';
import { isBlank } from '@/domain/form/asked';
import type { FormValues } from '@/domain/form/description';
import { dishonestyLink } from '@/links/business';
import { isRecordChoice, MOST_RECORDS, type RecordChoice } from './ownRecords';
import styles from './sxss.module.css';

/** The answers that follow from the choice, as far as they do not stand in the form. */
function missingAnswers(choice: RecordChoice, form: FormValues, correcting: boolean): FormValues {
  const { record, gates, lastRepair } = choice;
  const told: FormValues = {
    ...recordPrefill(record),
    [READ_RECORD]: record.id,
    // A request that is corrected is itself the one that is under way.
    ...(!correcting && refusalAnswers(gates)),
    // This one can be changed by the user.
    ...(isBlank(form.lastRepairDate) && lastRepair !== undefined && { lastRepairDate: lastRepair }),
  };
  return Object.fromEntries(
    Object.entries(told).filter(
      ([key, value]) => form[key] !== value && !(isBlank(form[key]) && isBlank(value)),
    ),
  );
}

/** What may be asked for about the chosen record; what may not, with the rule that forbids it. */
function Gates({ gates }: Pick<RecordChoice, 'gates'>) {
  const id = useId();
  return (
    <div className={`${partsStyles.notice} ${styles.gates}`} role="status">
      <p id={id}>这条记录今天可以申请什么：</p>
      <dl className={partsStyles.named} aria-labelledby={id}>
        {APPEALS.map((type) => {
          const gate = gates[type];
          return (
            <div key={type} data-open={gate.open}>
              <dt>{APPEAL_TYPES[type]}</dt>
              <dd>
                {gate.open
                  ? ['可以申请', gate.note].filter(Boolean).join('。')
                  : `不能申请：${gate.reason}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/**
 * Stands with the choice of the record: fills in what the chosen one says, and tells what may be
 * asked for about it.
 */
export function RecordPicker({ path }: PartProps) {
  const { store } = useFormTools();
  const state = useFieldState(path);
  const options = state?.options;
  const choice = options?.filter(isRecordChoice).find(({ value }) => value === state?.value);
  const readOnly = state?.readOnly ?? true;
  const correcting = readOnly || state?.remark !== undefined;
  // Before the screen is drawn: the form has no record for a moment otherwise, and would say so.
  useLayoutEffect(() => {
    if (!choice || readOnly) return;
    const missing = missingAnswers(choice, store.values(), correcting);
    if (Object.keys(missing).length > 0) store.put(missing);
  }, [store, choice, readOnly, correcting]);
  if (options?.length === 0) {
    return (
      <div id={fieldId(path)} tabIndex={-1} className={partsStyles.notice}>
        <p>
          <strong>没有查到您的失信记录。</strong>
        </p>
        <p>
          核对了名单中最近的记录，最多 {MOST_RECORDS}{' '}
          条；主体名称、代码与您的账户不一致的，不会列在这里。可以在
          <Link to={dishonestyLink()}>失信名单</Link>中查找。
        </p>
      </div>
    );
  }
  return (
    <>
      {options?.some((option) => isRecordChoice(option) && option.unclear) && (
        <p className="ipr-note">
          写有主体名称的记录，无法确认是不是您的，请按名称核对后再选择；没有列出的，可以在
          <Link to={dishonestyLink()}>失信名单</Link>中查找。
        </p>
      )}
      {/* When nothing can be asked for, the choice itself says why. */}
      {choice?.gates.OBJECTION.open && !correcting && <Gates gates={choice.gates} />}
    </>
  );
}
