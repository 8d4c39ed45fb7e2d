import { memo } from 'react';
import type { NumberList } from '@/domain/numberList';
import { grouped } from './limits';

/** What was recognised in the text, in one sentence that is also read out. */
export const ListCounts = memo(function ListCounts({ list }: { list: NumberList }) {
  const { entries, duplicates, bad, ignored, lines } = list;
  if (lines === 0) return null;
  const correctable = bad.filter(({ correction }) => correction !== undefined).length;
  const facts = [
    duplicates.length > 0 && `重复 ${grouped(duplicates.length)}`,
    bad.length > 0 &&
      `有误 ${grouped(bad.length)}${correctable > 0 ? `（可更正 ${grouped(correctable)}）` : ''}`,
    ignored.length > 0 && `没有号码的行 ${grouped(ignored.length)}`,
  ].filter((fact) => fact !== false);
  return (
    <>
      识别出 <strong className="ipr-num">{grouped(entries.length)}</strong> 个号码
      {facts.length > 0 && `；${facts.join('，')}`}
    </>
  );
});
