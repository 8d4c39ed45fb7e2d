import { screen } from '@testing-library/react';
import { findLaw, findLaws, type LawRecord, type LawRow } from '../../../src/services/data/law';
import { logIn } from '../../support/renderPortal';

/** Every law of the mock. */
async function allLaws(): Promise<LawRow[]> {
  await logIn('person');
  return (await findLaws({ page: 0, size: 100 })).content;
}

/** The versions of the law with this title, the oldest first. */
export async function lawNamed(title: string): Promise<LawRecord> {
  const row = (await allLaws()).find((law) => law.title === title);
  if (!row) throw new Error(`no law ${title}`);
  return findLaw(row.id);
}

/** Waits for a law to be on the screen. */
export async function shown(title: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: title });
}
