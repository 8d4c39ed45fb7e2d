import { type InitialState, NO_DICTIONARIES, titlesOf } from '@/models/initialState';
import { CodeError, ShowTypeError } from '@/requests/errors';
import { onUserPage } from '@/requests/policy';
import { findClassNumbers, findIndustryTypes, findTransactionTypes } from '@/services/data';
import { type CurrentUser, getCurrentUser, getEnterpriseProfile } from '@/services/platform';
import { findApps, getHostSettings, type HostSettings } from '@/services/website';
import { isPlainObject, readStored, writeStored } from '@/storage';
import { SIDER_WIDTH, STORAGE_KEYS } from '../../config/portal';
import { setSessionUser } from './session';

/**
 * Loads what every page needs before it can show: the current user and the host settings,
 * together (specification 4).
 *
 * @throws when the current user could not be asked (network, time-out, status, unreadable answer);
 *   an answer without an id, or a refused one, is an answer: nobody is logged in
 */
export async function loadInitialState(): Promise<InitialState> {
  const [currentUser, settings] = await Promise.all([loadUser(), loadSettings()]);
  setSessionUser(currentUser);
  return {
    currentUser,
    settings,
    titles: titlesOf(settings),
    apps: [],
    appsState: 'loading',
    dictionaries: NO_DICTIONARIES,
    layout: { layout: 'mix', contentWidth: 'Fluid', siderWidth: SIDER_WIDTH },
  };
}

async function loadUser(): Promise<CurrentUser | undefined> {
  try {
    // A page that needs the user says in its place that nobody could be asked.
    const user = await getCurrentUser({ shownInPlace: !onUserPage() });
    return user.id ? user : undefined;
  } catch (error) {
    if (error instanceof ShowTypeError || error instanceof CodeError) return undefined;
    throw error;
  }
}

/** The host settings; when they do not arrive, those of the last visit. */
async function loadSettings(): Promise<Partial<HostSettings>> {
  try {
    const settings = await getHostSettings(window.location.host);
    if (isPlainObject(settings)) {
      writeStored(STORAGE_KEYS.settings, settings);
      return textsOf(settings);
    }
  } catch {
    // The error policy has told the user; the portal works with the titles it knows.
  }
  return textsOf(readStored(STORAGE_KEYS.settings, isPlainObject) ?? {});
}

/** Every setting is a text to show; one that is not, from whatever source, is left out. */
function textsOf(settings: object): Partial<HostSettings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => typeof value === 'string'),
  );
}

/** The enterprise profile of this host, kept in the browser under `profile`. Never awaited by a page. */
export async function loadProfile(): Promise<void> {
  const profile = await getEnterpriseProfile(window.location.host);
  if (isPlainObject(profile)) writeStored(STORAGE_KEYS.profile, profile);
}

/** The app centre's entries, or that they did not arrive; the policy has told why. */
export async function loadApps(): Promise<Pick<InitialState, 'apps' | 'appsState'>> {
  try {
    return { apps: await findApps(), appsState: 'ready' };
  } catch {
    return { apps: [], appsState: 'failed' };
  }
}

/** The app centre and the dictionaries; each part that fails stays empty, the policy has told why. */
export async function loadForUser(): Promise<
  Pick<InitialState, 'apps' | 'appsState' | 'dictionaries'>
> {
  const none: [] = [];
  const [apps, classNumbers, industryTypes, transactionTypes] = await Promise.all([
    loadApps(),
    findClassNumbers().catch(() => none),
    findIndustryTypes().catch(() => none),
    findTransactionTypes().catch(() => none),
  ]);
  return { ...apps, dictionaries: { classNumbers, industryTypes, transactionTypes } };
}
