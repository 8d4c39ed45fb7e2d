import { callPlatform } from '@/requests/platformClient';
import { type Complete, readOne } from '@/requests/reading';
import type { CallOptions } from '@/requests/serviceClient';
import type { components } from './contract/platform';
import * as readers from './contract/platformReaders';

// Apart from the other calls of the platform: every page loads those, only the forms this.

export type ApplicantProfile = Complete<components['schemas']['ApplicantProfile']>;

/** What is registered of the user as an applicant; never to be kept on the device. Assumed. */
export async function getApplicantProfile(
  options?: Pick<CallOptions, 'signal' | 'skipErrorHandler' | 'shownInPlace'>,
): Promise<ApplicantProfile> {
  const path = '/api/perEnterprise/getApplicantProfile';
  return readOne(readers.ApplicantProfile, await callPlatform('GET', path, { ...options }));
}
