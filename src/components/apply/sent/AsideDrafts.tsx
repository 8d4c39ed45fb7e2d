import { history, Link } from '@umijs/max';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { type AsideDraft, dropAside, restoreAside } from '@/components/form/draft/asideDrafts';
import styles from '@/components/form/draft/draft.module.css';
import { timeInWords } from '@/components/form/draft/draftWords';
import { useAsideDrafts } from '@/components/form/draft/useAsideDrafts';
import { useOwner } from '@/components/page/useOwner';
import { requestLink } from '@/links/business';
import { useApply } from '../ApplyContext';
import { AsideWays, asideLink } from './AsideWays';
import { SearchLine } from './SearchLine';
import { asideRequest, isAnonymous } from './sentRequest';
import { useSentSearch } from './useSentSearch';

function Aside({ aside, onSeen }: { aside: AsideDraft; onSeen: (id: string) => void }) {
  const { service, draft, go } = useApply();
  const { process } = service;
  const { at, id } = aside.sending;
  const sent = useMemo(() => asideRequest(service, aside), [service, aside]);
  const anonymous = isAnonymous(sent);
  const search = useSentSearch(anonymous ? undefined : sent, { onSeen });
  const open = () => {
    if (aside.name === draft.name) {
      draft.takeBack(aside);
      go({ step: 'check' });
    } else {
      restoreAside(aside);
      history.push(asideLink(process, aside));
    }
  };
  return (
    <Alert
      className={styles.draftNotice ?? ''}
      type="info"
      role="region"
      aria-label="已提交的草稿"
      title={
        <>
          {timeInWords(at)} {anonymous && '匿名举报'}已提交{id !== undefined && `，编号 ${id}`}。
          {anonymous && '它不会出现在“我的办件”中。'}
        </>
      }
      description={
        <>
          {!anonymous && <SearchLine search={search} process={process} />}
          <AsideWays onOpen={open} onDelete={() => dropAside(aside)} />
        </>
      }
    />
  );
}

/**
 * Forms of this service that were sent and whose requests have not been seen. They are looked for,
 * and stay in reach without inviting anybody to send them twice.
 */
export function AsideDrafts() {
  const { service } = useApply();
  const { process, description } = service;
  const asides = useAsideDrafts(useOwner(), description.key);
  const [seen, setSeen] = useState<readonly { id: string; at: number }[]>([]);
  return (
    <>
      {seen.map(({ id, at }) => (
        <Alert
          key={id}
          className={styles.draftNotice ?? ''}
          type="success"
          role="status"
          title={`${timeInWords(at)} 提交的申请已在“我的办件”中看到，草稿已删除。`}
          action={<Link to={requestLink(process, id)}>查看进度</Link>}
        />
      ))}
      {asides.map((aside) => (
        <Aside
          key={aside.key}
          aside={aside}
          onSeen={(id) => {
            dropAside(aside);
            setSeen((before) => [...before, { id, at: aside.sending.at }]);
          }}
        />
      ))}
    </>
  );
}
