import { useId, useState } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import type { NumberSet } from '@/components/search/numberSets';
import { ErrorState } from '@/components/state/ErrorState';
import { missingNumbers } from './missingNumbers';

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
        <p role="status">号单里的申请号和公开号都有对应的专利；结果较少是因为还有别的条件。</p>
      )}
      {unchecked.length > 0 && (
        <p>
          国际申请号和国际公布号不在结果列表里，下面 {grouped(unchecked.length)} 个无法核对：
          {unchecked.slice(0, 20).join('、')}
          {unchecked.length > 20 && '…'}
        </p>
      )}
    </div>
  );
}
