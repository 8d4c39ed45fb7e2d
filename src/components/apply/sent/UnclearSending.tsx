import { history, useModel } from '@umijs/max';
import { Alert } from 'antd';
import { useMemo } from 'react';
import styles from '@/components/form/draft/draft.module.css';
import { timeInWords } from '@/components/form/draft/draftWords';
import type { Sending } from '@/components/form/draft/record';
import { useDraftState } from '@/components/form/draft/useFormDraft';
import { useSame } from '@/components/page/useSame';
import { applyLink } from '@/links/business';
import { useApply, useSessionState } from '../ApplyContext';
import { noteStored } from '../receipts';
import { SearchLine } from './SearchLine';
import { sentRequest } from './sentRequest';
import { useSentSearch } from './useSentSearch';

interface Props {
  /** Why no answer came stands above it. */
  told?: boolean;
}

function Search({ sending: read, told }: { sending: Sending; told: boolean }) {
  const sending = useSame(read, String(read.at));
  const { service, session, draft } = useApply();
  const { initialState } = useModel('@@initialState');
  const { process } = service;
  // As it was sent: what is typed since does not count.
  const sent = useMemo(
    () => sentRequest(service, { mark: draft.mark(), sending, values: draft.content().values }),
    [service, draft, sending],
  );
  const search = useSentSearch(sent, {
    onSeen: (id) => {
      noteStored(initialState?.currentUser?.id ?? '', process, sent.mark, { id });
      session.close();
      history.replace(applyLink(process, { step: 'receipt', id }));
    },
    onKeys: session.learnKeys,
  });
  return (
    <Alert
      className={styles.draftNotice ?? ''}
      type="warning"
      role="region"
      aria-label="提交的结果"
      title={
        !told &&
        `这份申请 ${timeInWords(sending.at)} 提交过，不知道是否已经收到。填写的内容和已上传的文件都保留着。`
      }
      description={<SearchLine search={search} process={process} />}
    />
  );
}

/**
 * A form that was sent without a clear answer: whether it has arrived after all. Where the back end
 * makes no second request of the same key, nobody need know.
 */
export function UnclearSending({ told = false }: Props) {
  const { draft, session } = useApply();
  const { sending } = useDraftState(draft);
  const { knowsKeys, sending: isUnderWay } = useSessionState(session);
  if (!sending || knowsKeys || isUnderWay) return null;
  return <Search sending={sending} told={told} />;
}
