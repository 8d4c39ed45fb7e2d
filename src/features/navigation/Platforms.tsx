import { SIBLING_APPS } from '../../../config/portal';

const PLATFORMS = [
  { name: '专利大数据检索分析平台', url: SIBLING_APPS.searching },
  { name: '专利导航大数据平台', url: SIBLING_APPS.navigation },
] as const;

/** The larger platforms beside the portal; each opens beside what is read. */
export function Platforms() {
  return (
    <p className="ipr-node-ways">
      {PLATFORMS.map(({ name, url }) => (
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name}，在新窗口打开`}
        >
          {name} ↗
        </a>
      ))}
    </p>
  );
}
