import type { DictItem, Named } from '@/services/data';
import type { CurrentUser } from '@/services/platform';
import type { App, HostSettings } from '@/services/website';
import { DEFAULT_TITLES } from '../../config/portal';

export interface Titles {
  prefix: string;
  front: string;
}

export interface Dictionaries {
  classNumbers: DictItem[];
  industryTypes: Named[];
  transactionTypes: Named[];
}

/** Umi's initial state: the only store of the portal. */
export interface InitialState {
  /** Undefined when nobody is logged in. */
  currentUser: CurrentUser | undefined;
  /** Somebody is logged in who may not use the portal, or the back end does not say who. */
  refused?: boolean;
  settings: Partial<HostSettings>;
  titles: Titles;
  apps: App[];
  /** Whether the apps have come; `failed` when they did not. */
  appsState?: 'loading' | 'ready' | 'failed';
  dictionaries: Dictionaries;
  layout: { layout: 'mix'; contentWidth: 'Fluid'; siderWidth: number };
}

export const NO_DICTIONARIES: Dictionaries = {
  classNumbers: [],
  industryTypes: [],
  transactionTypes: [],
};

/** The two titles of the host settings (specification 1). */
export function titlesOf(settings: Partial<HostSettings>): Titles {
  return {
    prefix: settings.ipr_title_prefix ?? DEFAULT_TITLES.prefix,
    front: settings.ipr_front_title ?? DEFAULT_TITLES.front,
  };
}

/** The state with these host settings besides those it has, and the titles they make. */
export function withSettings(state: InitialState, more: Partial<HostSettings>): InitialState {
  const settings = { ...state.settings, ...more };
  return { ...state, settings, titles: titlesOf(settings) };
}

/** The page title: `<page> - <ipr_title_prefix><ipr_front_title>`. */
export function pageTitle(page: string, titles: Titles): string {
  const site = `${titles.prefix}${titles.front}`;
  return page ? `${page} - ${site}` : site;
}

/** A class number as the specification shows it: `(value)remark`. */
export function classNumberLabel({ value, remark }: DictItem): string {
  return `(${value})${remark ?? ''}`;
}
