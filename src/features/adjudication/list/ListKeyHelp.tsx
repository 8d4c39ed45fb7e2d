import { KeyHelp } from '@/components/list/keys/KeyHelp';
import { listKeys } from '@/components/list/keys/listKeys';
import { ADJUDICATION } from '../noun';

interface Props {
  /** Whether `e` exports here. */
  canExport: boolean;
  onClose: () => void;
}

/** The shortcuts of the list, and how to switch them off. */
export default function ListKeyHelp({ canExport, onClose }: Props) {
  return (
    <KeyHelp
      keys={listKeys({ unit: ADJUDICATION.unit, views: false, canExport })}
      alsoSwitched="，文书详情页的 j、k 一并关闭"
      onClose={onClose}
    />
  );
}
