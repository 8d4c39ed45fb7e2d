import { Link } from '@umijs/max';
import { useId } from 'react';
import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { EntryLookup } from '@/components/apply/EntryLookup';
import { findPatentByNumber } from '@/components/apply/findPatentByNumber';
import type { Beginning, Service } from '@/components/apply/service';
import { type PartProps, useFieldState } from '@/components/form/edit/FormProvider';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { fromFiles } from '@/components/form/files/FileChoices';
import partsStyles from '@/components/page/parts.module.css';
import { JBTS, jbtsPrefill } from '@/domain/application/jbts';
import { EVIDENCE_FILES } from '@/domain/application/jbts/evidence';
import { JBTS_GUIDE } from '@/domain/application/jbts/guide';
import { NAMING_CONSEQUENCES } from '@/domain/application/jbts/kind';
import { rightPrefill } from '@/domain/application/jbts/rights';
import { textOf } from '@/domain/form/asked';
import type { FormValues } from '@/domain/form/description';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { reportProgressLink } from '@/links/business';
import type { PatentRecord } from '@/services/cnipr';
import styles from '../beside.module.css';
import { EvidencePaper } from './EvidencePaper';
import { EVIDENCE } from './evidenceFiles';
import namingStyles from './jbts.module.css';

const FILLED = ['name', 'owner', 'status'] as const;

function told(record: PatentRecord): Readonly<Record<string, string>> {
  const values = rightPrefill(record);
  return Object.fromEntries(FILLED.map((key) => [key, textOf(values[key])]));
}

/**
 * Looks up the patent of a right by its number and fills in what its record tells: name, owners,
 * status. Trademarks are in no service of the portal; other rights have no numbers of this kind.
 */
function RightLookup({ path }: PartProps) {
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

interface WayProps {
  title: string;
  words: readonly string[];
  chosen: boolean;
}

function Way({ title, words, chosen }: WayProps) {
  const id = useId();
  return (
    <div className={namingStyles.namingWay} data-chosen={chosen}>
      <p id={id}>
        <strong>{title}</strong>
        {chosen && '（已选）'}
      </p>
      <ul aria-labelledby={id}>
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** What follows from giving one's name or not, side by side, whatever is chosen. */
function NamingConsequences({ path }: PartProps) {
  const anonymous = useFieldState(path)?.value;
  const { named, anonymous: unnamed } = NAMING_CONSEQUENCES;
  return (
    <div className={namingStyles.naming}>
      <Way title="匿名（是）" words={unnamed} chosen={anonymous === true} />
      <Way title="实名（否）" words={named} chosen={anonymous === false} />
    </div>
  );
}

/** Beside the guide: the way to ask after an anonymous report. */
function AnonymousProgress() {
  return (
    <section
      className={`${partsStyles.notice} ${styles.serviceBeside}`}
      aria-labelledby="anonymous-progress"
    >
      <h3 id="anonymous-progress">已经匿名举报过？</h3>
      <p>匿名举报不在您的办件列表中，凭办件编号和查询码查询进度。</p>
      <p>
        <Link to={reportProgressLink()}>查询匿名举报进度</Link>
      </p>
    </section>
  );
}

/** The patent that the address names, as the right that is infringed. */
async function rightOf(number: string, signal: AbortSignal): Promise<FormValues> {
  const checked = checkApplicationNumber(number);
  if (!checked.ok) return {};
  const record = await findPatentByNumber(checked.value, signal).catch(() => undefined);
  const values = record ? rightPrefill(record) : { number: checked.value };
  return { rightType: 'PATENT', rights: [{ id: '1', values }] };
}

/** What need not be typed of a report or complaint; it never rejects. */
async function prefill(
  { profile, last, address }: Beginning,
  signal: AbortSignal,
): Promise<FormValues> {
  return { ...jbtsPrefill(profile, last), ...(await rightOf(address.patent, signal)) };
}

/** Reports and complaints (domain reference 2.3). */
export const jbtsService: Service = {
  process: 'JBTS',
  description: JBTS,
  guide: JBTS_GUIDE,
  sources: { options: { [EVIDENCE_FILES]: fromFiles }, regions: portalRegions },
  fileChoices: { [EVIDENCE_FILES]: EVIDENCE },
  parts: { namingConsequences: NamingConsequences, rightLookup: RightLookup },
  prefill,
  Beside: AnonymousProgress,
  BesideAnswers: EvidencePaper,
};

/** The page of the service. */
export default function JbtsScreen() {
  return <ApplyScreen service={jbtsService} />;
}
