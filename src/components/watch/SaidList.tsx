import { Flex } from 'antd';
import type { Said } from '@/domain/watch/changes';
import styles from './watch.module.css';

/** What is different in a record, one sentence each; a change is bold, what is not known is not. */
export function SaidList({ said, lead }: { said: readonly Said[]; lead?: string }) {
  return (
    <>
      {lead && <p>{lead}</p>}
      <Flex component="ul" wrap gap="0 24px" className={styles.watchSaid}>
        {said.map(({ is, text }) => (
          <li key={text}>{is === 'changed' ? <strong>{text}</strong> : text}</li>
        ))}
      </Flex>
    </>
  );
}
