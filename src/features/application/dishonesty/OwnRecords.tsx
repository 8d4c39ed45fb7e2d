import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useId } from 'react';
import { SampleNote, SampleRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import partsStyles from '@/components/page/parts.module.css';
import { ErrorState } from '@/components/state/ErrorState';
import { behaviorText, levelText } from '@/domain/application/sxss/record';
import { type DishonestyState, dishonestyLink } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import styles from './dishonesty.module.css';
import { inventedNote, LIST_INVENTED } from './inventedList';
import { RecordActions } from './RecordActions';
import { numberText, RecordLink } from './RecordLink';
import { RecordState } from './RecordState';
import { MOST_OWN } from './useRecords';

interface Props {
  state: DishonestyState;
  /** Records whose subject is the user's by what was answered; undefined while on their way. */
  own: readonly BreakPromise[] | undefined;
  /** There are records of which nothing tells whose they are. */
  unclear: boolean;
  /** Not all that were answered could be looked at. */
  cut: boolean;
  /** Whether it is known how many there are. */
  counted: boolean;
  /** The list is invented. */
  sample: boolean;
  /** Name of the user's subject, where it is known. */
  name: string | null | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What is not known about whose the records are; nothing where everything is. */
function Doubts({
  unclear,
  cut,
  counted,
  name,
}: Pick<Props, 'unclear' | 'cut' | 'counted' | 'name'>) {
  if (!unclear && !cut && counted) return null;
  return (
    <p className="ipr-note">
      {unclear &&
        '无法确认哪些记录属于您：有的记录没有给出可以核对的账号、代码或完整名称。请在下面的名单中按主体名称核对。'}
      {!counted && '名单没有写明一共有多少条，核对的可能不全，请再按主体名称查找。'}
      {counted && cut && `名单较长，只核对了最近的 ${MOST_OWN} 条，请再按主体名称查找。`}
      {name && <Link to={dishonestyLink({ q: name })}>按“{name}”查找</Link>}
    </p>
  );
}

/** Records of the user's own subject, whatever the filters show: what can be done about each. */
export function OwnRecords({ state, own, sample, error, onRetry, ...doubts }: Props) {
  const id = useId();
  if (error !== undefined) {
    return <ErrorState title="本主体的记录没有加载出来" error={error} onRetry={onRetry} />;
  }
  if (!own) return null;
  const sure = !doubts.unclear && !doubts.cut && doubts.counted;
  if (own.length === 0) {
    return (
      <>
        {sure ? <p className="ipr-note">没有查到您本主体的失信记录。</p> : <Doubts {...doubts} />}
        {sample && <SampleNote>{LIST_INVENTED}</SampleNote>}
      </>
    );
  }
  const note = inventedNote(own, sample);
  return (
    <section className={`ipr-sheet ${styles.dishonestyOwn}`} aria-labelledby={id}>
      <Flex wrap gap="0 12px" align="baseline" className={styles.dishonestyCount}>
        <h2 id={id}>本主体的失信记录{sure && `（${own.length} 条）`}</h2>
        {/* What that means stands above the public list. */}
        {note && <SampleTag />}
      </Flex>
      <Doubts {...doubts} />
      <SampleRows said={note !== undefined}>
        <ul className={partsStyles.entries}>
          {own.map((record, index) => (
            <li key={record.id || `${index}`}>
              <Flex wrap gap="0 12px" align="center">
                <h3>
                  <RecordLink
                    state={state}
                    id={record.id}
                    label={`${numberText(record)}，${behaviorText(record)}`}
                  >
                    {numberText(record)}
                  </RecordLink>
                </h3>
                <RecordState record={record} />
                {record.sample && <SampleTag />}
                <span>
                  {behaviorText(record)}，{levelText(record)}；
                  {record.decisionOrg || '认定机关不详'}{' '}
                  <span className="ipr-num ipr-nowrap">{record.decisionDate || '日期不详'}</span>{' '}
                  认定
                </span>
              </Flex>
              <RecordActions record={record} own={own} />
            </li>
          ))}
        </ul>
      </SampleRows>
    </section>
  );
}
