import { KeyHelp } from './KeyHelp';
import { type KeyOptions, listKeys } from './listKeys';

interface Props extends KeyOptions {
  /** What else the switch concerns, a sentence; '' for nothing. */
  alsoSwitched?: string;
  onClose: () => void;
}

/** The shortcuts of a list, and how to switch them off. */
export default function ListKeyHelp({ alsoSwitched = '', onClose, ...options }: Props) {
  return <KeyHelp keys={listKeys(options)} alsoSwitched={alsoSwitched} onClose={onClose} />;
}
