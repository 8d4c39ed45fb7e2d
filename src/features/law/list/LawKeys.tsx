import { KeyHelp } from '@/components/list/keys/KeyHelp';
import { type KeyRow, listKeys } from '@/components/list/keys/listKeys';
import { LAW } from '../noun';

const OWN: readonly KeyRow[] = [{ keys: ['c'], what: '复制引用：名称和文号' }];

interface Props {
  /** Whether `e` exports here. */
  canExport: boolean;
  onClose: () => void;
}

/** The shortcuts of the list of laws, and how to switch them off. */
export default function LawKeys({ canExport, onClose }: Props) {
  return (
    <KeyHelp
      keys={listKeys({ unit: LAW.unit, own: OWN, views: false, canExport })}
      alsoSwitched="，阅读页的 j、k 一并关闭"
      onClose={onClose}
    />
  );
}
