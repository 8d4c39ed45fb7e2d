import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import Tag, { type TagProps } from 'antd/es/tag';
import type { ReactNode } from 'react';
import type { StatusTone } from '@/domain/workflow/status';
import styles from './flow.module.css';

/** State is word, colour and shape, never colour alone. */
const LOOKS: Readonly<Record<StatusTone, Pick<TagProps, 'color' | 'icon'>>> = {
  quiet: { color: 'default', icon: <MinusCircleOutlined aria-hidden /> },
  running: { color: 'processing', icon: <ClockCircleOutlined aria-hidden /> },
  attention: { color: 'warning', icon: <ExclamationCircleFilled aria-hidden /> },
  success: { color: 'success', icon: <CheckCircleFilled aria-hidden /> },
  problem: { color: 'error', icon: <CloseCircleFilled aria-hidden /> },
};

/** A state in one word. */
export function ToneTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Tag {...LOOKS[tone]} className={styles.requestStatus ?? ''}>
      {children}
    </Tag>
  );
}
