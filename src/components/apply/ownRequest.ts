import { requestOwnership } from '@/domain/workflow/requestOwner';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import {
  type Application,
  FORBIDDEN,
  getApplication,
  NO_SUCH_REQUEST,
} from '@/services/data/process';

const isMissing = (error: unknown) =>
  error instanceof CodeError && [NO_SUCH_REQUEST, FORBIDDEN].includes(error.code);

/**
 * A request of the user's own; undefined when there is none of this id, or it is somebody else's by
 * what was answered. One that does not say whose it is, is taken: the user has named it.
 *
 * @param user id of the account
 * @throws what else went wrong, after the common policy has had its say
 */
export async function ownRequest(
  id: string,
  user: string | undefined,
  signal: AbortSignal,
): Promise<Application | undefined> {
  try {
    const request = await getApplication(id, { signal, skipErrorHandler: true });
    return request && requestOwnership(request, { id: user }) !== 'other' ? request : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    handleFailure(error, true);
    throw error;
  }
}
