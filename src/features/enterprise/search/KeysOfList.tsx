import { KeyHelp } from '@/components/list/keys/KeyHelp';
import { listKeys } from '@/components/list/keys/listKeys';
import { ENTERPRISE } from '../noun';

interface Props {
  /** Whether `e` exports here. */
  canExport: boolean;
  onClose: () => void;
}

/** The shortcuts of the list of enterprises. */
export default function KeysOfList({ canExport, onClose }: Props) {
  return (
    <KeyHelp
      keys={listKeys({ unit: ENTERPRISE.unit, views: false, canExport })}
      onClose={onClose}
    />
  );
}
