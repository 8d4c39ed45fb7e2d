import { Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import { BIG_DATA_PLATFORMS } from '../../../config/portal';

/** The way to a larger platform; it opens beside what is read. */
export function PlatformLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${name}，在新窗口打开`}>
      {name} ↗
    </a>
  );
}

/** The larger platforms beside the portal. */
export function Platforms() {
  return (
    <Flex component="p" wrap gap="4px 24px" className={partsStyles.fingers}>
      {BIG_DATA_PLATFORMS.map(({ name, url }) => (
        <PlatformLink key={name} name={name} url={url} />
      ))}
    </Flex>
  );
}
