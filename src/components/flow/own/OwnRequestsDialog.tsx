import { Link } from '@umijs/max';
import { Checkbox, Flex } from 'antd';
import { type RefObject, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { PROCESSES, type ProcessKey } from '@/domain/workflow/status';
import { applyLink, REQUEST_PROCESSES } from '@/links/business';
import { OwnRequestList } from './OwnRequestList';
import styles from './own.module.css';

const ALL = '';

const SERVICES: readonly { value: ProcessKey | typeof ALL; label: string }[] = [
  { value: ALL, label: '全部业务' },
  ...REQUEST_PROCESSES.map((value) => ({ value, label: PROCESSES[value] })),
];

function Begin() {
  return (
    <>
      <p>办理以下业务后，可以在这里查看进度：</p>
      <ul className={styles.ownBegin}>
        {REQUEST_PROCESSES.map((service) => (
          <li key={service}>
            <Link to={applyLink(service)}>{PROCESSES[service]}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  onClose: () => void;
  /** Takes the focus afterwards. */
  opener: RefObject<HTMLElement | null>;
}

/** All one's own requests, over the page that was open. */
export default function OwnRequestsDialog({ onClose, opener }: Props) {
  const [service, setService] = useState<(typeof SERVICES)[number]['value']>(ALL);
  const [toDo, setToDo] = useState(false);
  return (
    <PageDialog title="我的办件" onClose={onClose} onLeave={onClose} fallback={opener}>
      <Flex wrap gap="8px 24px" align="center" className={`${styles.ownTools} ipr-no-print`}>
        <ListSelect label="业务" value={service} options={SERVICES} onChange={setService} />
        <Checkbox checked={toDo} onChange={(event) => setToDo(event.target.checked)}>
          只看需要我办理的
        </Checkbox>
      </Flex>
      <OwnRequestList
        key={service}
        process={service === ALL ? undefined : service}
        toDo={toDo}
        empty={service === ALL ? <Begin /> : <Link to={applyLink(service)}>去办理</Link>}
      />
    </PageDialog>
  );
}
