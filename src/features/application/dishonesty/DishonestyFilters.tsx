import { Button, Flex, type InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DayField } from '@/components/form/DayField';
import { Field } from '@/components/form/Field';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { WholeDates } from '@/components/reading/WholeDates';
import { BEHAVIORS, LEVELS, REPAIR_STATUSES } from '@/domain/application/sxss/record';
import type { DishonestyState } from '@/links/business';
import styles from './dishonesty.module.css';
import {
  type FilterProblems,
  filterProblems,
  keyIn,
  type TypedFilter,
  type TypedFilters,
  tidyFilters,
} from './filters';

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
export function DishonestyFilters({ state, onChange }: Props) {
  const id = useId();
  const { typed, problems, set } = useDraft(state);
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
    <search aria-label="查找失信记录" data-sheet>
      <form className={styles.dishonestyFilters} noValidate onSubmit={ask}>
        <Field
          id={`${id}-q`}
          label="主体名称"
          hint="企业可输入名称的一部分，个人须输入完整姓名"
          error={problems.q}
        >
          {(control) => (
            <Input
              {...control}
              ref={inputs.q}
              size="large"
              status={problems.q ? 'error' : ''}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={typed.q}
              onChange={(event) => type('q')(event.target.value)}
            />
          )}
        </Field>
        <DayField
          id={`${id}-from`}
          label="认定日期自"
          value={typed.from}
          error={problems.from && <WholeDates>{problems.from}</WholeDates>}
          inputRef={inputs.from}
          onChange={type('from')}
        />
        <DayField
          id={`${id}-to`}
          label="认定日期至"
          value={typed.to}
          error={problems.to && <WholeDates>{problems.to}</WholeDates>}
          inputRef={inputs.to}
          onChange={type('to')}
        />
        <Button className={styles.dishonestyAsk ?? ''} type="primary" htmlType="submit">
          查询
        </Button>
        <Flex wrap gap="8px 24px" className={styles.dishonestySelects}>
          {SELECTS.map(({ key, label, table, options }) => (
            <ListSelect
              key={key}
              label={label}
              value={keyIn(table, state[key]) ?? ''}
              options={options}
              onChange={(value) => onChange({ [key]: value, record: '' })}
            />
          ))}
        </Flex>
      </form>
    </search>
  );
}
