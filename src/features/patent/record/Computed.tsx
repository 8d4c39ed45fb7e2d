import { Tag } from 'antd';

/** Marks what the portal computed and no office reported. */
export function Computed() {
  return (
    <Tag color="warning" title="由本平台按法律规定推算，未经登记部门确认">
      推算
    </Tag>
  );
}
