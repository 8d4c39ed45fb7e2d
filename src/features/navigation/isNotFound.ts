import { CodeError } from '@/requests/errors';

/** Code of the calls for a subject or a node that there is not. */
const NO_SUCH = '40400';

/** Whether a subject or a node could not be shown because there is none. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CodeError && error.code === NO_SUCH;
}
