import { useNavigate } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { Button, Collapse, Flex } from 'antd';
import { useId, useState } from 'react';
import { DayField } from '@/components/form/DayField';
import { PlainSelect } from '@/components/form/PlainSelect';
import { isPageKey, singleKeysOn } from '@/components/list/keys/singleKeys';
import { LinkButton } from '@/components/page/LinkButton';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import { todayInChina } from '@/domain/calendar';
import { typedDay } from '@/domain/form/typedDay';
import { dayInWords, orderVersions, versionAsOf } from '@/domain/law/timeliness';
import { type LawDetailState, lawDetailLink, readLawDetail } from '@/links/law';
import { useAsked } from '@/requests/useAsked';
import type { LawVersion } from '@/services/data/law';
import { readLaw } from './lawRecords';
import type { OpenedLaw } from './useLaw';
import { versionName } from './VersionNotice';
import versionsStyles from './versions.module.css';

const VERSION_KEYS = { previous: '[', next: ']' } as const;

/** `[` and `]` go to the version before and after, unless something is typed or they are switched off. */
function useVersionKeys(onPrevious: () => void, onNext: () => void): void {
  useEventListener('keydown', (event) => {
    if (event.repeat || !isPageKey(event) || !singleKeysOn()) return;
    if (event.key === VERSION_KEYS.previous) onPrevious();
    else if (event.key === VERSION_KEYS.next) onNext();
  });
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
    return <Button disabled>{name}</Button>;
  }
  return (
    <LinkButton to={to} title={`${hint}：${versionName(version)}`} onClick={onGo}>
      {name}
    </LinkButton>
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

function CompareChoice({ others, state }: { others: LawVersion[]; state: LawDetailState }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const other = others.find((one) => one.id === chosen) ?? others[others.length - 1];
  if (!other) return null;
  return (
    <div className={versionsStyles.lawDay}>
      <label htmlFor={id}>与另一版本对照</label>
      <PlainSelect
        className="ipr-small-input"
        id={id}
        value={other.id}
        options={others.map((version) => ({
          value: version.id,
          label: version.promulgationDate ? dayInWords(version) : versionName(version),
        }))}
        onChange={setChosen}
      />
      <LinkButton to={lawDetailLink({ id: state.id, compare: other.id, from: state.from })}>
        对照
      </LinkButton>
    </div>
  );
}

interface Props {
  law: OpenedLaw;
  state: LawDetailState;
}

/** On a phone the first article is in sight: what leads to other versions is folded. */
const PHONE = '(max-width: 767px)';

/** The versions of the law: the way to those before and after, the one of a day, a comparison. */
export function VersionBar({ law, state }: Props) {
  const navigate = useNavigate();
  const phone = useScreenMatches(PHONE);
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
    try {
      // Comparing comes with the first step to another version.
      const [other, { carriedPlace }] = await Promise.all([
        readLaw(version.id, signal),
        import('./carriedPlace'),
      ]);
      return carriedPlace(place, text, other.text, versions.indexOf(version) < at);
    } catch {
      return '';
    }
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
  const place =
    versions.length > 1 && at >= 0
      ? `第 ${at + 1} / ${versions.length} 个版本`
      : versions.length > 0
        ? `本平台收录 ${versions.length} 个版本`
        : '收录的版本不详';
  const tools = (
    <Flex vertical={!phone} wrap gap={12}>
      <Flex wrap gap="4px 8px" align="center" justify="space-between">
        <span className={`${versionsStyles.lawPlace} ipr-num`}>{place}</span>
        {versions.length > 1 && (
          <>
            <Step
              name="上一版本"
              hotkey={VERSION_KEYS.previous}
              version={previous}
              to={linkTo(previous)}
              onGo={() => goTo(previous)}
            />
            <Step
              name="下一版本"
              hotkey={VERSION_KEYS.next}
              version={next}
              to={linkTo(next)}
              onGo={() => goTo(next)}
            />
          </>
        )}
      </Flex>
      <DayChoice key={asOf} asOf={asOf || todayInChina()} onChoose={choose} />
      <CompareChoice key={id} others={others} state={{ ...state, id }} />
    </Flex>
  );
  return (
    <section className={`ipr-sheet ${versionsStyles.lawVersions} ipr-no-print`} aria-label="版本">
      {phone ? (
        <Collapse ghost items={[{ key: 'versions', label: `版本：${place}`, children: tools }]} />
      ) : (
        tools
      )}
    </section>
  );
}
