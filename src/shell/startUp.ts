import { type InitialState, NO_DICTIONARIES, titlesOf } from '@/models/initialState';
import { CodeError, isNotOffered, ShowTypeError, TransportError } from '@/requests/errors';
import { handleFailure, onUserPage } from '@/requests/policy';
import { findClassNumbers, findIndustryTypes, findTransactionTypes } from '@/services/data';
import { getCurrentUser, getEnterpriseProfile } from '@/services/platform';
import { findApps, getHostSettings, type HostSettings } from '@/services/website';
import { isPlainObject, readStored, writeStored } from '@/storage';
import { SIDER_WIDTH, STORAGE_KEYS } from '../../config/portal';
import { setSessionUser, stay } from './session';

/**
 * Loads what every page needs before it can show: the current user and the host settings,
 * together (specification 4).
 *
 * @throws when the current user could not be asked (network, time-out, status, unreadable answer);
 *   an answer without an id, or a refused one, is an answer: nobody is logged in
 */
export async function loadInitialState(): Promise<InitialState> {
  stay();
  const [{ currentUser, refused = false }, settings] = await Promise.all([
    loadUser(),
    loadSettings(),
  ]);
  setSessionUser(currentUser);
  return {
    currentUser,
    refused,
    settings,
    titles: titlesOf(settings),
    apps: [],
    appsState: 'loading',
    dictionaries: NO_DICTIONARIES,
    layout: { layout: 'mix', contentWidth: 'Fluid', siderWidth: SIDER_WIDTH },
  };
}

async function loadUser(): Promise<Partial<Pick<InitialState, 'currentUser' | 'refused'>>> {
  try {
    const user = await getCurrentUser();
    return user.id ? { currentUser: user } : {};
  } catch (error) {
    if (error instanceof TransportError && error.status === 403) return { refused: true };
    // A page that needs the user says in its place that nobody could be asked.
    handleFailure(error, !onUserPage());
    if (error instanceof ShowTypeError || error instanceof CodeError) return {};
    throw error;
  }
}

const QUIET = { skipErrorHandler: true } as const;

/**
 * What a page can do without has not arrived. That this installation does not offer it is no news to
 * anybody, nor on a user page that it was not answered: gateways may keep it behind the login. What
 * else went wrong follows the common policy.
 *
 * @returns whether it is not offered
 */
function tellUnlessAbsent(error: unknown): boolean {
  if (isNotOffered(error)) return true;
  handleFailure(error, onUserPage());
  return false;
}

/** The host settings; when they do not arrive, those of the last visit. */
async function loadSettings(): Promise<Partial<HostSettings>> {
  try {
    const settings = await getHostSettings(window.location.host, QUIET);
    if (isPlainObject(settings)) {
      writeStored(STORAGE_KEYS.settings, settings);
      return textsOf(settings);
    }
  } catch (error) {
    tellUnlessAbsent(error);
  }
  return storedSettings();
}

const keptSettings = () => readStored(STORAGE_KEYS.settings, isPlainObject) ?? {};

const storedSettings = () => textsOf(keptSettings());

/** Every setting is a text to show; one that is not, from whatever source, is left out. */
function textsOf(settings: object): Partial<HostSettings> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      if (name === 'ipr_session_minutes' && typeof value === 'number') return [[name, `${value}`]];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/**
 * The enterprise profile of this host, kept in the browser under `profile`. Never awaited by a page.
 *
 * @returns the host settings, where the profile carries them: its call is known, theirs is assumed
 */
export async function loadProfile(): Promise<Partial<HostSettings> | undefined> {
  const quiet = { shownInPlace: onUserPage() };
  const profile: unknown = await getEnterpriseProfile(window.location.host, quiet);
  if (!isPlainObject(profile)) return undefined;
  writeStored(STORAGE_KEYS.profile, profile);
  const settings = textsOf(profile);
  if (!('ipr_title_prefix' in settings || 'ipr_front_title' in settings)) return undefined;
  writeStored(STORAGE_KEYS.settings, { ...keptSettings(), ...profile });
  return settings;
}

/** The app centre's entries, or that they did not arrive; the policy has told why. */
export async function loadApps(): Promise<Pick<InitialState, 'apps' | 'appsState'>> {
  try {
    return { apps: await findApps(QUIET), appsState: 'ready' };
  } catch (error) {
    return { apps: [], appsState: tellUnlessAbsent(error) ? 'ready' : 'failed' };
  }
}

/** The app centre and the dictionaries; each part that does not arrive stays empty. */
export async function loadForUser(): Promise<
  Pick<InitialState, 'apps' | 'appsState' | 'dictionaries'>
> {
  const none = (error: unknown): [] => {
    tellUnlessAbsent(error);
    return [];
  };
  const [apps, classNumbers, industryTypes, transactionTypes] = await Promise.all([
    loadApps(),
    findClassNumbers(QUIET).catch(none),
    findIndustryTypes(QUIET).catch(none),
    findTransactionTypes(QUIET).catch(none),
  ]);
  return { ...apps, dictionaries: { classNumbers, industryTypes, transactionTypes } };
}
