import { Flex } from 'antd';
import { useId } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { LONGEST_SET_NAME, MOST_SETS, type NumberSetHead } from '@/components/search/numberSets';
import { NUMBERS_IN_ADDRESS } from '@/domain/numberList';
import styles from '../scope/scope.module.css';

interface Props {
  name: string;
  suggestedName: string;
  sets: readonly NumberSetHead[];
  onName: (name: string) => void;
}

/** Said before a list is kept in this browser: under what name, and what that means. */
export function KeepNote({ name, suggestedName, sets, onName }: Props) {
  const id = useId();
  const oldest = sets.length >= MOST_SETS ? sets[sets.length - 1] : undefined;
  return (
    <Flex vertical gap={4} className={styles.batchKeep}>
      <label htmlFor={id}>号单名称</label>
      <PlainInput
        id={id}
        className="ipr-small-input"
        value={name}
        maxLength={LONGEST_SET_NAME}
        placeholder={suggestedName}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onChange={onName}
      />
      <p id={`${id}-note`}>
        网址里放不下 {NUMBERS_IN_ADDRESS}{' '}
        个以上的号码：号单保存在这台设备上，链接分享给他人时号单不会一起带去，需要时请复制号码发送。
        {oldest && `已保存 ${MOST_SETS} 份号单，这次检索会删去最早的“${oldest.name}”。`}
      </p>
    </Flex>
  );
}
