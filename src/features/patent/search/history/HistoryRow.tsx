import { Link } from '@umijs/max';
import { Button, Checkbox, Flex } from 'antd';
import { useMemo, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { NameForm } from '@/components/search/history/NameForm';
import { proposedName } from '@/components/search/history/savedSearches';
import type { PastSearch } from '@/components/search/history/searchHistory';
import { grouped } from '@/domain/grouped';
import { leftOutInWords } from './scopeWords';
import { editLink, inWords, minuteOf, runLink } from './searchWords';
import styles from './shelf.module.css';

interface Props {
  past: PastSearch;
  /** What narrowed it, in words. */
  scope: readonly string[];
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** Saves it under a name; the reason why not. */
  onSave: (name: string) => string | undefined;
  onRemove: () => void;
}

/** What keeps a search, or a part of it, out of combinations. */
function limitOf({ operand, left }: PastSearch): string | undefined {
  if (operand === '') return '这条检索没有检索式，不能组合';
  const words = leftOutInWords(left);
  return words && `组合时${words}`;
}

/** One past search, with what can be done with it. */
export function HistoryRow({ past, scope, chosen, onChoose, onSave, onRemove }: Props) {
  const [naming, setNaming] = useState(false);
  const { number, mode, q, expression, operand, hits, at } = past;
  const name = `#${number}`;
  const text = mode === 'smart' ? q : expression;
  const words = useMemo(() => inWords(expression), [expression]);
  const limit = limitOf(past);
  return (
    <tr>
      <td>
        <Checkbox
          className={styles.historyNumber ?? ''}
          aria-label={`选择 ${name}`}
          checked={chosen}
          disabled={operand === ''}
          onChange={(event) => onChoose(event.target.checked)}
        >
          <span aria-hidden="true">{name}</span>
        </Checkbox>
      </td>
      <th scope="row">
        {text && <code className={partsStyles.twoLines}>{text}</code>}
        <span className={`${partsStyles.twoLines} ${styles.historyWords}`}>{words}</span>
        {scope.length > 0 && <span className={styles.historyScope}>{scope.join('；')}</span>}
        {limit && <span className={styles.historyLimit}>{limit}</span>}
        {naming && (
          <NameForm
            label={`${name} 的名称`}
            initial={proposedName(past)}
            onSave={(typed) => {
              const refusal = onSave(typed);
              if (!refusal) setNaming(false);
              return refusal;
            }}
            onCancel={() => setNaming(false)}
          />
        )}
      </th>
      <td className="ipr-num">{grouped(hits)} 件</td>
      <td className="ipr-num">{minuteOf(at)}</td>
      <td>
        <Flex component="span" gap={12} className={`${partsStyles.fingers} ipr-nowrap`}>
          <Link to={runLink(past)} aria-label={`再次检索 ${name}`}>
            再次检索
          </Link>
          <Link to={editLink(past)} aria-label={`编辑 ${name}`}>
            编辑
          </Link>
          <Button
            type="link"
            size="small"
            aria-label={`存为 ${name}`}
            onClick={() => setNaming(true)}
          >
            存为
          </Button>
          <Button type="link" size="small" aria-label={`删除 ${name}`} onClick={onRemove}>
            删除
          </Button>
        </Flex>
      </td>
    </tr>
  );
}
