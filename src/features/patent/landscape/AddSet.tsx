import { Button, Flex } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import { useOwner } from '@/components/page/useOwner';
import { useSavedSearches } from '@/components/search/history/useKept';
import { QueryField } from '@/components/search/QueryField';
import { type LandscapeSet, setQuery } from '@/links/landscape';
import styles from './landscape.module.css';
import { type Given, WAYS } from './typedSet';

/** Begins the value of a saved search, which needs no text. */
const SAVED = 'saved:';

interface Props {
  onAdd: (set: LandscapeSet) => void;
}

/** Adds a set: a query, numbers, an enterprise, a node of a chain, or a search the user keeps here. */
export function AddSet({ onAdd }: Props) {
  const id = useId();
  const owner = useOwner();
  const saved = useSavedSearches();
  const [kind, setKind] = useState('query');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState(false);
  const kept = saved.find(({ name }) => kind === SAVED + name);
  const way = WAYS[kind];
  const take = (given: Given) => {
    if ('problem' in given) return setProblem(given.problem);
    setProblem('');
    setText('');
    onAdd(given);
  };
  const add = async (event?: FormEvent) => {
    event?.preventDefault();
    if (reading) return;
    if (kept) return onAdd({ name: kept.name, query: setQuery(kept) });
    const typed = text.trim();
    if (!way || typed === '') return setProblem('请先写要对照的内容。');
    setReading(true);
    take(await way.read(typed, owner));
    setReading(false);
  };
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
      <Button htmlType="submit" loading={reading}>
        加一组对照
      </Button>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </Flex>
  );
}
