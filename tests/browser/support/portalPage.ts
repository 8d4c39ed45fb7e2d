import type { Page } from '@playwright/test';
import type { Portal } from './portal';

/** A page of the portal as the tests that go through all of them need it. */
export interface PortalPage {
  /** Name in the test's title. */
  name: string;
  /** Path and query under the base. */
  path: string | ((page: Page, portal: Portal) => Promise<string>);
  /** The page's part of the document title. */
  title: string | RegExp;
  /** The h1. */
  heading: string | RegExp;
  /** No login needed, no layout. */
  userPage?: true;
}

/**
 * Script that may arrive until a page can be used, in KB of Brotli 11. Ceilings; a new screen adds
 * its line. `usable` is the thing a person comes for, in working order.
 */
export interface Budget {
  name: string;
  /** Path and query under the base. */
  path: string | ((page: Page, portal: Portal) => Promise<string>);
  limit: number;
  usable: (page: Page) => ReturnType<Page['getByRole']>;
  userPage?: true;
}
