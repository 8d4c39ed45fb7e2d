import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import dayjs from 'dayjs';
import { useLayoutEffect, useRef, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import {
  MOST_SETS,
  type NumberSet,
  type NumberSetHead,
  removeNumberSet,
  restoreNumberSet,
} from '@/components/search/numberSets';
import { grouped } from '@/domain/grouped';
import { patentResultLink, patentSearchLink } from '@/links/patent';
import styles from '../scope/scope.module.css';

interface Props {
  userId: string;
  sets: readonly NumberSetHead[];
  /** The kept lists have changed. */
  onChange: () => void;
}

/** The lists kept in this browser: search them again, change them, remove them. */
export function KeptNumberSets({ userId, sets, onChange }: Props) {
  const [removed, setRemoved] = useState<NumberSet>();
  const [failure, setFailure] = useState<string>();
  const back = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (removed) back.current?.focus();
  }, [removed]);

  const remove = (id: string) => {
    setRemoved(removeNumberSet(userId, id));
    setFailure(undefined);
    onChange();
  };
  const restore = () => {
    if (!removed) return;
    const outcome = restoreNumberSet(userId, removed);
    setFailure(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) {
      setRemoved(undefined);
      heading.current?.focus();
    }
    onChange();
  };
  if (sets.length === 0 && !removed) return null;
  return (
    <Flex
      component="section"
      vertical
      gap="small"
      className={styles.batchSets}
      aria-labelledby={styles.batchSets}
    >
      <h2 id={styles.batchSets} ref={heading} tabIndex={-1}>
        这台设备上的号单
      </h2>
      <p>只有您在这个浏览器里能看到，最多保存 {MOST_SETS} 份。</p>
      <ul className={partsStyles.fingers}>
        {sets.map(({ id, name, count, created }) => (
          <li key={id}>
            <Link to={patentResultLink({ set: id })}>{name}</Link>
            <span className="ipr-num">{grouped(count)} 个号码</span>
            <span className="ipr-num">{dayjs(created).format('YYYY-MM-DD HH:mm')}</span>
            <Link
              to={patentSearchLink({ face: 'batch', set: id })}
              aria-label={`修改号单“${name}”`}
            >
              修改
            </Link>
            <Button
              type="link"
              size="small"
              aria-label={`删除号单“${name}”`}
              onClick={() => remove(id)}
            >
              删除
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">
        {removed && (
          <>
            已删除号单“{removed.name}”。
            <Button ref={back} type="link" size="small" onClick={restore}>
              恢复
            </Button>
          </>
        )}
        {failure}
      </p>
    </Flex>
  );
}
