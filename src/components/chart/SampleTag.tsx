import { Tag } from 'antd';
import { SAMPLE } from './originColumns';

/** Stands beside whatever is invented, for demonstration. */
export function SampleTag() {
  return <Tag>{SAMPLE}</Tag>;
}
