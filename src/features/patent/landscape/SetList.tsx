import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { quantity } from '@/components/chart/wording';
import { PlainInput } from '@/components/form/PlainInput';
import { PlainSelect } from '@/components/form/PlainSelect';
import { RowAction } from '@/components/list/RowAction';
import { useOwner } from '@/components/page/useOwner';
import { useSavedSearches } from '@/components/search/history/useKept';
import { QueryField } from '@/components/search/QueryField';
import { ErrorState } from '@/components/state/ErrorState';
import { type Done, UndoNote } from '@/components/state/UndoNote';
import { type LandscapeSet, MOST_LANDSCAPE_SETS, setQuery } from '@/links/landscape';
import { patentResultLink, readPatentResult } from '@/links/patent';
import { colourOf } from './CellGrid';
import styles from './landscape.module.css';
import { askedFor, isDrawn, type LandscapeSetRead, questionOf } from './sets';
import { type Given, WAYS } from './typedSet';

/** Begins the value of a saved search, which needs no text. */
const SAVED = 'saved:';

interface AddSetProps {
  /** Those there are. */
  sets: readonly LandscapeSetRead[];
  onAdd: (set: LandscapeSet) => void;
}

/** Adds a set: a query, numbers, an enterprise, a node of a chain, or a search the user keeps here. */
function AddSet({ sets, onAdd }: AddSetProps) {
  const full = sets.length >= MOST_LANDSCAPE_SETS;
  const id = useId();
  const owner = useOwner();
  const saved = useSavedSearches();
  const [kind, setKind] = useState('query');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  // Of a set that was added without some of what was typed: that stays.
  const [said, setSaid] = useState('');
  const [reading, setReading] = useState(false);
  const kept = saved.find(({ name }) => kind === SAVED + name);
  const way = WAYS[kind];
  const take = (given: Given) => {
    setSaid('');
    if ('problem' in given) return setProblem(given.problem);
    const { said: note = '', ...set } = given;
    const asked = questionOf(readPatentResult(set.query));
    const same = sets.find(({ state }) => questionOf(state) === asked);
    if (same) return setProblem(`这一组和“${same.name}”相同，没有再加。请改写后再加。`);
    setProblem('');
    setSaid(note);
    if (!note) {
      setText('');
      setKind('query');
    }
    onAdd(set);
  };
  const add = async (event?: FormEvent) => {
    event?.preventDefault();
    if (reading || full) return;
    if (kept) return take({ name: kept.name, query: setQuery(kept) });
    const typed = text.trim();
    if (!way || typed === '') return setProblem('请先写要对照的内容。');
    setReading(true);
    take(await way.read(typed, owner));
    setReading(false);
  };
  const noRoom = <p className="ipr-note">最多 {MOST_LANDSCAPE_SETS} 组，去掉一组后可以再加。</p>;
  if (full && said === '') return noRoom;
  return (
    <Flex
      component="form"
      wrap
      gap="small"
      align="start"
      className={`${styles.addSet} ipr-no-print`}
      onSubmit={add}
    >
      <PlainSelect
        aria-label="对照的是"
        className="ipr-small-input"
        value={kind}
        options={[
          ...Object.entries(WAYS).map(([value, { label }]) => ({ value, label })),
          ...(saved.length > 0
            ? [
                {
                  label: '已存的检索',
                  options: saved.map(({ name }) => ({ value: SAVED + name, label: name })),
                },
              ]
            : []),
        ]}
        onChange={(next) => {
          setKind(next);
          setProblem('');
          setSaid('');
        }}
      />
      {way && (
        <span className={styles.addSetText}>
          <label className="ipr-visually-hidden" htmlFor={`${id}-text`}>
            对照的内容
          </label>
          <QueryField
            // A field of several lines begins anew with them.
            key={way.lines}
            id={`${id}-text`}
            className="ipr-small-input"
            rows={way.lines}
            manyLines={way.lines > 1}
            enterKeyHint="enter"
            value={text}
            placeholder={way.placeholder}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-hint ${id}-problem`}
            onText={setText}
            onEnter={add}
          />
          <span id={`${id}-hint`} className="ipr-note">
            {way.hint}
          </span>
        </span>
      )}
      {full ? (
        noRoom
      ) : (
        <Button htmlType="submit" loading={reading}>
          加一组对照
        </Button>
      )}
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <p role="status">{said}</p>
    </Flex>
  );
}

/** How far a set is, in words. */
function factsOf({ read, asked, answer }: LandscapeSetRead): ReactNode {
  if (read.problem) return `检索式不能执行：${read.problem.message}`;
  if (asked.list.kind === 'elsewhere') return '号单不在这台设备上，这一组没有统计。';
  const { data, current } = answer;
  if (!data || !current) return answer.error ? '没有读出。' : '正在读取…';
  if (data.total === 0) return '没有命中，不参加对照。';
  const all = data.rows.length >= data.total;
  const looked = all ? '全部读出' : `读出最新的 ${quantity(data.rows.length)} 件`;
  return (
    <>
      共 {quantity(data.total)} 件，{looked}，<time className="ipr-nowrap">{data.day}</time>
    </>
  );
}

interface NameProps {
  name: string;
  place: number;
  onName: (name: string) => void;
}

/** The name of a set; taken over when the field is left. */
function SetName({ name, place, onName }: NameProps) {
  const [typed, setTyped] = useState<string>();
  const done = () => {
    if (typed !== undefined && typed.trim() !== name) onName(typed.trim());
    setTyped(undefined);
  };
  return (
    <PlainInput
      className={`ipr-small-input ${styles.setName}`}
      aria-label={`第 ${place} 组的名称`}
      value={typed ?? name}
      maxLength={30}
      onChange={setTyped}
      onBlur={done}
      onKeyDown={({ key }) => {
        if (key === 'Enter') done();
      }}
    />
  );
}

interface Props {
  sets: readonly LandscapeSetRead[];
  onName: (place: number, name: string) => void;
  onRemove: (place: number) => void;
  onAdd: (set: LandscapeSet) => void;
}

/** The sets that stand side by side, each with its colour, name, query and size. */
export function SetList({ sets, onName, onRemove, onAdd }: Props) {
  const tokens = useChartTokens();
  const drawn = sets.filter(isDrawn);
  const placeOf = (set: LandscapeSetRead) => (isDrawn(set) ? drawn.indexOf(set) : undefined);
  const [done, setDone] = useState<Done>();
  const remove = ({ name, state }: LandscapeSetRead, at: number) => {
    onRemove(at);
    const undo = () => onAdd({ name, query: setQuery(state) });
    setDone({ text: `已去掉“${name}”。`, undo });
  };
  return (
    <section className="ipr-sheet" aria-label="对照的各组">
      <Flex component="ol" vertical gap="small" className={styles.landscapeSets}>
        {sets.map((set, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the address
          <li key={at}>
            <span
              className={styles.setMark}
              style={colourOf(placeOf(set), tokens)}
              aria-hidden="true"
            />
            <SetName name={set.name} place={at + 1} onName={(name) => onName(at, name)} />
            <span className={styles.setFacts}>
              <Link to={patentResultLink(set.state)}>
                {askedFor(set) === set.name ? '看清单' : askedFor(set)}
              </Link>
              {'　'}
              <span role="status">{factsOf(set)}</span>
            </span>
            {at > 0 && (
              <RowAction
                label="去掉"
                of={set.name}
                className="ipr-no-print"
                onClick={() => remove(set, at)}
              />
            )}
            {Boolean(set.answer.error) && (
              <ErrorState
                title={`“${set.name}”没有读出`}
                level={3}
                error={set.answer.error}
                onRetry={set.answer.retry}
              />
            )}
          </li>
        ))}
      </Flex>
      <UndoNote done={done} onUndone={() => setDone({ text: '已撤销。' })} />
      <AddSet
        sets={sets}
        onAdd={(set) => {
          setDone(undefined);
          onAdd(set);
        }}
      />
    </section>
  );
}
