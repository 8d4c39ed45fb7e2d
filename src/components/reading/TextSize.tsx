import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import { readStored, writeStored } from '@/storage';
import { STORAGE_KEYS } from '../../../config/portal';
import styles from './frame.module.css';

const SIZES = { small: '小', medium: '中', large: '大' } as const;

export type ReadingSize = keyof typeof SIZES;

const OPTIONS = (Object.keys(SIZES) as ReadingSize[]).map((value) => ({
  value,
  label: SIZES[value],
}));

const isSize = (value: unknown): value is ReadingSize =>
  typeof value === 'string' && value in SIZES;

/** The size in which long texts are read, remembered on this device. */
export function useReadingSize(): [ReadingSize, (size: ReadingSize) => void] {
  const [size, setSize] = useState(() => readStored(STORAGE_KEYS.readingSize, isSize) ?? 'medium');
  return [
    size,
    (chosen) => {
      setSize(chosen);
      writeStored(STORAGE_KEYS.readingSize, chosen);
    },
  ];
}

/** Chooses the size of the text to read: 小, 中, 大. */
export function TextSize({
  size,
  onChange,
}: {
  size: ReadingSize;
  onChange: (size: ReadingSize) => void;
}) {
  return (
    <Flex wrap gap="4px 8px" align="center" className={`${styles.textSize} ipr-no-print ipr-note`}>
      <span aria-hidden="true">字号</span>
      <Segmented
        size="small"
        aria-label="正文字号"
        options={OPTIONS}
        value={size}
        onChange={onChange}
      />
    </Flex>
  );
}
