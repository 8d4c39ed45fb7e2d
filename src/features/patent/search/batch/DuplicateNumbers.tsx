import { memo, useState } from 'react';
import type { DuplicateNumber, NumberList } from '@/domain/numberList';
import { grouped } from './limits';

const STEP = 100;

interface Props {
  list: NumberList;
  /** Shows where in the text the number stands. */
  onShow: (duplicate: DuplicateNumber) => void;
}

/** Numbers that stand in the list again, when asked for. */
export const DuplicateNumbers = memo(function DuplicateNumbers({ list, onShow }: Props) {
  const { duplicates } = list;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(STEP);
  if (duplicates.length === 0) return null;
  return (
    <details
      className="ipr-batch-duplicates"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>重复的号码（{grouped(duplicates.length)}），检索时只算一次</summary>
      {open && (
        <ul>
          {duplicates.slice(0, shown).map((one) => (
            <li key={one.from}>
              <button
                type="button"
                className="ipr-text-button ipr-num"
                aria-label={`到第 ${one.line} 行`}
                onClick={() => onShow(one)}
              >
                第 {one.line} 行
              </button>
              <code>{one.number}</code>
              <span>
                {one.line === one.firstLine ? '同一行已有' : `第 ${one.firstLine} 行已有`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {open && duplicates.length > shown && (
        <button type="button" className="ipr-text-button" onClick={() => setShown(shown + STEP)}>
          再显示 {Math.min(STEP, duplicates.length - shown)} 个
        </button>
      )}
    </details>
  );
});
