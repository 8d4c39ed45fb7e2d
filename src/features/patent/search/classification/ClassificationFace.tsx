import { Link } from '@umijs/max';
import { Button } from 'antd';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ClassBrowser, type ClassBrowserHandle } from '@/components/classification/ClassBrowser';
import {
  classOfTerm,
  type PickScheme,
  termOfClass,
  writeClassQuery,
} from '@/domain/search/classQuery';
import { describeExpression } from '@/domain/search/describe';
import { parseExpression } from '@/domain/search/parser';
import { patentSearchLink } from '@/links/patent';
import type { ClassRow } from '@/services/cnipr';
import type { FaceProps } from '../faces/face';
import { ChosenClasses } from './ChosenClasses';
import { ClassJoinChoice } from './ClassJoinChoice';
import styles from './classification.module.css';
import { type ClassDraft, useClassDraft } from './useClassDraft';
import { useClassTitles } from './useClassTitles';

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
        <Button type="primary" htmlType="submit">
          检索
        </Button>
      </form>
    </div>
  );
}
