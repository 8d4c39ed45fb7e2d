import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { absoluteAddress } from '@/address';
import { type FilterChip, FilterChips } from '@/components/list/facets/FilterChips';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { useIdentity } from '@/components/page/useIdentity';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { SkeletonLines } from '@/components/state/Skeleton';
import { recordsByOwner } from '@/domain/application/sxss/owner';
import { BEHAVIORS, LEVELS, REPAIR_STATUSES } from '@/domain/application/sxss/record';
import { applyLink, type DishonestyState, dishonestyLink, readDishonesty } from '@/links/business';
import { DishonestyFilters } from './DishonestyFilters';
import styles from './dishonesty.module.css';
import { filterProblems, keyIn, NO_FILTER, tidyFilters } from './filters';
import { OwnRecords } from './OwnRecords';
import { PublicList } from './PublicList';
import { cameFromList } from './RecordLink';
import { useOwnRecords, usePublicRecords } from './useRecords';

type Change = (change: Partial<DishonestyState>) => void;

function chip(key: keyof DishonestyState, name: string, value: string, change: Change): FilterChip {
  const onRemove = () => change({ [key]: '', record: '' });
  return { key, name, value, excluded: false, onRemove };
}

/** The filters that are set, in words; one with a problem is not set. */
function chipsOf(state: DishonestyState, change: Change): FilterChip[] {
  const problems = filterProblems(state);
  const { q, from, to } = tidyFilters(state);
  const behavior = keyIn(BEHAVIORS, state.behavior);
  const level = keyIn(LEVELS, state.level);
  const repair = keyIn(REPAIR_STATUSES, state.repair);
  return [
    ...(q && !problems.q ? [chip('q', '主体名称', q, change)] : []),
    ...(behavior ? [chip('behavior', '失信行为', BEHAVIORS[behavior], change)] : []),
    ...(level ? [chip('level', '失信程度', LEVELS[level], change)] : []),
    ...(repair ? [chip('repair', '修复状态', REPAIR_STATUSES[repair], change)] : []),
    ...(from && !problems.from ? [chip('from', '认定日期自', from, change)] : []),
    ...(to && !problems.to ? [chip('to', '认定日期至', to, change)] : []),
  ];
}

const RecordDialog = lazy(() => import('./RecordDialog'));

const SKELETON = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100];

/** The public list of dishonesty records; one's own stand on top. Filters are in the address. */
export default function DishonestyScreen() {
  usePageTitle('失信名单');
  const [state, change] = useListState(readDishonesty, dishonestyLink);
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = usePublicRecords(state);
  const answered = useOwnRecords();
  const user = useIdentity();
  const sorted = useMemo(
    () => answered.data && recordsByOwner(answered.data.content, user),
    [answered.data, user],
  );
  const own = sorted?.own ?? [];
  const ownSettled = answered.current || answered.error !== undefined;
  const ready = ownSettled && (list.current || list.error !== undefined);
  useScrollMemory(ready, dishonestyLink({ ...state, record: '' }));

  const clear = () => change({ ...NO_FILTER, record: '' });
  const turn = (page: number) => {
    change({ page, record: '' });
    heading.current?.focus({ preventScroll: true });
  };
  // Opened from the list, it is left by the way it came, so that the history does not grow.
  const close = () => {
    if (cameFromList(entry)) navigate(-1);
    else navigate(dishonestyLink({ ...state, record: '' }), { replace: true });
  };
  const chips = chipsOf(state, change);
  return (
    <div className={styles.dishonesty}>
      <Flex wrap gap="4px 16px" align="baseline" justify="space-between">
        <h1 ref={heading} tabIndex={-1}>
          失信名单
        </h1>
        <Button className="ipr-no-print" onClick={() => window.print()}>
          打印名单
        </Button>
      </Flex>
      <p className="ipr-note ipr-no-print">
        公示知识产权领域的失信认定。对本主体的记录有异议或者已经改正的，可以办理
        <Link to={applyLink('SXSS')}>失信异议申诉与修复</Link>。
      </p>
      <PrintFacts address={absoluteAddress(dishonestyLink({ ...state, record: '' }))} />
      <DishonestyFilters state={state} onChange={change} />
      <FilterChips chips={chips} onClear={clear} />
      {!ownSettled && <SkeletonLines label="正在加载失信名单" widths={SKELETON} />}
      {ownSettled && (
        <>
          <OwnRecords
            state={state}
            own={sorted?.own}
            unclear={Boolean(sorted?.unclear.length)}
            cut={(answered.data?.totalElements ?? 0) > (answered.data?.content.length ?? 0)}
            sample={answered.data?.sample ?? false}
            name={user.name}
            error={answered.error}
            onRetry={answered.retry}
          />
          <PublicList
            state={state}
            user={user}
            answer={list}
            filtered={chips.length > 0}
            onClear={clear}
            onTurn={turn}
          />
        </>
      )}
      {state.record && (
        <Suspense fallback={null}>
          <RecordDialog
            key={state.record}
            id={state.record}
            known={[...own, ...(list.data?.content ?? [])]}
            own={own}
            user={user}
            onClose={close}
            fallback={heading}
          />
        </Suspense>
      )}
    </div>
  );
}
