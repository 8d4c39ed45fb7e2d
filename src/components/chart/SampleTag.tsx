import { Tag } from 'antd';
import { useContext } from 'react';
import { SampleContext } from './SampleScope';
import { SAMPLE } from './sample';

/** Stands beside whatever is invented, for demonstration; not where it was said of all around it. */
export function SampleTag() {
  return !useContext(SampleContext)?.said && <Tag>{SAMPLE}</Tag>;
}
