import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { ProcessKey } from '@/domain/workflow/status';
import { ownRequestsLink, requestLink } from '@/links/business';
import type { SentSearch } from './useSentSearch';

const WORDS: Readonly<Record<SentSearch['state'], string>> = {
  searching: '正在“我的办件”中查找这份申请…',
  seen: '已在“我的办件”中看到这份申请。',
  notSeen: '还没有在“我的办件”中看到这份申请。',
  failed: '“我的办件”没有加载出来，还不知道有没有这份申请。',
};

/** Whether a request that was sent stands among one's own, and the ways to find out. */
export function SearchLine({ search, process }: { search: SentSearch; process: ProcessKey }) {
  const { state, id, again } = search;
  return (
    <div className="ipr-apply-search">
      <p role="status">
        {WORDS[state]}
        {id !== undefined && <Link to={requestLink(process, id)}>查看进度</Link>}
      </p>
      {id === undefined && (
        <p className="ipr-request-buttons">
          <Button type="link" size="small" disabled={state === 'searching'} onClick={again}>
            再查一次
          </Button>
          <Link to={ownRequestsLink(process)}>我的办件</Link>
        </p>
      )}
    </div>
  );
}
