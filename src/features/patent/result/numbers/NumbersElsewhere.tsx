import { Link } from '@umijs/max';
import listStyles from '@/components/list/list.module.css';
import readingStyles from '@/components/reading/reading.module.css';
import { EmptyState } from '@/components/state/EmptyState';
import { type PatentResultState, patentResultLink, patentSearchLink } from '@/links/patent';

interface Props {
  state: PatentResultState;
  /** The query in the search language. */
  expression: string;
}

/** The address names a list of numbers that this browser does not have: nothing can be searched. */
export default function NumbersElsewhere({ state, expression }: Props) {
  const pasteAgain = patentSearchLink({ ...state, face: 'batch', q: expression, as: [], set: '' });
  return (
    <EmptyState title="这份号单保存在另一台设备上">
      <p>
        链接里只有号单的编号，号码留在当时那台设备的浏览器里；号单也可能已经被删除，或者属于另一个账号。
      </p>
      <ul className={listStyles.ways}>
        <li>请在当时的设备上用同一账号打开这个链接；</li>
        <li className={readingStyles.inText}>
          或者请分享链接的人复制号码，<Link to={pasteAgain}>重新粘贴号码</Link>
          {'。'}
        </li>
        {state.q !== '' && (
          <li>
            <Link to={patentResultLink({ ...state, set: '', page: 1 })}>
              不限号单，只用检索条件检索
            </Link>
          </li>
        )}
      </ul>
    </EmptyState>
  );
}
