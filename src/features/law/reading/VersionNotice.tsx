import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { Fragment } from 'react';
import { DOUBTS, dayInWords, standingInWords, timelinessWord } from '@/domain/law/timeliness';
import { type LawDetailState, lawDetailLink } from '@/links/law';
import type { LawVersion } from '@/services/data/law';
import type { OpenedLaw } from './useLaw';
import versionsStyles from './versions.module.css';

/** A version in a few words: 2009-12-27 公布（已被修改）. */
export const versionName = (version: LawVersion) =>
  `${dayInWords(version)}${version.note ? `，${version.note}` : ''}（${standingInWords(version)}）`;

/** What became of a version that was in force on the day asked for, up to today. */
function sinceThen(version: LawVersion) {
  const { timeliness } = version;
  if (timeliness === 'IN_FORCE') return '现行有效';
  if (timeliness === 'AMENDED' || timeliness === 'REPEALED') return `现${standingInWords(version)}`;
  return '现在是否有效不能确定';
}

/** When a version begins, as far as it is known. */
const startInWords = ({ effectiveDate, promulgationDate }: LawVersion) =>
  effectiveDate ? `${effectiveDate} 起施行` : `${promulgationDate ?? '日期不明'} 公布`;

interface ToCurrentProps {
  law: OpenedLaw;
  from: string | undefined;
  /** What stands before the link, of the version in force. */
  before?: (current: LawVersion) => string;
}

/** Leads to the version in force, where it is known and not the one that is read. */
function ToCurrent({ law: { record }, from, before }: ToCurrentProps) {
  const current = record.versions.find(({ timeliness }) => timeliness === 'IN_FORCE');
  if (!current || current.id === record.id) return null;
  return (
    <>
      {before?.(current)}
      <Link to={lawDetailLink({ id: current.id, from })} replace>
        读现行版本
      </Link>
    </>
  );
}

interface DayNoteProps {
  law: OpenedLaw;
  asOf: string;
  clear: string;
  from: string | undefined;
}

/** What the day asked for means. */
function DayNote({ law, asOf, clear, from }: DayNoteProps) {
  const { onDay } = law;
  if (!onDay) return null;
  const { version, possible, previous, next } = onDay;
  const { id } = law.record;
  if (!version && possible.length > 0) {
    return (
      <Alert
        showIcon
        type="warning"
        role="status"
        className={versionsStyles.lawDayNote ?? ''}
        title={
          <>
            <span className="ipr-num">{asOf}</span> 施行的是哪个版本不能确定：
            {possible.map((one, index) => (
              <Fragment key={one.version.id}>
                {index > 0 && '；'}
                {versionName(one.version)}的版本，{DOUBTS[one.doubt]}
                {one.version.id === id && '（正在读的版本）'}
              </Fragment>
            ))}
            。{' '}
            <Link to={clear} replace>
              不限日期
            </Link>
          </>
        }
      />
    );
  }
  return (
    <Alert
      showIcon
      type={version?.id === id ? 'info' : 'warning'}
      role="status"
      className={versionsStyles.lawDayNote ?? ''}
      title={
        <>
          {version ? (
            <>
              <span className="ipr-num">{asOf}</span> 施行的是{dayInWords(version)}
              {version.note && `（${version.note}）`}的版本，{sinceThen(version)}
              {version.id !== id && '；本平台没有收录它的正文'}。
            </>
          ) : (
            <>
              <span className="ipr-num">{asOf}</span> 没有施行中的版本：
              {previous
                ? `${versionName(previous)}的版本此时已经失效`
                : next && `本平台收录的最早的版本 ${startInWords(next)}，当时的版本没有收录`}
              。下面不是这一天有效的文本，条号也可能不同。
            </>
          )}{' '}
          <ToCurrent law={law} from={from} />{' '}
          <Link to={clear} replace>
            不限日期
          </Link>
        </>
      }
    />
  );
}

/** Says of a version that is not in force that it is not, and leads to the one that is. */
function NotInForce({ law, from }: { law: OpenedLaw; from: string | undefined }) {
  const { timeliness, doubt } = law.record;
  if (timeliness === null) {
    return (
      <Alert
        showIcon
        type="warning"
        role="note"
        className={versionsStyles.lawDayNote ?? ''}
        title={`这个版本是否现行有效不能确定${doubt ? `：${DOUBTS[doubt]}` : ''}，请以制定机关公布的文本为准。`}
      />
    );
  }
  return (
    <Alert
      showIcon
      type="warning"
      role="note"
      className={versionsStyles.lawDayNote ?? ''}
      title={
        <>
          这个版本{timelinessWord(timeliness).word}。
          <ToCurrent
            law={law}
            from={from}
            before={(current) => `现行的是${versionName(current)}的版本，`}
          />
        </>
      }
    />
  );
}

interface Props {
  law: OpenedLaw;
  state: LawDetailState;
}

/** What must be known before the text is read: of what day it is, and whether it is in force. */
export function VersionNotice({ law, state: { asOf, at, from } }: Props) {
  const clear = lawDetailLink({ id: law.record.id, at, from });
  if (!law.onDay && law.record.timeliness === 'IN_FORCE') return null;
  return (
    <section aria-label="所读版本">
      {law.onDay ? (
        <DayNote law={law} asOf={asOf} clear={clear} from={from} />
      ) : (
        <NotInForce law={law} from={from} />
      )}
    </section>
  );
}
