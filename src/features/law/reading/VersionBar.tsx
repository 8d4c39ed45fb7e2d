import { Link, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { Fragment, useId, useState } from 'react';
import { DayField } from '@/components/form/DayField';
import { PlainSelect } from '@/components/form/PlainSelect';
import frameStyles from '@/components/reading/frame.module.css';
import { todayInChina } from '@/domain/calendar';
import { typedDay } from '@/domain/form/typedDay';
import {
  DOUBTS,
  orderVersions,
  standingInWords,
  timelinessWord,
  versionAsOf,
} from '@/domain/law/timeliness';
import { type LawDetailState, lawDetailLink, readLawDetail } from '@/links/law';
import { useAsked } from '@/requests/useAsked';
import type { LawVersion } from '@/services/data/law';
import { carriedPlace } from './carriedPlace';
import { readLaw } from './lawRecords';
import type { OpenedLaw } from './useLaw';
import { useVersionKeys, VERSION_KEYS } from './useVersionKeys';
import versionsStyles from './versions.module.css';

/** A version in a few words: 2009-12-27 公布（已被修改）. */
export function versionName(version: LawVersion) {
  const { promulgationDate, effectiveDate, note } = version;
  const day = promulgationDate
    ? `${promulgationDate} 公布`
    : effectiveDate
      ? `${effectiveDate} 施行`
      : '日期不明';
  return `${day}${note ? `，${note}` : ''}（${standingInWords(version)}）`;
}

/** Where the reader is, which the address knows better than the router. */
const placeRead = () => readLawDetail(window.location.search).at;

interface StepProps {
  name: string;
  hotkey: string;
  version: LawVersion | undefined;
  to: string;
  onGo: () => void;
}

function Step({ name, hotkey, version, to, onGo }: StepProps) {
  const hint = `${name}（快捷键 ${hotkey}）`;
  if (!version) {
    return (
      <span className={frameStyles.step} aria-disabled="true">
        {name}
      </span>
    );
  }
  return (
    <Link
      className={frameStyles.step}
      to={to}
      replace
      title={`${hint}：${versionName(version)}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
        event.preventDefault();
        onGo();
      }}
    >
      {name}
    </Link>
  );
}

/** Chooses the day whose version is read. */
function DayChoice({ asOf, onChoose }: { asOf: string; onChoose: (day: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(asOf);
  const [error, setError] = useState<string>();
  return (
    <form
      className={versionsStyles.lawDay}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const day = typedDay(typed);
        setError(day ? undefined : '请填日期，如 2020-06-01');
        if (day) onChoose(day);
      }}
    >
      <DayField
        id={id}
        label="看某一天施行的版本"
        size="middle"
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        onPick={(day) => {
          setTyped(day);
          if (day) onChoose(day);
        }}
      />
      <Button htmlType="submit">查看</Button>
    </form>
  );
}

/** When a version begins, as far as it is known. */
const startInWords = ({ effectiveDate, promulgationDate }: LawVersion) =>
  effectiveDate ? `${effectiveDate} 起施行` : `${promulgationDate ?? '日期不明'} 公布`;

/** What the day asked for means. */
function DayNote({ law, asOf, clear }: { law: OpenedLaw; asOf: string; clear: string }) {
  const { onDay } = law;
  if (!onDay) return null;
  const { version, possible, previous, next } = onDay;
  const { id } = law.record;
  if (!version && possible.length > 0) {
    return (
      <p role="status" className={versionsStyles.lawDayNote}>
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
      </p>
    );
  }
  return (
    <p role="status" className={versionsStyles.lawDayNote}>
      {version ? (
        <>
          <span className="ipr-num">{asOf}</span> 施行的是{versionName(version)}的版本
          {version.id !== id && '，本平台没有收录它的正文'}。
        </>
      ) : (
        <>
          <span className="ipr-num">{asOf}</span> 没有施行中的版本：
          {previous
            ? `${versionName(previous)}的版本此时已经失效`
            : next && `本平台收录的最早的版本 ${startInWords(next)}，当时的版本没有收录`}
          。下面不是这一天有效的文本。
        </>
      )}{' '}
      <Link to={clear} replace>
        不限日期
      </Link>
    </p>
  );
}

/** Says of a version that is not in force that it is not, and leads to the one that is. */
function NotInForce({ law, from }: { law: OpenedLaw; from: string | undefined }) {
  const { id, timeliness, doubt, versions } = law.record;
  if (timeliness === 'IN_FORCE') return null;
  if (timeliness === null) {
    return (
      <p className={versionsStyles.lawDayNote}>
        这个版本是否现行有效不能确定{doubt && `：${DOUBTS[doubt]}`}
        ，请以制定机关公布的文本为准。
      </p>
    );
  }
  const current = versions.find((version) => version.timeliness === 'IN_FORCE');
  return (
    <p className={versionsStyles.lawDayNote}>
      这个版本{timelinessWord(timeliness).word}。
      {current && current.id !== id && (
        <>
          现行的是{versionName(current)}的版本，
          <Link to={lawDetailLink({ id: current.id, from })} replace>
            读现行版本
          </Link>
        </>
      )}
    </p>
  );
}

function CompareChoice({ others, state }: { others: LawVersion[]; state: LawDetailState }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const other = others.find((one) => one.id === chosen) ?? others[others.length - 1];
  if (!other) return null;
  return (
    <div className={versionsStyles.lawCompareChoice}>
      <label htmlFor={id}>与另一版本对照</label>
      <PlainSelect
        className="ipr-small-input"
        id={id}
        value={other.id}
        options={others.map((version) => ({ value: version.id, label: versionName(version) }))}
        onChange={setChosen}
      />
      <Link
        className={frameStyles.step}
        to={lawDetailLink({ id: state.id, compare: other.id, from: state.from })}
      >
        对照
      </Link>
    </div>
  );
}

interface Props {
  law: OpenedLaw;
  state: LawDetailState;
}

/** The versions of the law: the way to those before and after, the one of a day, a comparison. */
export function VersionBar({ law, state }: Props) {
  const navigate = useNavigate();
  const { record, text } = law;
  const { id } = record;
  const { asOf, from } = state;
  const versions = orderVersions(record.versions);
  const at = versions.findIndex((version) => version.id === id);
  const [previous, next] = at < 0 ? [] : [versions[at - 1], versions[at + 1]];
  const linkTo = (version: LawVersion | undefined, place = '') =>
    version ? lawDetailLink({ id: version.id, at: place, from }) : '';
  /** Where the article that is read stands in another version; '' where it is not known. */
  const placeIn = async (version: LawVersion, signal: AbortSignal) => {
    const place = placeRead();
    if (!place || version.id === id) return place;
    const other = await readLaw(version.id, signal).catch(() => undefined);
    return carriedPlace(place, text, other?.text, versions.indexOf(version) < at);
  };
  const { run: follow } = useAsked(
    async (signal, version: LawVersion | undefined, addressAt: (place: string) => string) => {
      const place = version ? await placeIn(version, signal) : placeRead();
      if (!signal.aborted) navigate(addressAt(place), { replace: true });
    },
    { manual: true },
  );
  const goTo = (version: LawVersion | undefined) => {
    if (version) follow(version, (place) => linkTo(version, place));
  };
  useVersionKeys(
    () => goTo(previous),
    () => goTo(next),
  );
  const choose = (asOf: string) => {
    const meant = versionAsOf(versions, asOf, todayInChina()).version;
    follow(meant, (place) => lawDetailLink({ id, at: place, asOf, from }));
  };
  const others = text ? versions.filter((version) => version.hasText && version.id !== id) : [];
  return (
    <section className={`${versionsStyles.lawVersions} ipr-no-print`} aria-label="版本">
      <div className={versionsStyles.lawVersionSteps}>
        <Step
          name="上一版本"
          hotkey={VERSION_KEYS.previous}
          version={previous}
          to={linkTo(previous)}
          onGo={() => goTo(previous)}
        />
        <span className="ipr-num">
          {versions.length > 1 && at >= 0
            ? `第 ${at + 1} / ${versions.length} 个版本`
            : versions.length > 0
              ? `本平台收录 ${versions.length} 个版本`
              : '收录的版本不详'}
        </span>
        <Step
          name="下一版本"
          hotkey={VERSION_KEYS.next}
          version={next}
          to={linkTo(next)}
          onGo={() => goTo(next)}
        />
      </div>
      <DayChoice key={asOf} asOf={asOf || todayInChina()} onChoose={choose} />
      <CompareChoice key={id} others={others} state={{ ...state, id }} />
      {!law.onDay && <NotInForce law={law} from={from} />}
      <DayNote law={law} asOf={asOf} clear={lawDetailLink({ id, at: state.at, from })} />
    </section>
  );
}
