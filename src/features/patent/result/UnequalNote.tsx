import { Link } from '@umijs/max';
import { useMemo } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { type ListOfNumbers, questionOf } from '@/components/patent/question';
import type { ReadQuery } from '@/components/search/readQuery';
import { grouped } from '@/domain/grouped';
import { unequalOf } from '@/domain/search/unequal';
import { type PatentResultState, patentResultLink } from '@/links/patent';
import { searchPatents } from '@/services/cnipr';

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  list: ListOfNumbers;
  /** Patents found; undefined until it is known. */
  total: number | undefined;
}

/** How many patents `!=` leaves out because nobody knows their value, and how they are kept. */
export default function UnequalNote({ state, read, list, total }: Props) {
  const unequal = useMemo(() => read.ast && unequalOf(read.ast), [read.ast]);
  const { withUnknown } = unequal ?? {};
  const question = withUnknown && questionOf(state, withUnknown, list);
  const answer = useLatestAnswer(question && JSON.stringify(question), async (signal) => {
    const request = { expression: '', ...question, page: 0, size: 1 };
    return (await searchPatents(request, { signal, shownInPlace: true })).totalElements;
  });
  const fields = unequal?.fields.join('、');
  if (unequal && !withUnknown) {
    return (
      <p className="ipr-note" role="status">
        没有{fields}的记录不在结果中，有多少件没有统计：“不等于”只列出写明了{fields}的。
      </p>
    );
  }
  if (!withUnknown || !answer.current || answer.data === undefined || total === undefined) {
    return null;
  }
  const unknown = answer.data - total;
  if (unknown <= 0) return null;
  return (
    <p className="ipr-note" role="status">
      另有 <span className="ipr-num">{grouped(unknown)}</span> 件没有{fields}
      的记录，“不等于”不列出它们。
      <Link
        to={patentResultLink({
          ...state,
          mode: 'expr',
          q: withUnknown,
          as: [],
          page: 1,
          sel: '',
        })}
      >
        一并列出
      </Link>
    </p>
  );
}
