import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useId } from 'react';
import { grouped } from '@/domain/grouped';
import styles from '../search.module.css';
import { useRecentSearches } from './keptSearches';

interface Props {
  /** Names the list whose searches are shown. */
  list: string;
  /** What rows are counted in: 部. */
  unit: string;
  /** A query string of the list in words, and the address it leads to. */
  describe: (search: string) => { words: string; to: string };
}

/** Searches shown; older ones are kept, but nobody reads on. */
const SHOWN = 8;

/** The user's last searches of a list; nothing while there are none. */
export function RecentSearches({ list, unit, describe }: Props) {
  const id = useId();
  const { searches, remove, clear } = useRecentSearches(list);
  if (!searches.length) return null;
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <Flex gap={12} align="baseline">
        <h2 id={id}>最近检索</h2>
        <Button type="link" size="small" onClick={clear}>
          清空
        </Button>
      </Flex>
      <ul>
        {searches.slice(0, SHOWN).map(({ search, hits }) => {
          const { words, to } = describe(search);
          return (
            <li key={search}>
              <Link to={to}>{words}</Link>
              <span className="ipr-note ipr-num">
                {grouped(hits)} {unit}
              </span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={`删除检索记录：${words}`}
                onClick={() => remove(search)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
