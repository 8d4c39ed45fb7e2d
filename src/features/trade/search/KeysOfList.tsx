import { KeyHelp } from '@/components/list/keys/KeyHelp';
import { listKeys } from '@/components/list/keys/listKeys';
import { LISTING } from './noun';

interface Props {
  /** Whether `e` exports here. */
  canExport: boolean;
  onClose: () => void;
}

/** The shortcuts of the list of listings. */
export default function KeysOfList({ canExport, onClose }: Props) {
  return (
    <KeyHelp keys={listKeys({ unit: LISTING.unit, views: true, canExport })} onClose={onClose} />
  );
}
