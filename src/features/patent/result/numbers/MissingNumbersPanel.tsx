import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { PlainArea } from '@/components/form/PlainArea';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import type { NumberSet } from '@/components/search/numberSets';
import { ErrorState } from '@/components/state/ErrorState';
import { grouped } from '@/domain/grouped';
import { numberListExpression } from '@/domain/numberList';
import { readApplicationNumber } from '@/domain/numbers/applicationNumber';
import { readPublicationNumber } from '@/domain/numbers/publicationNumber';
import { patentResultLink } from '@/links/patent';
import { type PatentSummary, searchPatents } from '@/services/cnipr';
import styles from './numbers.module.css';

/** Numbers asked for in one call, and rows in its answer. */
const CHUNK = 1000;

interface MissingNumbers {
  /** Numbers of the list that no patent bears, in its order. */
  missing: string[];
  /** International numbers of which some patent bears at least one; rows do not tell which. */
  unchecked: string[];
}

/** What a number of the list is compared by; undefined where rows have nothing to compare with. */
function keyOf(number: string): string | undefined {
  if (/^(?:PCT|WO)/.test(number)) return undefined;
  return readApplicationNumber(number)?.body ?? number;
}

/** Keys of the numbers of a row; a publication is also found without its kind code. */
function keysOf({ applicationNumber, publicationNumber, grantNumber }: PatentSummary): string[] {
  const application = applicationNumber
    ? readApplicationNumber(applicationNumber)?.body
    : undefined;
  const publications = [publicationNumber, grantNumber].flatMap((text) => {
    const read = text ? readPublicationNumber(text) : null;
    return read ? [read.number, read.number + (read.kind ?? '')] : [];
  });
  return application ? [application, ...publications] : publications;
}

/**
 * Finds out which numbers of a list no patent bears, a thousand numbers a call, whatever else
 * narrows the result.
 *
 * @param onProgress told how many numbers have been looked up
 * @throws what `searchPatents` throws
 */
async function missingNumbers(
  numbers: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<MissingNumbers> {
  const options = { signal, shownInPlace: true };
  const found = new Set<string>();
  const comparable = numbers.filter((number) => keyOf(number) !== undefined);
  for (let at = 0; at < comparable.length; at += CHUNK) {
    const chunk = comparable.slice(at, at + CHUNK);
    let rows = 0;
    for (let page = 0; ; page++) {
      const request = { expression: '', numbers: chunk, page, size: CHUNK };
      const { content, totalElements } = await searchPatents(request, options);
      for (const key of content.flatMap(keysOf)) found.add(key);
      rows += content.length;
      if (rows >= totalElements || content.length === 0) break;
    }
    onProgress(at + chunk.length);
  }
  const international = numbers.filter((number) => keyOf(number) === undefined);
  if (international.length > 0) {
    const request = { expression: '', numbers: international, page: 0, size: 1 };
    const { totalElements } = await searchPatents(request, options);
    if (totalElements > 0) for (const number of international) found.add(number);
  }
  return {
    missing: numbers.filter((number) => !found.has(keyOf(number) ?? number)),
    unchecked: international.filter((number) => found.has(number)),
  };
}

/** International numbers offered to be looked at. */
const LISTED = 20;

function linkTo(number: string): string {
  const kind = number.startsWith('PCT') ? 'internationalApplication' : 'internationalPublication';
  return patentResultLink({ mode: 'expr', q: numberListExpression([{ kind, number }]) ?? '' });
}

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
