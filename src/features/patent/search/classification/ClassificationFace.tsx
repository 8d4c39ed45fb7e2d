import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import {
  type FormEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ClassBrowser, type ClassBrowserHandle } from '@/components/classification/ClassBrowser';
import { MISSING_CLASS } from '@/components/classification/ClassTreeRow';
import { Tick } from '@/components/form/Tick';
import partsStyles from '@/components/page/parts.module.css';
import { parseQuery } from '@/components/search/readQuery';
import {
  classOfTerm,
  includesBelow,
  type PickScheme,
  termOfClass,
  writeClassQuery,
} from '@/domain/search/classQuery';
import { describeExpression } from '@/domain/search/describe';
import { parseExpression } from '@/domain/search/parser';
import { patentSearchLink } from '@/links/patent';
import type { ClassRow, ClassScheme } from '@/services/cnipr';
import type { FaceProps } from '../faces/face';
import styles from './classification.module.css';
import { type ChosenClass, type ClassDraft, type ClassJoin, useClassDraft } from './useClassDraft';
import { useClassTitles } from './useClassTitles';

interface ChosenClassesProps {
  chosen: readonly ChosenClass[];
  titleOf: (one: ChosenClass) => string | undefined;
  onReveal: (scheme: ClassScheme, code: string) => void;
  onRemove: (one: ChosenClass) => void;
  onClear: () => void;
}

/** What a search for a class finds. */
function reachOf(one: ChosenClass): string {
  if (includesBelow(one)) return '含下位类';
  return one.scheme === 'LOC' ? '仅此小类' : '仅此组';
}

/** The chosen classes as chips, with what each finds. */
function ChosenClasses({ chosen, titleOf, onReveal, onRemove, onClear }: ChosenClassesProps) {
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  // Place of a class taken away: the focus goes to the next one instead of being lost with it.
  const gone = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (gone.current === undefined) return;
    const rest = list.current?.querySelectorAll<HTMLElement>('[aria-label^="去掉"]') ?? [];
    const next = rest[Math.min(gone.current, chosen.length - 1)] ?? none.current;
    next?.focus();
    gone.current = undefined;
  }, [chosen]);

  if (chosen.length === 0) {
    return (
      <p ref={none} className={styles.classNone} tabIndex={-1}>
        还没有选择。在分类树中勾选，或者查到以后勾选；两种分类可以一起选。
      </p>
    );
  }
  return (
    <>
      <ul ref={list} className={styles.classChosen} aria-label="已选分类">
        {chosen.map((one, index) => {
          const code = classOfTerm(one) ?? one.term;
          const title = titleOf(one);
          return (
            <li key={`${one.scheme} ${one.term}`}>
              <Button
                type="link"
                size="small"
                title={`在分类树中显示 ${code}`}
                onClick={() => onReveal(one.scheme, code)}
              >
                {code}
              </Button>
              <span className={`${partsStyles.twoLines} ${styles.classTitle}`}>
                {title === '' ? MISSING_CLASS : title}
              </span>
              <span className={styles.classReach}>{reachOf(one)}</span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={`去掉 ${code}`}
                onClick={() => {
                  gone.current = index;
                  onRemove(one);
                }}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.classNote}>
        “含下位类”：其下各级都会检索到。
        {chosen.length > 1 && (
          <Button
            type="link"
            size="small"
            onClick={() => {
              gone.current = 0;
              onClear();
            }}
          >
            全部去掉
          </Button>
        )}
      </p>
    </>
  );
}

const JOINS: readonly { join: ClassJoin; name: string }[] = [
  { join: 'AND', name: '同时满足（AND）' },
  { join: 'OR', name: '满足其一（OR）' },
  { join: 'NOT', name: '排除所选分类（NOT）' },
  { join: 'ALONE', name: '只按所选分类' },
];

interface Props {
  /** The query the classes are added to. */
  base: string;
  join: ClassJoin;
  onChange: (join: ClassJoin) => void;
}

/** How the chosen classes go with the query that was there before. */
function ClassJoinChoice({ base, join, onChange }: Props) {
  const name = useId();
  const parsed = parseQuery(base);
  return (
    <Flex component="fieldset" vertical className={`${partsStyles.ticks} ${styles.classJoin}`}>
      <legend>与已有检索式的关系</legend>
      <p>{parsed.ok ? describeExpression(parsed.ast) : <code>{base}</code>}</p>
      {JOINS.map((entry) => (
        <Tick
          key={entry.join}
          radio
          name={name}
          checked={entry.join === join}
          onChange={() => onChange(entry.join)}
        >
          {entry.name}
        </Tick>
      ))}
    </Flex>
  );
}

/** The query that a draft makes; undefined when nothing is chosen and there was none before. */
function resultOf({ base, join, chosen }: ClassDraft) {
  if (chosen.length === 0) return base ? parseExpression(base) : undefined;
  return join === 'ALONE'
    ? writeClassQuery({ base: '', operator: 'AND', picks: chosen })
    : writeClassQuery({ base, operator: join, picks: chosen });
}

function codesOf({ chosen }: ClassDraft, scheme: PickScheme): ReadonlySet<string> {
  return new Set(chosen.flatMap((one) => (one.scheme === scheme ? (classOfTerm(one) ?? []) : [])));
}

/** Classes from the trees of the IPC and the Locarno Classification, added to the query. */
export default function ClassificationFace({ state, kept, onSearch, onDraft }: FaceProps) {
  const { draft, change, sent } = useClassDraft(state.q, kept);
  const { base, join, chosen } = draft;
  const browser = useRef<ClassBrowserHandle>(null);
  const titleOf = useClassTitles(chosen);
  const [tried, setTried] = useState(false);
  const result = useMemo(() => resultOf(draft), [draft]);
  const selected = useMemo(
    () => ({ IPC: codesOf(draft, 'IPC'), LOC: codesOf(draft, 'LOC') }),
    [draft],
  );
  const broken = base !== '' && !parseExpression(base).ok;

  useEffect(() => {
    const q = result?.ok ? result.canonical : base;
    onDraft({ mode: 'expr', q, as: [] }, draft);
  }, [draft, result, base, onDraft]);

  const select = (scheme: PickScheme, { code, title }: ClassRow) => {
    const others = chosen.filter((one) => one.scheme !== scheme || classOfTerm(one) !== code);
    const added = { scheme, term: termOfClass(code), title };
    change({ chosen: others.length < chosen.length ? others : [...chosen, added] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!result?.ok) return;
    sent();
    onSearch({ mode: 'expr', q: result.canonical, as: [] });
  };

  const problem = result?.ok === false ? result.error.message : undefined;
  const nothing = tried && !result ? '请先选择至少一个分类。' : undefined;
  return (
    <div className={styles.classFace}>
      <section aria-labelledby="class-browser">
        <h2 id="class-browser">分类表</h2>
        <ClassBrowser
          ref={browser}
          selected={selected}
          onSelect={select}
          start={chosen.length > 0 && selected.IPC.size === 0 ? 'LOC' : 'IPC'}
        />
      </section>
      <form className={styles.classQuery} aria-labelledby="class-query" onSubmit={submit}>
        <h2 id="class-query">
          已选分类
          <span className={styles.classNumber} aria-live="polite">
            {chosen.length > 0 && ` ${chosen.length} 个`}
          </span>
        </h2>
        <ChosenClasses
          chosen={chosen}
          titleOf={titleOf}
          onReveal={(scheme, code) => browser.current?.reveal(scheme, code)}
          onRemove={(gone) => change({ chosen: chosen.filter((one) => one !== gone) })}
          onClear={() => change({ chosen: [] })}
        />
        {base && (
          <ClassJoinChoice base={base} join={join} onChange={(next) => change({ join: next })} />
        )}
        <div className={styles.classResult} aria-live="polite">
          {result?.ok && (
            <>
              <p>理解为：{describeExpression(result.ast)}</p>
              <p>
                检索式：<code>{result.canonical}</code>
              </p>
            </>
          )}
          {(problem ?? nothing) && <p className="ipr-query-problem">{problem ?? nothing}</p>}
          {broken && (
            <p>
              <Link to={patentSearchLink({ ...state, mode: 'expr', face: 'expr', q: base })}>
                到表达式检索中修改
              </Link>
            </p>
          )}
        </div>
        <Button type="primary" htmlType="submit" size="large" className={styles.classSend ?? ''}>
          检索
        </Button>
      </form>
    </div>
  );
}
