import { CodeError } from '@/requests/errors';

/** Code of the calls for a name that no enterprise has. */
const NO_SUCH_ENTERPRISE = '40400';

/** Whether an enterprise could not be shown because there is none. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CodeError && error.code === NO_SUCH_ENTERPRISE;
}
