import { Button, Flex } from 'antd';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { Tick } from '@/components/form/Tick';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { orDash } from '@/components/reading/orDash';
import { Highlight } from '@/components/search/Highlight';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { CLASS_LEVELS } from '@/domain/classification/levels';
import { grouped } from '@/domain/grouped';
import { type ClassRow, type ClassScheme, searchClasses } from '@/services/cnipr';
import { isPlainObject, readTab, writeTab } from '@/storage';
import { ClassTree, type ClassTreeHandle } from './ClassTree';
import { MISSING_CLASS } from './ClassTreeRow';
import styles from './classification.module.css';
import { wordRanges } from './wordRanges';

interface ClassHitsProps {
  scheme: ClassScheme;
  /** A code or words; not empty. */
  text: string;
  selected: ReadonlySet<string>;
  onSelect: (row: ClassRow) => void;
  onReveal: (code: string) => void;
}

/** The classes above a hit, from the top. */
function Way({ path }: { path: NonNullable<ClassRow['path']> }) {
  return (
    <p className={styles.classWay}>
      {path.map(({ code, title }) => `${code} ${title}`.trim()).join(' › ')}
    </p>
  );
}

/** Classes found by a code or by words, each with the way to it in the tree. */
function ClassHits({ scheme, text, selected, onSelect, onReveal }: ClassHitsProps) {
  const { data, current, error, loading, retry } = useLatestAnswer(`${scheme} ${text}`, (signal) =>
    searchClasses(scheme, text, { signal, shownInPlace: true }),
  );
  if (error) {
    return <ErrorState title="查找失败" error={error} onRetry={retry} retrying={loading} />;
  }
  if (!data || (!current && data.content.length === 0)) {
    return <SkeletonLines widths={[70, 40, 60, 44, 66, 38]} label="正在查找" />;
  }
  const { content, totalElements } = data;
  if (content.length === 0) {
    return (
      <EmptyState title={`没有找到“${text}”`}>
        <p>
          可以换一个词、少写几个字，或者输入分类号的开头，如 {scheme === 'IPC' ? 'H01M' : '14'}。
        </p>
      </EmptyState>
    );
  }
  const words = text.split(/[\s,，、;；]+/);
  const more = totalElements > content.length;
  return (
    <>
      <p className={styles.classCount} role="status">
        找到 {grouped(totalElements)} 个分类
        {more && `，这里是前 ${content.length} 个；再写一个词可以缩小范围`}
      </p>
      <ul className={styles.classHits} aria-label="找到的分类" aria-busy={!current}>
        {content.map((row, index) => (
          <li key={row.code || index}>
            <Tick
              checked={selected.has(row.code)}
              disabled={row.code === ''}
              onChange={() => onSelect(row)}
            >
              <span className={styles.treeCode}>{row.code}</span>{' '}
              <span className={row.missing ? styles.treeNote : undefined}>
                {row.missing ? (
                  MISSING_CLASS
                ) : (
                  <Highlight text={row.title} ranges={wordRanges(row.title, words)} />
                )}
              </span>
            </Tick>
            {row.path && row.path.length > 0 && <Way path={row.path} />}
            {row.code && (
              <Button
                type="link"
                size="small"
                aria-label={`在分类树中显示 ${row.code}`}
                onClick={() => onReveal(row.code)}
              >
                在树中显示
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export interface ClassBrowserHandle {
  /** Shows a class in the tree of its classification. */
  reveal: (scheme: ClassScheme, code: string) => void;
}

interface Props {
  /** Codes that are chosen, by classification. */
  selected: Readonly<Record<ClassScheme, ReadonlySet<string>>>;
  onSelect: (scheme: ClassScheme, row: ClassRow) => void;
  /** The classification shown first, unless this tab has shown another. */
  start?: ClassScheme;
  ref?: Ref<ClassBrowserHandle>;
}

const SCHEMES: readonly { scheme: ClassScheme; name: string; hint: string }[] = [
  { scheme: 'IPC', name: 'IPC 国际专利分类', hint: '分类号或词，如 H01M10、电池 电极' },
  { scheme: 'LOC', name: '洛迦诺分类（外观设计）', hint: '分类号或词，如 14-03、家具' },
];

/** Waiting time after the last letter, in ms. */
const TYPING = 250;

const MEMORY = 'iprClasses';

interface Shown {
  scheme: ClassScheme;
  text: string;
}

function isShown(value: unknown): value is Shown {
  if (!isPlainObject(value)) return false;
  return SCHEMES.some(({ scheme }) => scheme === value.scheme) && typeof value.text === 'string';
}

/** A class in full: lines of the tree are cut where they are long. */
function ClassFacts({ row }: { row: ClassRow }) {
  return (
    <div className={styles.classFacts}>
      <p>
        <strong>{row.code}</strong> {row.level && `${CLASS_LEVELS[row.level]}：`}
        {row.missing ? MISSING_CLASS : orDash(row.title)}
      </p>
      {row.note && (
        <details key={row.code}>
          <summary>附注与参见</summary>
          <p>{row.note}</p>
        </details>
      )}
    </div>
  );
}

/** The classifications to choose classes from: by the tree, or by a code or words. */
export function ClassBrowser({ selected, onSelect, start = 'IPC', ref }: Props) {
  const id = useId();
  const [{ scheme, text }, setShown] = useState<Shown>(
    () => readTab(MEMORY, isShown) ?? { scheme: start, text: '' },
  );
  const [searched, setSearched] = useState(text.trim());
  const [composing, setComposing] = useState(false);
  const [row, setRow] = useState<ClassRow>();
  const tree = useRef<ClassTreeHandle>(null);
  const wanted = useRef<string>(undefined);

  const show = (next: Shown) => {
    writeTab(MEMORY, next);
    setShown(next);
    if (next.scheme !== scheme) setRow(undefined);
    if (!next.text.trim()) setSearched('');
  };
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => setSearched(text.trim()), TYPING);
    return () => clearTimeout(timer);
  }, [text, composing]);

  const reveal = (inScheme: ClassScheme, code: string) => {
    wanted.current = code;
    show({ scheme: inScheme, text: '' });
  };
  useImperativeHandle(ref, () => ({ reveal }));
  // The tree may first have to take the place of the hits, or of the other tree.
  useEffect(() => {
    if (wanted.current === undefined || !tree.current) return;
    tree.current.reveal(wanted.current);
    wanted.current = undefined;
  });

  const { hint, name } = SCHEMES.find((entry) => entry.scheme === scheme) ?? {};
  return (
    <Flex vertical gap={8} className={styles.classBrowser}>
      <Flex component="fieldset" wrap gap="4px 24px" className={styles.classSchemes}>
        <legend className="ipr-visually-hidden">分类体系</legend>
        {SCHEMES.map((entry) => (
          <Tick
            key={entry.scheme}
            radio
            name={`${id}-scheme`}
            checked={entry.scheme === scheme}
            onChange={() => show({ scheme: entry.scheme, text })}
          >
            {entry.name}
          </Tick>
        ))}
      </Flex>
      <Flex wrap gap="4px 8px" align="center" className={styles.classSearch}>
        <label htmlFor={id}>查分类</label>
        <PlainInput
          className="ipr-small-input"
          id={id}
          type="search"
          value={text}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(typed) => show({ scheme, text: typed })}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') show({ scheme, text: '' });
          }}
        />
        {text !== '' && (
          <Button type="link" size="small" onClick={() => show({ scheme, text: '' })}>
            回到分类树
          </Button>
        )}
      </Flex>
      {searched ? (
        <ClassHits
          scheme={scheme}
          text={searched}
          selected={selected[scheme]}
          onSelect={(hit) => onSelect(scheme, hit)}
          onReveal={(code) => reveal(scheme, code)}
        />
      ) : (
        <>
          <ClassTree
            key={scheme}
            ref={tree}
            scheme={scheme}
            label={name ?? scheme}
            selected={selected[scheme]}
            onSelect={(chosen) => onSelect(scheme, chosen)}
            onCurrent={setRow}
          />
          {row ? (
            <ClassFacts row={row} />
          ) : (
            <p className={styles.classKeys}>
              <span className={partsStyles.forKeys}>
                方向键移动和展开，空格键选择，回车键展开；直接输入分类号可跳到该类。
              </span>
            </p>
          )}
        </>
      )}
    </Flex>
  );
}
