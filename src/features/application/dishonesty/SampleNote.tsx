import { SampleTag } from '@/components/chart/SampleTag';

/** Says that the list is invented, so that who is not in it may be in the real one. */
export function SampleNote() {
  return (
    <p className="ipr-note">
      <SampleTag /> 目前的失信名单是示例数据，没有查到不说明实际情况。
    </p>
  );
}
