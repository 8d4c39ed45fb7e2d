import { isPublicComputer } from '@/components/form/draft/publicComputer';
import type { App } from '@/services/website';
import { readStored, writeStored } from '@/storage';
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
function withPlatforms(apps: readonly App[]): App[] {
  const known = new Set(apps.map(({ url }) => pathOf(url)));
  return [...apps, ...PLATFORMS.filter(({ url }) => !known.has(url))];
}

/** Apps that stand before the others. */
const MOST_RECENT_APPS = 3;

const keyOf = (owner: string) => `iprRecentApps.${owner}`;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Ids of the apps that a user opened last in this browser, the newest first. */
function recentApps(owner: string): readonly string[] {
  return owner && !isPublicComputer() ? (readStored(keyOf(owner), isIds) ?? []) : [];
}

/** Remembers that a user opened an app; what the browser refuses is not kept. */
export function noteApp(owner: string, id: string): void {
  if (!owner || isPublicComputer()) return;
  const others = recentApps(owner).filter((one) => one !== id);
  writeStored(keyOf(owner), [id, ...others].slice(0, MOST_RECENT_APPS));
}

/**
 * The apps that a user opened last, the newest first, and the others in their own order, the big-data
 * platforms among them.
 *
 * @param offered by the back end
 */
export function orderedApps(
  owner: string,
  offered: readonly App[],
): { recent: App[]; other: App[] } {
  const apps = withPlatforms(offered);
  const recent = recentApps(owner).flatMap((id) => apps.find((app) => app.id === id) ?? []);
  return { recent, other: apps.filter((app) => !recent.includes(app)) };
}
