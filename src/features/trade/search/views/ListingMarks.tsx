import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Flex, Tag } from 'antd';
import { SampleTag } from '@/components/chart/SampleTag';
import { useIdentity } from '@/components/page/useIdentity';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { listingOwnership } from '@/domain/transaction/owner';
import type { ListingRow } from '@/services/data/transaction';
import { isHot, isNew } from '../marks';
import { hasLapsed } from './PatentFacts';

/** What is offered goes out, what is sought comes in. */
const SIDES = {
  SUPPLY: { color: 'processing', icon: <UploadOutlined aria-hidden /> },
  DEMAND: { color: 'warning', icon: <DownloadOutlined aria-hidden /> },
} as const;

/** Which side it is, whether it is new (not of a right that has ended), hot, the user's own, or invented. */
export function ListingMarks({
  row,
  today,
  sided = true,
}: {
  row: ListingRow;
  today: string;
  /** False where a heading above says the side of all. */
  sided?: boolean;
}) {
  const own = listingOwnership(row, useIdentity()) === 'own';
  return (
    <Flex component="span" wrap gap={4}>
      {sided && row.direction && <Tag {...SIDES[row.direction]}>{DIRECTIONS[row.direction]}</Tag>}
      {own && <Tag>我发布的</Tag>}
      {isNew(row.publishTime, today) && !hasLapsed(row) && <Tag>新</Tag>}
      {isHot(row) && <Tag>热</Tag>}
      {row.sample && <SampleTag />}
    </Flex>
  );
}
