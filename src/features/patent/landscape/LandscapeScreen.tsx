import { Link, useLocation, useNavigate } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { ReturnLink } from '@/components/list/ReturnLink';
import { MoreActions } from '@/components/page/MoreActions';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useSame } from '@/components/page/useSame';
import { useCopy } from '@/components/reading/CopyButton';
import frameStyles from '@/components/reading/frame.module.css';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { printPage } from '@/components/reading/printPage';
import readingStyles from '@/components/reading/reading.module.css';
import { useSimplifier } from '@/components/search/simplified';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  LANDSCAPE_PICTURES,
  type LandscapeSet,
  type LandscapeState,
  landscapeLink,
  type LandscapeReport as Report,
  readLandscape,
  setQuery,
} from '@/links/landscape';
import { patentResultLink, readPatentResult } from '@/links/patent';
import { dayOf, SOURCE } from './counts';
import styles from './landscape.module.css';
import { NoData, Picture } from './Picture';
import { type Drawn, firstPictures, isBare, nothingIn, widthOf } from './pictures';
import { SetList } from './SetList';
import { type CountedSet, isDrawn, type LandscapeSetRead, useLandscapeSet, useWhole } from './sets';
import { containments } from './spots';

const LandscapeReport = lazy(() => import('./LandscapeReport'));

/** The report that a landscape without one begins with. */
const newReport = (drawn: Drawn): Report => ({
  title: '',
  introduction: '',
  charts: firstPictures(drawn).map((block) => ({ block, words: '' })),
});

/** Nothing to draw: what happened, what is kept, and what can be done. */
function NothingRead({ sets }: { sets: readonly LandscapeSetRead[] }) {
  const failed = sets.flatMap(({ answer }) => (answer.error === undefined ? [] : [answer]));
  if (failed.length > 0) {
    return (
      <EmptyState title="没有读出专利，暂时没有图">
        <p>
          检索服务没有给出任何一组，原因写在上面各组的后面。各组的检索式、名称和报告都在网址里，没有丢失。
        </p>
        <p>请重试；也可以保存这个网址，过一会儿再打开，或者点上面的检索式，先看清单。</p>
        <Button
          onClick={() => {
            for (const { retry } of failed) retry();
          }}
        >
          {failed.length > 1 ? '各组都重试' : '再读一次'}
        </Button>
      </EmptyState>
    );
  }
  if (sets.some(({ read, asked }) => read.problem || asked.list.kind === 'elsewhere')) {
    return (
      <EmptyState title="没有一组可以统计">
        <p>原因写在上面各组的后面。请改正检索式，或者在上面加一组能统计的；已有的各组都保留着。</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="没有可以统计的专利">
      <p>各组都没有命中。请换一个检索式，或在上面加一组对照。</p>
    </EmptyState>
  );
}

const READING = <SkeletonLines widths={[90, 80, 85, 60]} label="正在读取各组专利" />;

/** The sets that are there and have patents; two of one name are told apart. */
function countedSets(sets: readonly LandscapeSetRead[]): CountedSet[] {
  const names = new Set<string>();
  const counted: CountedSet[] = [];
  sets.forEach(({ name, state, read, answer: { data } }, at) => {
    if (!data || !isDrawn(sets[at])) return;
    const own = names.has(name) ? `${name}（第 ${at + 1} 组）` : name;
    names.add(own);
    counted.push({ name: own, place: counted.length, state, read, data });
  });
  return counted;
}

/** The first set and those beside it, read each on its own. */
function useSets(search: string, { name, sets }: LandscapeState): LandscapeSetRead[] {
  const own = setQuery(readPatentResult(search));
  const [second, third, fourth] = sets;
  const all = [
    useLandscapeSet(own, name),
    useLandscapeSet(second?.query, second?.name ?? ''),
    useLandscapeSet(third?.query, third?.name ?? ''),
    useLandscapeSet(fourth?.query, fourth?.name ?? ''),
  ];
  return all.slice(0, sets.length + 1);
}

function Landscape() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readPatentResult(search), [search]);
  const landscape = useMemo(() => readLandscape(search), [search]);
  const sets = useSets(search, landscape);
  const whole = useWhole();
  const found = countedSets(sets);
  const counted = useSame(
    found,
    JSON.stringify(
      found.map(({ name, state: one, data }) => [name, setQuery(one), data.day, data.total]),
    ),
  );
  // What stands beside what depends on all of them, and nothing moves once it stands.
  const loading = whole.loading || sets.some(({ answer }) => answer.loading);
  const failedAll = !loading && sets.every(({ answer }) => answer.error !== undefined);
  const { report } = landscape;
  const linkOf = useMemoizedFn((next: Report | null) =>
    landscapeLink(state, { ...landscape, report: next }),
  );
  const address = linkOf(null);
  const change = (next: Partial<LandscapeState>) =>
    navigate(landscapeLink(state, { ...landscape, ...next }), { replace: true });
  // A set may come late: it joins those that stand there then.
  const add = useMemoizedFn((set: LandscapeSet) => change({ sets: [...landscape.sets, set] }));
  const rename = (place: number, name: string) =>
    change(
      place === 0
        ? { name }
        : { sets: landscape.sets.map((set, at) => (at === place - 1 ? { ...set, name } : set)) },
    );
  const [copy, said] = useCopy();
  const drawn = useMemo(() => ({ sets: counted, whole: whole.data }), [counted, whole.data]);
  const shown = useMemo(
    () =>
      LANDSCAPE_PICTURES.filter((which) => which !== 'spots' || drawn.sets.length > 1)
        .map((which) => ({
          which,
          width: widthOf(which, drawn),
          nothing: nothingIn(which, drawn),
          bare: isBare(which, drawn),
        }))
        // The page begins with what can be drawn.
        .sort((one, other) => Number(one.bare) - Number(other.bare)),
    [drawn],
  );
  const nothing = shown.flatMap((one) => one.nothing ?? []);
  const parts = useMemo(() => containments(counted), [counted]);
  const pictures = report ? (
    <Suspense fallback={READING}>
      <LandscapeReport
        report={report}
        drawn={drawn}
        linkOf={linkOf}
        onChange={(next) => change({ report: next })}
      />
    </Suspense>
  ) : (
    <>
      <div className={styles.landscapePictures}>
        {shown.map(
          ({ which, width, nothing: none }) =>
            !none && (
              <section key={which} className="ipr-sheet" data-width={width}>
                <Picture which={which} {...drawn} address={address} />
              </section>
            ),
        )}
      </div>
      {nothing.length > 0 && (
        <section aria-label="没有数据">
          <p className="ipr-note">
            没有数据的 {nothing.length} 项（来源：{SOURCE}，
            <span className="ipr-nowrap">{dayOf(counted)}</span>）：
          </p>
          <NoData of={nothing} />
        </section>
      )}
    </>
  );
  return (
    <Flex vertical gap={16}>
      <PageHead
        back={
          report ? (
            <Link className={frameStyles.recordReturn} to={address} replace>
              返回全景
            </Link>
          ) : (
            <ReturnLink to={patentResultLink({ ...state, compare: [] })}>返回结果</ReturnLink>
          )
        }
        title="专利全景"
      >
        {!report && <Button onClick={() => change({ report: newReport(drawn) })}>制作报告</Button>}
        {!report && (
          <span className={readingStyles.copy}>
            <MoreActions
              actions={[
                { label: '复制网址', onClick: () => copy(absoluteAddress(address)) },
                { label: '打印或存为 PDF', onClick: printPage },
              ]}
            />
            {said}
          </span>
        )}
      </PageHead>
      {/* A report names its sets itself. */}
      <div className={report ? 'ipr-no-print' : undefined}>
        <SetList
          sets={sets}
          onName={rename}
          onRemove={(place) => change({ sets: landscape.sets.filter((_, at) => at !== place - 1) })}
          onAdd={add}
        />
      </div>
      {whole.error !== undefined && !failedAll && (
        <ErrorState
          title="全库各年的总数没有读出，暂时没有占比图"
          level={2}
          error={whole.error}
          onRetry={whole.retry}
        />
      )}
      {parts.length > 0 && <p className="ipr-note">{parts.join('；')}，各图的数量有重复。</p>}
      {loading ? READING : counted.length > 0 ? pictures : <NothingRead sets={sets} />}
      <PrintFacts address={absoluteAddress(linkOf(report))} />
    </Flex>
  );
}

/** Growth, fields, origins, joint filings and life of one to four sets of patents, side by side. */
export default function LandscapeScreen() {
  usePageTitle('专利全景');
  const { search } = useLocation();
  const { sets } = readLandscape(search);
  // Texts of the other sets may need the table of characters, as that of the first one may.
  const texts = sets.map(({ query }) => new URLSearchParams(query).get('q')).join(' ');
  return useSimplifier(texts) ? <Landscape /> : READING;
}
