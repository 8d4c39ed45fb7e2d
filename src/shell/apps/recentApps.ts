import { isPublicComputer } from '@/components/form/draft/publicComputer';
import type { App } from '@/services/website';
import { readStored, writeStored } from '@/storage';
import { withPlatforms } from './platforms';

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
