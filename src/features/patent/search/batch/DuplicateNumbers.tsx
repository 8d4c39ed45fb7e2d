import { memo } from 'react';
import type { DuplicateNumber, NumberList } from '@/domain/numberList';
import { ListedPlaces } from './ListedPlaces';
import { grouped } from './limits';

interface Props {
  list: NumberList;
  /** Shows where in the text the number stands. */
  onShow: (duplicate: DuplicateNumber) => void;
}

/** Numbers that stand in the list again, when asked for. */
export const DuplicateNumbers = memo(function DuplicateNumbers({ list, onShow }: Props) {
  const { duplicates } = list;
  const summary = `重复的号码（${grouped(duplicates.length)}），检索时只算一次`;
  return (
    <ListedPlaces summary={summary} places={duplicates} onShow={onShow}>
      {({ number, line, firstLine }) => (
        <>
          <code>{number}</code>
          <span>{line === firstLine ? '同一行已有' : `第 ${firstLine} 行已有`}</span>
        </>
      )}
    </ListedPlaces>
  );
});
