import { Button } from 'antd';
import { Tick } from '@/components/form/Tick';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { Highlight } from '@/components/search/Highlight';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { type ClassRow, type ClassScheme, searchClasses } from '@/services/cnipr';
import { MISSING_CLASS } from './ClassTreeRow';
import styles from './classification.module.css';
import { wordRanges } from './wordRanges';

interface Props {
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
export function ClassHits({ scheme, text, selected, onSelect, onReveal }: Props) {
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
        找到 {totalElements.toLocaleString('zh-CN')} 个分类
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
