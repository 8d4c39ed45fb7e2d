import { Button, Flex } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { PlainSelect } from '@/components/form/PlainSelect';
import { useSavedSearches } from '@/components/search/history/useKept';
import { readQuery } from '@/components/search/readQuery';
import { fieldQuery } from '@/domain/search/fieldQuery';
import { type LandscapeSet, setQuery } from '@/links/landscape';
import type { PatentQuery } from '@/links/patent';
import styles from './landscape.module.css';

/** What is typed for a set. */
const KINDS = { query: '检索式、号码或词', enterprise: '企业名称' } as const;

/** Begins the value of a saved search, which needs no text. */
const SAVED = 'saved:';

/** The query that a text stands for, or what is wrong with it. */
function typedQuery(kind: string, text: string): PatentQuery | string {
  if (kind === 'enterprise') {
    const q = fieldQuery('PA', text);
    return q === undefined ? '这个名称不能检索，请检查。' : { mode: 'expr', q, as: [] };
  }
  const mode = /[=＝]/.test(text) ? 'expr' : 'smart';
  const query: PatentQuery = { mode, q: text, as: [] };
  const { problem } = readQuery(query);
  return problem ? problem.message : query;
}

interface Props {
  onAdd: (set: LandscapeSet) => void;
}

/** Adds a set: a query, numbers, an enterprise, or a search the user keeps here. */
export function AddSet({ onAdd }: Props) {
  const id = useId();
  const saved = useSavedSearches();
  const [kind, setKind] = useState('query');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const kept = saved.find(({ name }) => kind === SAVED + name);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (kept) return onAdd({ name: kept.name, query: setQuery(kept) });
    const typed = text.trim();
    const query = typed === '' ? '请输入要对照的检索式、号码或企业名称。' : typedQuery(kind, typed);
    if (typeof query === 'string') return setProblem(query);
    setProblem('');
    setText('');
    onAdd({ name: kind === 'enterprise' ? typed : '', query: setQuery(query) });
  };
  return (
    <Flex
      component="form"
      wrap
      gap="small"
      align="end"
      className={`${styles.addSet} ipr-no-print`}
      onSubmit={add}
    >
      <span>
        <PlainSelect
          aria-label="对照的是"
          className="ipr-small-input"
          value={kind}
          options={[
            ...Object.entries(KINDS).map(([value, label]) => ({ value, label })),
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
      </span>
      {!kept && (
        <label htmlFor={`${id}-text`}>
          <span className="ipr-visually-hidden">对照的内容</span>
          <PlainInput
            id={`${id}-text`}
            className="ipr-small-input"
            value={text}
            placeholder={kind === 'enterprise' ? '企业全称' : '如 IC=H01M AND PA=大学'}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={setText}
          />
        </label>
      )}
      <Button htmlType="submit">加一组对照</Button>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </Flex>
  );
}
