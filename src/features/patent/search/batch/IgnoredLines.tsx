import { memo } from 'react';
import type { IgnoredLine, NumberList } from '@/domain/numberList';
import styles from '../scope/scope.module.css';
import { ListedPlaces } from './ListedPlaces';
import { grouped } from './limits';

interface Props {
  list: NumberList;
  /** Shows where in the text the line stands. */
  onShow: (ignored: IgnoredLine) => void;
}

/** Lines in which no number was recognised, when asked for. */
export const IgnoredLines = memo(function IgnoredLines({ list, onShow }: Props) {
  const { ignored } = list;
  const summary = `没有号码的行（${grouped(ignored.length)}），检索时略过`;
  return (
    <ListedPlaces summary={summary} places={ignored} onShow={onShow}>
      {({ typed }) => <span className={styles.batchLine}>{typed}</span>}
    </ListedPlaces>
  );
});
