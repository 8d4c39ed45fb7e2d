import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { handleFailure } from '@/requests/policy';
import {
  analyseEnterprise,
  type EnterpriseAnalysis,
  type EnterpriseProfile,
  getEnterprise,
} from '@/services/data/enterprise';
import { isNotFound } from '../isNotFound';

/** Characters of a name (contract: enterpriseName); a longer one is no enterprise's. */
const LONGEST_NAME = 100;

/** Whether the service can be asked for a name at all. */
export const isPossibleName = (name: string): boolean => name !== '' && name.length <= LONGEST_NAME;

/** What is registered of an enterprise; the one before it stays until the next has come. */
export function useProfile(name: string): Latest<EnterpriseProfile> {
  return useLatestAnswer(isPossibleName(name) ? name : undefined, async (signal) => {
    try {
      return await getEnterprise(name, { signal, skipErrorHandler: true });
    } catch (error) {
      // An unknown name has a page of its own; everything else follows the common policy.
      if (!isNotFound(error)) handleFailure(error, true);
      throw error;
    }
  });
}

/**
 * What the patents of the names of a basket come to.
 *
 * @param enterpriseName undefined asks nothing
 */
export function useAnalysis(
  enterpriseName: string | undefined,
  names: readonly string[],
): Latest<EnterpriseAnalysis> {
  const key = enterpriseName && JSON.stringify([enterpriseName, ...names]);
  return useLatestAnswer(key, (signal) =>
    analyseEnterprise(enterpriseName ?? '', names, { signal, shownInPlace: true }),
  );
}
