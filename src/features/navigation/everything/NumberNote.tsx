import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import type { RecognisedNumber } from '@/components/search/numbers/recognised';
import { errorSentence } from '@/requests/errors';
import styles from './everything.module.css';

interface Props {
  number: RecognisedNumber;
  /** Names the present asking. */
  asking: string;
  /** Called with the address of the record, once it is found; a stable function. */
  onFound: ((to: string) => void) | undefined;
}

/** What a text is the number of, and the way to the record; says when there is none. */
export function NumberNote({ number, asking, onFound }: Props) {
  const { kind, what, note, find } = number;
  const place = useRef<HTMLDivElement>(null);
  const { data, current, error, retry } = useLatestAnswer(asking, async (signal) => ({
    to: await find(signal),
  }));
  const to = current ? data?.to : undefined;
  useEffect(() => {
    if (to !== undefined) onFound?.(to);
  }, [to, onFound]);
  return (
    <div ref={place} className={styles.numberNote} role="status" tabIndex={-1}>
      <span>
        这是一个{kind}：{what}
        {note && note !== kind && `（${note}）`}。
      </span>{' '}
      {to !== undefined ? (
        <Link to={to} aria-label={`打开记录：${what}`}>
          打开记录
        </Link>
      ) : error !== undefined ? (
        <span>
          记录没有查找成功：{errorSentence(error)}
          <Button
            type="link"
            size="small"
            onClick={() => {
              // The button that asks again goes, and the focus with it.
              place.current?.focus();
              retry();
            }}
          >
            再找一次
          </Button>
        </span>
      ) : current ? (
        <span>没有找到这条记录，请核对号码。下面是各个库用这段文字检索的结果。</span>
      ) : (
        <span>正在查找…</span>
      )}
    </div>
  );
}
