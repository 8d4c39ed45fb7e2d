import { Link } from '@umijs/max';
import { useMemo, useState } from 'react';
import { ApplyScreen } from '@/components/apply/ApplyScreen';
import type { Beginning, Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import partsStyles from '@/components/page/parts.module.css';
import { useIdentity } from '@/components/page/useIdentity';
import { sxss, sxssPrefill } from '@/domain/application/sxss';
import { SXSS_GUIDE } from '@/domain/application/sxss/guide';
import { isAppealType, OWN_RECORDS, refusalAnswers } from '@/domain/application/sxss/recordFields';
import type { FormValues } from '@/domain/form/description';
import type { Identity } from '@/domain/identity';
import { dishonestyLink } from '@/links/business';
import { HOLIDAYS } from '../../../../../config/holidays';
import styles from '../beside.module.css';
import { loadRecords, type RecordChoice } from './ownRecords';
import { RecordPicker } from './RecordPicker';

/** Beside the guide: the way to the public list. */
function PublicList() {
  return (
    <section
      className={`${partsStyles.notice} ${styles.serviceBeside}`}
      aria-labelledby="public-list"
    >
      <h3 id="public-list">失信名单</h3>
      <p>不清楚有没有、是哪一条记录的，可以先在公开的名单中查找。</p>
      <p>
        <Link to={dishonestyLink()}>查看失信名单</Link>
      </p>
    </section>
  );
}

async function choiceOf(
  id: string,
  user: Identity,
  signal: AbortSignal,
): Promise<RecordChoice | undefined> {
  if (id === '') return undefined;
  const choices = await loadRecords(user, signal).catch(() => []);
  return choices.find(({ value }) => value === id);
}

/** What need not be typed of an objection or repair; it never rejects. */
async function prefill(
  user: Identity,
  { profile, last, address }: Beginning,
  signal: AbortSignal,
): Promise<FormValues> {
  const choice = await choiceOf(address.record, user, signal);
  return {
    ...sxssPrefill(profile, last, choice?.record),
    ...(choice && refusalAnswers(choice.gates)),
    ...(choice?.lastRepair !== undefined && { lastRepairDate: choice.lastRepair }),
    ...(isAppealType(address.appeal) && { appealType: address.appeal }),
  };
}

const COMMON = {
  process: 'SXSS',
  description: sxss(HOLIDAYS),
  guide: SXSS_GUIDE,
  parts: { recordPicker: RecordPicker },
  Beside: PublicList,
} as const;

/**
 * Objections to dishonesty records, their repair and removal (domain reference 2.4).
 *
 * @param user whose records are offered
 */
export const sxssService = (user: Identity): Service => ({
  ...COMMON,
  sources: {
    options: { [OWN_RECORDS]: (signal) => loadRecords(user, signal) },
    regions: portalRegions,
  },
  prefill: (beginning, signal) => prefill(user, beginning, signal),
});

/** The page of the service; while a session ends, still for the user it began with. */
export default function SxssScreen() {
  const user = useIdentity();
  const [last, setLast] = useState(user);
  // The same user, read anew, is no other form.
  if (user.id && JSON.stringify(user) !== JSON.stringify(last)) setLast(user);
  const service = useMemo(() => sxssService(last), [last]);
  return <ApplyScreen service={service} />;
}
