import { SAMPLE } from './originColumns';

/** Stands beside whatever is invented, for demonstration. */
export function SampleTag() {
  return <span className="ipr-tag">{SAMPLE}</span>;
}
