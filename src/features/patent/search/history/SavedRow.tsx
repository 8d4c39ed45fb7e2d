import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { NameForm } from '@/components/search/history/NameForm';
import type { SavedSearch } from '@/components/search/history/savedSearches';
import { readQuery } from '@/components/search/readQuery';
import { editLink, inWords, minuteOf, runLink } from './searchWords';
import styles from './shelf.module.css';

interface Props {
  saved: SavedSearch;
  /** What narrows it, in words. */
  scope: readonly string[];
  /** Puts it into the expression box; undefined when the search language cannot say it. */
  onInsert: (() => void) | undefined;
  /** Gives it another name; the reason why not. */
  onRename: (name: string) => string | undefined;
  onRemove: () => void;
}

/** One saved search, with what can be done with it. */
export function SavedRow({ saved, scope, onInsert, onRename, onRemove }: Props) {
  const [naming, setNaming] = useState(false);
  const { name, mode, q, at } = saved;
  const { expression, problem } = useMemo(() => readQuery(saved), [saved]);
  const text = mode === 'smart' ? q : expression || q;
  return (
    <tr>
      <th scope="row">
        {naming ? (
          <NameForm
            label={`“${name}”的新名称`}
            initial={name}
            onSave={(typed) => {
              const refusal = onRename(typed);
              if (!refusal) setNaming(false);
              return refusal;
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <strong>{name}</strong>
        )}
      </th>
      <td>
        {text && <code className={partsStyles.twoLines}>{text}</code>}
        <span className={`${partsStyles.twoLines} ${styles.historyWords}`}>
          {problem?.message ?? inWords(expression)}
        </span>
        {scope.length > 0 && <span className={styles.historyScope}>{scope.join('；')}</span>}
      </td>
      <td className="ipr-num">{minuteOf(at)}</td>
      <td>
        <Flex component="span" gap={12} className={`${partsStyles.fingers} ipr-nowrap`}>
          <Link to={runLink(saved)} aria-label={`检索 ${name}`}>
            检索
          </Link>
          <Link to={editLink(saved)} aria-label={`编辑 ${name}`}>
            编辑
          </Link>
          {onInsert && (
            <Button type="link" size="small" aria-label={`插入检索式 ${name}`} onClick={onInsert}>
              插入检索式
            </Button>
          )}
          <Button
            type="link"
            size="small"
            aria-label={`重命名 ${name}`}
            onClick={() => setNaming(true)}
          >
            重命名
          </Button>
          <Button type="link" size="small" aria-label={`删除 ${name}`} onClick={onRemove}>
            删除
          </Button>
        </Flex>
      </td>
    </tr>
  );
}
