import { Button, Flex } from 'antd';
import dayjs from 'dayjs';
import { type FormEvent, memo, useCallback, useEffect, useId, useMemo, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { useOwner } from '@/components/page/useOwner';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import { readNumberSet, readNumberSets } from '@/components/search/numberSets';
import { grouped } from '@/domain/grouped';
import {
  type BadNumber,
  correctNumbers,
  type DuplicateNumber,
  type IgnoredLine,
  ignoredInWords,
  type ListPlace,
  type NumberList,
} from '@/domain/numberList';
import { isPlainObject } from '@/storage';
import type { FaceProps } from '../faces/face';
import { KINDS } from '../kinds';
import styles from '../scope/scope.module.css';
import { BadNumbers } from './BadNumbers';
import { KeepNote } from './KeepNote';
import { KeptNumberSets } from './KeptNumberSets';
import { ListedPlaces } from './ListedPlaces';
import { NumberField } from './NumberField';
import { addressQuery, sendNumbers } from './sendNumbers';
import { useNumberList } from './useNumberList';
import { keepNumberText, useNumberText } from './useNumberText';

/** What was recognised in the text, in one sentence that is also read out. */
const ListCounts = memo(function ListCounts({ list }: { list: NumberList }) {
  const { entries, duplicates, bad, ignored, lines } = list;
  if (lines === 0) return null;
  const correctable = bad.filter(({ correction }) => correction !== undefined).length;
  const facts = [
    duplicates.length > 0 && `重复 ${grouped(duplicates.length)}`,
    bad.length > 0 &&
      `有误 ${grouped(bad.length)}${correctable > 0 ? `（可更正 ${grouped(correctable)}）` : ''}`,
    ignored.length > 0 &&
      `没有号码的行 ${grouped(ignored.length)}（${ignoredInWords(ignored)}，检索时略过）`,
  ].filter((fact) => fact !== false);
  return (
    <>
      识别出 <strong className="ipr-num">{grouped(entries.length)}</strong> 个号码
      {facts.length > 0 && `；${facts.join('，')}`}
    </>
  );
});

interface IgnoredLinesProps {
  list: NumberList;
  /** Shows where in the text the line stands. */
  onShow: (ignored: IgnoredLine) => void;
}

/** Lines in which no number was recognised, when asked for. */
const IgnoredLines = memo(function IgnoredLines({ list, onShow }: IgnoredLinesProps) {
  const { ignored } = list;
  const summary = `没有号码的行（${grouped(ignored.length)}），检索时略过`;
  return (
    <ListedPlaces summary={summary} places={ignored} onShow={onShow}>
      {({ typed }) => <span>{typed}</span>}
    </ListedPlaces>
  );
});

/** How a number may be written, while there is nothing yet that is wrong with one. */
function NumberKinds() {
  return (
    <section className={styles.batchKinds}>
      <h2>可以识别的写法</h2>
      <dl className={partsStyles.named}>
        {KINDS.filter(({ isNumber }) => isNumber).map(({ kind, examples, meaning }) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              {examples.map((example) => (
                <code key={example}>{example}</code>
              ))}
              <div>{meaning}</div>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The query the numbers are combined with: that of the address, unless numbers are in it already. */
function baseOf({ state, kept }: Pick<FaceProps, 'state' | 'kept'>): string {
  return isPlainObject(kept) && typeof kept.base === 'string' ? kept.base : state.q;
}

interface Props {
  list: NumberList;
  /** Shows where in the text the number stands. */
  onShow: (duplicate: DuplicateNumber) => void;
}

/** Numbers that stand in the list again, when asked for. */
const DuplicateNumbers = memo(function DuplicateNumbers({ list, onShow }: Props) {
  const { duplicates } = list;
  const summary = `重复的号码（${grouped(duplicates.length)}），检索时只算一次`;
  return (
    <ListedPlaces summary={summary} places={duplicates} onShow={onShow}>
      {({ number, line, firstLine }) => (
        <>
          <code>{number}</code>
          <span>{line === firstLine ? '同一行已有' : `第 ${firstLine} 行已有`}</span>
        </>
      )}
    </ListedPlaces>
  );
});

/** A list of numbers: pasted, recognised, corrected, searched. */
function NumberListForm({ state, kept, onSearch, onDraft }: FaceProps) {
  const id = useId();
  const userId = useOwner();
  const [given] = useState(() => (state.set ? readNumberSet(userId, state.set) : undefined));
  const [sets, setSets] = useState(() => readNumberSets(userId));
  const [base, setBase] = useState(() => baseOf({ state, kept }));
  const [name, setName] = useState(given?.name ?? '');
  const [refused, setRefused] = useState({ text: '', base: '', message: '' });
  const givenText = () => given?.numbers.join('\n') ?? '';
  const { field, text, onType, replace, done } = useNumberText(state.set, givenText);
  const [initial] = useState(text);
  const { list, reading, problem, readNow } = useNumberList(text);
  const { entries } = list;
  const inAddress = useMemo(() => addressQuery(entries, base), [entries, base]);
  const suggestedName = useMemo(() => `${dayjs().format('M月D日 HH:mm')} 的号单`, []);

  const query = inAddress ?? base;
  useEffect(() => {
    onDraft({ mode: 'expr', q: query, as: [] }, { base });
  }, [onDraft, query, base]);

  const onShow = useCallback(
    ({ line, from, to }: ListPlace) => {
      const { current } = field;
      if (!current) return;
      current.focus();
      current.setSelectionRange(from, to);
      const lineHeight = Number.parseFloat(getComputedStyle(current).lineHeight) || 0;
      current.scrollTop = (line - 1) * lineHeight - current.clientHeight / 3;
    },
    [field],
  );
  const onCorrect = useCallback(
    (wanted: readonly BadNumber[]) => {
      const now = field.current?.value ?? '';
      const places = new Set(wanted.map(({ from, typed }) => `${from} ${typed}`));
      const bad = readNow(now).bad.filter(({ from, typed }) => places.has(`${from} ${typed}`));
      replace(correctNumbers(now, bad), `已更正 ${grouped(bad.length)} 个号码`);
    },
    [field, readNow, replace],
  );
  const toField = useCallback(() => field.current?.focus({ preventScroll: true }), [field]);
  const onFile = (added: string, file: string) => {
    const now = field.current?.value ?? '';
    const gap = now === '' || now.endsWith('\n') ? '' : '\n';
    replace(now + gap + added, `已添加文件“${file}”`);
  };

  const dropBase = () => {
    setBase('');
    field.current?.focus();
  };

  const refuse = (message: string) => {
    setRefused({ text, base, message });
    field.current?.focus();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (problem !== undefined) return refuse(problem);
    const found = readNow(text).entries;
    if (found.length === 0) {
      return refuse(text.trim() ? '没有识别出可以检索的号码。' : '请粘贴或输入号码。');
    }
    const listName = name.trim() || suggestedName;
    const sent = sendNumbers({ userId, entries: found, base, name: listName, given });
    if (!sent.ok) return refuse(sent.message);
    // The address will name the list: what was typed goes along.
    if (sent.scope.set) keepNumberText(sent.scope.set, text);
    onSearch(sent.query, sent.scope);
  };

  const refusal = refused.text === text && refused.base === base ? refused.message : '';
  return (
    <div className={styles.batch}>
      <Flex component="form" vertical gap="small" onSubmit={submit} className={styles.batchForm}>
        {state.set !== '' && !given && (
          <p className={styles.batchProblem}>链接里的号单不在这台设备上，请重新粘贴号码。</p>
        )}
        <NumberField
          field={field}
          initial={initial}
          describedBy={`${id}-counts ${id}-problem`}
          invalid={Boolean(refusal || problem)}
          onType={onType}
          onFile={onFile}
          onSend={submit}
        />
        <p id={`${id}-counts`} role="status" className={styles.batchCounts} data-reading={reading}>
          <ListCounts list={list} />
        </p>
        <p role="status" className={styles.batchDone}>
          {done && (
            <>
              {done.what}。
              <Button type="link" size="small" onClick={done.undo}>
                撤销
              </Button>
            </>
          )}
        </p>
        <p id={`${id}-problem`} role="alert" className={styles.batchProblem}>
          {refusal || problem}
        </p>
        {base !== '' && (
          <p className={styles.batchBase}>
            同时满足检索式 <code>{base}</code>
            <Button type="link" size="small" onClick={dropBase}>
              不限
            </Button>
          </p>
        )}
        {entries.length > 0 && inAddress === undefined && (
          <KeepNote name={name} suggestedName={suggestedName} sets={sets} onName={setName} />
        )}
        <Flex component="p" wrap gap="8px 16px" align="center" justify="end">
          {entries.length > 0 && (
            <CopyNumbers numbers={entries.map(({ number }) => number)}>复制规范的号码</CopyNumbers>
          )}
          <Button type="primary" htmlType="submit" size="large" className={styles.batchSend ?? ''}>
            {entries.length > 0 ? `检索 ${grouped(entries.length)} 个号码` : '检索'}
          </Button>
        </Flex>
      </Flex>
      <Flex vertical gap={16}>
        {list.lines === 0 && <NumberKinds />}
        <BadNumbers list={list} onShow={onShow} onCorrect={onCorrect} onLeave={toField} />
        <DuplicateNumbers list={list} onShow={onShow} />
        <IgnoredLines list={list} onShow={onShow} />
      </Flex>
      <KeptNumberSets
        userId={userId}
        sets={sets}
        onChange={() => setSets(readNumberSets(userId))}
      />
    </div>
  );
}

/** Each list of an address, and each query it is combined with, has its own form. */
export default function NumberListFace(props: FaceProps) {
  return <NumberListForm key={`${props.state.set} ${baseOf(props)}`} {...props} />;
}
