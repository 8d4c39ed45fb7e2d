import type { App } from '@/services/website';
import { BIG_DATA_PLATFORMS } from '../../../config/portal';

const pathOf = (url: string) => url.replace(/\/+$/, '');

/** The two big-data platforms (specification 1) as entries of the application centre. */
const PLATFORMS: readonly App[] = BIG_DATA_PLATFORMS.map(({ name, url }) => ({
  id: url,
  title: name,
  icon: '',
  url,
  target: '_blank',
  sort: undefined,
  visible: true,
}));

/** The apps with the platforms behind them, unless they are among them. */
export function withPlatforms(apps: readonly App[]): App[] {
  const known = new Set(apps.map(({ url }) => pathOf(url)));
  return [...apps, ...PLATFORMS.filter(({ url }) => !known.has(url))];
}
