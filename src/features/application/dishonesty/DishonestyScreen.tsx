import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button, type InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { type FormEvent, lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import { DayField } from '@/components/form/DayField';
import { Field } from '@/components/form/Field';
import { type FilterChip, FilterChips } from '@/components/list/facets/FilterChips';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { PageHead } from '@/components/page/PageHead';
import { useIdentity } from '@/components/page/useIdentity';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { WholeDates } from '@/components/reading/WholeDates';
import { SkeletonLines } from '@/components/state/Skeleton';
import { recordsByOwner } from '@/domain/application/sxss/owner';
import { BEHAVIORS, LEVELS, REPAIR_STATUSES } from '@/domain/application/sxss/record';
import { applyLink, type DishonestyState, dishonestyLink, readDishonesty } from '@/links/business';
import styles from './dishonesty.module.css';
import {
  type FilterProblems,
  filterProblems,
  keyIn,
  NO_FILTER,
  type TypedFilter,
  type TypedFilters,
  tidyFilters,
} from './filters';
import { OwnRecords } from './OwnRecords';
import { PublicList } from './PublicList';
import { cameFromList } from './RecordLink';
import { useOwnRecords, usePublicRecords } from './useRecords';

interface Props {
  state: DishonestyState;
  onChange: (change: Partial<DishonestyState>) => void;
}

const choices = (table: Readonly<Record<string, string>>) => [
  { value: '', label: '全部' },
  ...Object.entries(table).map(([value, label]) => ({ value, label })),
];

const SELECTS = [
  { key: 'behavior', label: '失信行为', table: BEHAVIORS, options: choices(BEHAVIORS) },
  { key: 'level', label: '失信程度', table: LEVELS, options: choices(LEVELS) },
  { key: 'repair', label: '修复状态', table: REPAIR_STATUSES, options: choices(REPAIR_STATUSES) },
] as const;

const ORDER: readonly TypedFilter[] = ['q', 'from', 'to'];

interface Draft {
  typed: TypedFilters;
  problems: FilterProblems;
}

/** What is typed until it is asked for; another address brings its own. */
function useDraft({ q, from, to }: TypedFilters) {
  const address = JSON.stringify([q, from, to]);
  const fresh = (): Draft & { address: string } => {
    const typed = { q, from, to };
    return { address, typed, problems: filterProblems(typed) };
  };
  const [draft, setDraft] = useState(fresh);
  const current = draft.address === address ? draft : fresh();
  if (current !== draft) setDraft(current);
  const set = (change: Partial<Draft>) => setDraft({ ...current, ...change });
  return { ...current, set };
}

/** The filters of the list: what is chosen counts at once, what is typed with 查询 or Enter. */
function DishonestyFilters({ state, chosen, onChange }: Props & { chosen: number }) {
  const id = useId();
  const { typed, problems, set } = useDraft(state);
  const [opened, setOpen] = useState(false);
  // What is wrong is in sight.
  const open = opened || Boolean(problems.from ?? problems.to);
  const inputs = {
    q: useRef<InputRef>(null),
    from: useRef<InputRef>(null),
    to: useRef<InputRef>(null),
  };
  const type = (key: TypedFilter) => (text: string) => {
    const { [key]: _, ...others } = problems;
    set({ typed: { ...typed, [key]: text }, problems: others });
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const found = filterProblems(typed);
    const wrong = ORDER.find((key) => found[key]);
    set({ problems: found });
    if (wrong) inputs[wrong].current?.focus();
    else onChange({ ...tidyFilters(typed), record: '' });
  };
  return (
    <search aria-label="查找失信记录">
      <form className={styles.dishonestyFilters} data-open={open} noValidate onSubmit={ask}>
        <Field id={`${id}-q`} label="主体名称" error={problems.q}>
          {(control) => (
            <Input
              {...control}
              ref={inputs.q}
              status={problems.q ? 'error' : ''}
              type="search"
              autoComplete="off"
              maxLength={100}
              placeholder="企业名称或个人全名"
              value={typed.q}
              onChange={(event) => type('q')(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.dishonestyMore}>
          <FacetsSwitch chosen={chosen} open={open} onOpen={setOpen} />
        </div>
        <DayField
          id={`${id}-from`}
          label="认定日期自"
          size="middle"
          value={typed.from}
          error={problems.from && <WholeDates>{problems.from}</WholeDates>}
          inputRef={inputs.from}
          onChange={type('from')}
        />
        <DayField
          id={`${id}-to`}
          label="认定日期至"
          size="middle"
          value={typed.to}
          error={problems.to && <WholeDates>{problems.to}</WholeDates>}
          inputRef={inputs.to}
          onChange={type('to')}
        />
        <div className={styles.dishonestySelects}>
          {SELECTS.map(({ key, label, table, options }) => (
            <ListSelect
              key={key}
              label={label}
              value={keyIn(table, state[key]) ?? ''}
              options={options}
              onChange={(value) => onChange({ [key]: value, record: '' })}
            />
          ))}
        </div>
        <Button className={styles.dishonestyAsk ?? ''} type="primary" htmlType="submit">
          查询
        </Button>
      </form>
    </search>
  );
}

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
      <PageHead title="失信名单" heading={heading}>
        <Button onClick={() => window.print()}>打印名单</Button>
      </PageHead>
      <p className="ipr-note ipr-no-print">
        公示知识产权领域的失信认定；公示期内已经修复、移出或者撤销的仍然列出，以状态为准。对本主体的记录有异议或者已经改正的，可以办理
        <Link to={applyLink('SXSS')}>失信异议申诉与修复</Link>。
      </p>
      <PrintFacts address={absoluteAddress(dishonestyLink({ ...state, record: '' }))} />
      {!ownSettled && <SkeletonLines label="正在加载失信名单" widths={SKELETON} />}
      {ownSettled && (
        <>
          <OwnRecords
            state={state}
            own={sorted?.own}
            unclear={Boolean(sorted?.unclear.length)}
            cut={(answered.data?.totalElements ?? 0) > (answered.data?.content.length ?? 0)}
            counted={answered.data?.counted ?? true}
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
          >
            <DishonestyFilters state={state} chosen={chips.length} onChange={change} />
            <FilterChips chips={chips} onClear={clear} />
          </PublicList>
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
