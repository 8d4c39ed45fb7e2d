import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { PlainArea } from '@/components/form/PlainArea';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import type { NumberSet } from '@/components/search/numberSets';
import { ErrorState } from '@/components/state/ErrorState';
import { numberListExpression } from '@/domain/numberList';
import { patentResultLink } from '@/links/patent';
import { missingNumbers } from './missingNumbers';
import styles from './numbers.module.css';

/** International numbers offered to be looked at. */
const LISTED = 20;

function linkTo(number: string): string {
  const kind = number.startsWith('PCT') ? 'internationalApplication' : 'internationalPublication';
  return patentResultLink({ mode: 'expr', q: numberListExpression([{ kind, number }]) ?? '' });
}

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** How many numbers of a list some patent bears, and those that none does, to be looked at and copied. */
export default function MissingNumbersPanel({
  set,
}: {
  set: Pick<NumberSet, 'id' | 'numbers' | 'count'>;
}) {
  const id = useId();
  const [done, setDone] = useState(0);
  const [open, setOpen] = useState(false);
  const answer = useLatestAnswer(set.id, (signal) => missingNumbers(set.numbers, signal, setDone));
  if (answer.error) {
    return <ErrorState title="没有核对完" error={answer.error} onRetry={answer.retry} />;
  }
  if (!answer.data) {
    return (
      <p role="status">
        正在核对 {grouped(done)}／{grouped(set.count)} 个号码…
      </p>
    );
  }
  const { missing, unchecked } = answer.data;
  const found = set.count - missing.length - unchecked.length;
  return (
    <Flex vertical gap="small" align="start" className={styles.numbersMissing}>
      <Flex component="p" wrap gap="0 8px" align="center">
        <span role="status">
          {grouped(set.count)} 个号码，找到 {grouped(found)}，未找到 {grouped(missing.length)}
          {unchecked.length > 0 && `，${grouped(unchecked.length)} 个国际号码须逐个查看`}
        </span>
        {missing.length > 0 && (
          <>
            {'（'}
            <Button
              type="link"
              size="small"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              查看
            </Button>
            {'、'}
            <CopyNumbers numbers={missing}>复制</CopyNumbers>
            {'）'}
          </>
        )}
      </Flex>
      {open && (
        <PlainArea
          className="ipr-small-input"
          id={id}
          aria-label="未找到的号码"
          readOnly
          rows={Math.min(missing.length, 8)}
          value={missing.join('\n')}
        />
      )}
      {unchecked.length > 0 && (
        <Flex component="p" wrap gap="0 8px" align="center">
          国际申请号和国际公布号不在结果列表里，请逐个查看：
          {unchecked.slice(0, LISTED).map((number) => (
            <Link key={number} to={linkTo(number)}>
              {number}
            </Link>
          ))}
          {unchecked.length > LISTED && `等 ${grouped(unchecked.length)} 个`}
        </Flex>
      )}
    </Flex>
  );
}
