import { useCreation, useEventListener, useMemoizedFn } from 'ahooks';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { copyText } from '@/components/reading/copyText';
import { momentInChina } from '@/domain/calendar';
import { forgetAbsent } from '@/requests/absentCalls';
import { CodeError, errorSentence, ShowTypeError, TransportError } from '@/requests/errors';
import styles from './state.module.css';

interface Props {
  /** What could not be done, e.g. 检索失败. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** Heading level; 1 when the error is the whole page, 3 when it is part of a section. */
  level?: 1 | 2 | 3;
}

function codeOf(error: unknown): string {
  if (error instanceof CodeError) return error.code;
  if (error instanceof ShowTypeError) return error.failure.errorCode;
  if (error instanceof TransportError) return error.status ? String(error.status) : error.reason;
  return 'unknown';
}

/** Whether the network was away, so that its coming back is what the user waits for. */
function isOffline(error: unknown): boolean {
  return error instanceof TransportError && error.reason === 'offline';
}

/** Whether this installation has no such service. */
function isMissing(error: unknown): boolean {
  return error instanceof TransportError && error.reason === 'absent';
}

/**
 * A failure on the spot: what happened, a retry, and code and time to copy for the hotline. What
 * failed for want of a network is tried again as soon as there is one.
 */
export function ErrorState({ title, error, onRetry, retrying = false, level = 2 }: Props) {
  // The time of this very error: a retry that fails as well has its own.
  const time = useCreation(() => momentInChina(), [error]);
  const [copied, setCopied] = useState(false);
  const offline = isOffline(error);
  const retry = useMemoizedFn(() => onRetry());
  useEventListener('online', retry, { enable: offline });
  useEffect(() => {
    // The network may have come back before this was on the screen.
    if (isOffline(error) && navigator.onLine !== false) retry();
  }, [error, retry]);
  const facts = `错误代码 ${codeOf(error)}，时间 ${time}`;
  const Heading = `h${level}` as const;
  return (
    <Alert
      // What a city's back end does not have is no fault of today's.
      type={isMissing(error) ? 'info' : 'error'}
      showIcon
      className={styles.failure ?? ''}
      title={<Heading>{title}</Heading>}
      description={
        <>
          <p>{errorSentence(error)}</p>
          {offline && <p>网络恢复后会自动重试。</p>}
          <Flex wrap gap={12} align="center">
            <Button
              type="primary"
              loading={retrying}
              onClick={() => {
                forgetAbsent();
                onRetry();
              }}
            >
              重试
            </Button>
            <Button onClick={async () => setCopied(await copyText(facts))}>
              {copied ? '已复制' : '复制错误信息'}
            </Button>
            <span className="ipr-note">{facts}</span>
          </Flex>
        </>
      }
    />
  );
}
