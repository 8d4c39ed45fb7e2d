import { Button } from 'antd';
import type { ReactNode } from 'react';
import { AsOf } from '@/components/chart/AsOf';
import type { Latest } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { ErrorState } from '@/components/state/ErrorState';
import type { EnterpriseProfile } from '@/services/data/enterprise';
import styles from './relations.module.css';
import { MOST_ASKED, type Sources } from './useSources';

const also = (count: number, text: string): string => (count > 0 ? `，${count} ${text}` : '');

/** `查看了全部 8 件专利`; of more than are asked at once, how many there are. */
function read(looked: number, total: number | undefined, unit: string, most: number): string {
  if (total === undefined) return `查看了 ${looked} ${unit}，一共有多少不详`;
  if (Math.max(looked, total) === 0) return `没有查到${unit.slice(1)}`;
  const one = unit.charAt(0);
  return looked >= total
    ? `查看了全部 ${looked} ${unit}`
    : `查看了 ${looked} ${unit}，共 ${total} ${one}（一次最多查 ${most} ${one}）`;
}

/** What each source was read from, in words without full stop. */
const COVERAGE: {
  readonly [Key in keyof Sources]: {
    readonly name: string;
    readonly words: (data: NonNullable<Sources[Key]['data']>) => string;
  };
} = {
  patents: {
    name: '专利',
    words: ({ patents, looked, total, others, unsaid }) =>
      read(looked, total, '件专利', MOST_ASKED.patents) +
      (total === undefined || total > looked ? '，只读最近申请的' : '') +
      also(others, '件的申请人是别人，没有计入') +
      also(unsaid, '件没有写明申请人') +
      also(patents.filter(({ inventors }) => inventors.length === 0).length, '件没有写明发明人') +
      also(patents.filter(({ filingDate }) => !filingDate).length, '件申请日不详'),
  },
  moved: {
    name: '转让与许可',
    words: ({ records, unread, total }) =>
      read(records.length, total, '件有转让或许可的专利记录', MOST_ASKED.records) +
      also(unread, '件没有加载出来') +
      also(
        records.filter(({ transfers, licenses }) => !transfers && !licenses).length,
        '件没有写明转让和许可',
      ),
  },
  cases: {
    name: '裁判文书',
    words: ({ cases, looked, total, namesLeft }) =>
      read(looked, total, '篇文书', MOST_ASKED.cases) +
      also(looked - cases.length, '篇没有写明本企业是当事人，没有计入') +
      also(
        cases.filter(({ parties }) => parties.filter(({ name }) => name).length < 2).length,
        '篇没有写明对方',
      ) +
      also(cases.filter(({ judgmentDate }) => !judgmentDate).length, '篇裁判日不详') +
      also(namesLeft, '个曾用名没有查'),
  },
  dishonest: {
    name: '失信名单',
    words: ({ looked, total, unsaid, sample }) =>
      read(looked, total, '条记录', MOST_ASKED.dishonest) +
      also(unsaid, '条没有写明主体，没有计入') +
      (sample ? '，名单是示例数据，没有列出不说明实际情况' : '，公示期满的不再列出'),
  },
  listings: {
    name: '供需信息',
    words: ({ listings, looked, total }) =>
      read(looked, total, '条信息', MOST_ASKED.listings) +
      also(looked - listings.length, '条与本企业无关，没有计入'),
  },
  events: {
    name: '法律事件',
    words: ({ patents, told, complete }) =>
      (told > 0 || patents.length === 0
        ? `查看了 ${told} 件专利的法律事件，有效、审中、近三年失效或状态不详的专利共 ${patents.length} 件`
        : `有效、审中、近三年失效或状态不详的专利共 ${patents.length} 件，都没有法律事件的数据`) +
      (complete ? '' : '，可能不全'),
  },
};

/** How far one source reaches. */
function reachOf<Key extends keyof Sources>(key: Key, { data }: Pick<Sources[Key], 'data'>) {
  const { name, words } = COVERAGE[key];
  return `${name}：${data === undefined ? '没有加载' : words(data as NonNullable<typeof data>)}`;
}

/** How far the sources of relations reach, in words. */
export const relationReach = ({ patents, moved, cases, listings }: Sources): string =>
  [
    reachOf('patents', patents),
    reachOf('moved', moved),
    reachOf('cases', cases),
    reachOf('listings', listings),
  ].join('；');

/** How far the sources of what happened reach, in words. */
export const historyReach = ({ patents, moved, cases, dishonest, events }: Sources): string =>
  [
    reachOf('patents', patents),
    reachOf('moved', moved),
    reachOf('cases', cases),
    reachOf('dishonest', dishonest),
    reachOf('events', events),
  ].join('；');

/** How many patents were read, of how many. */
export function ofPatents({
  looked,
  total,
}: {
  looked: number;
  total: number | undefined;
}): string {
  if (total === undefined) return ` ${looked} 件专利，一共有多少不详`;
  return looked < total ? ` ${looked} 件专利，共 ${total} 件` : `全部 ${total} 件专利`;
}

function SourceLine<T>({
  name,
  answer,
  words,
  partly,
}: {
  name: string;
  answer: Latest<T>;
  words: (data: T) => string;
  /** A part of it was not answered. */
  partly?: boolean;
}) {
  const { data, error, loading, retry } = answer;
  let text: ReactNode = '正在加载…';
  if (error) {
    text = <ErrorState level={3} title={`${name}没有加载出来`} error={error} onRetry={retry} />;
  } else if (data !== undefined) {
    text = (
      <>
        {words(data)}。
        {partly && (
          <Button className="ipr-no-print" size="small" loading={loading} onClick={retry}>
            重新读取{name}
          </Button>
        )}
      </>
    );
  }
  return (
    <li>
      <strong>{name}</strong>
      <div>{text}</div>
    </li>
  );
}

/** What was asked and how far the answers reach; what failed is asked again on the spot. */
export function SourceLines({
  sources,
  profile,
}: {
  sources: Sources;
  profile: EnterpriseProfile;
}) {
  const { patents, moved, cases, dishonest, listings, events } = COVERAGE;
  return (
    <ul className={`${partsStyles.entries} ${styles.sources}`}>
      <li>
        <strong>企业登记</strong>
        <div>
          {profile.source || '企业登记信息'}，<AsOf day={profile.updateDate} />
          ，关联企业没有登记日期。
        </div>
      </li>
      <SourceLine {...patents} answer={sources.patents} />
      <SourceLine {...moved} answer={sources.moved} partly={Boolean(sources.moved.data?.unread)} />
      <SourceLine {...cases} answer={sources.cases} />
      <SourceLine {...dishonest} answer={sources.dishonest} />
      <SourceLine {...listings} answer={sources.listings} />
      <SourceLine {...events} answer={sources.events} />
    </ul>
  );
}
