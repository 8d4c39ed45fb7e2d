import { Link } from '@umijs/max';
import { useId, useState } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import type { NumberSet } from '@/components/search/numberSets';
import { ErrorState } from '@/components/state/ErrorState';
import { numberListExpression } from '@/domain/numberList';
import { patentResultLink } from '@/links/patent';
import { missingNumbers } from './missingNumbers';

/** International numbers offered to be looked at. */
const LISTED = 20;

function linkTo(number: string): string {
  const kind = number.startsWith('PCT') ? 'internationalApplication' : 'internationalPublication';
  return patentResultLink({ mode: 'expr', q: numberListExpression([{ kind, number }]) ?? '' });
}

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** Looks up which numbers of a list no patent bears, and shows them to be copied. */
export default function MissingNumbersPanel({ set }: { set: NumberSet }) {
  const id = useId();
  const [done, setDone] = useState(0);
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
  return (
    <div className="ipr-numbers-missing">
      {missing.length > 0 ? (
        <>
          <p role="status">
            <label htmlFor={id}>没有专利使用这 {grouped(missing.length)} 个号码：</label>
          </p>
          <textarea
            id={id}
            readOnly
            rows={Math.min(missing.length, 8)}
            value={missing.join('\n')}
          />
          <CopyNumbers numbers={missing}>复制这些号码</CopyNumbers>
        </>
      ) : (
        <p role="status">
          {unchecked.length > 0 ? '其他号码都有对应的专利。' : '号单里的号码都有对应的专利。'}
          结果比号码少，是因为几个号码属于同一件专利，或者还有别的条件。
        </p>
      )}
      {unchecked.length > 0 && (
        <p>
          国际申请号和国际公布号不在结果列表里，请逐个查看：
          {unchecked.slice(0, LISTED).map((number) => (
            <Link key={number} to={linkTo(number)}>
              {number}
            </Link>
          ))}
          {unchecked.length > LISTED && `等 ${grouped(unchecked.length)} 个`}
        </p>
      )}
    </div>
  );
}
