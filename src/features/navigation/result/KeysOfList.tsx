import { KeyHelp } from '@/components/list/keys/KeyHelp';
import { listKeys } from '@/components/list/keys/listKeys';
import { PATENT } from '@/components/patent/noun';

/** The shortcuts of the patents of a node. */
export default function KeysOfList({ onClose }: { onClose: () => void }) {
  return (
    <KeyHelp
      keys={listKeys({ unit: PATENT.unit, views: false, canExport: false })}
      onClose={onClose}
    />
  );
}
