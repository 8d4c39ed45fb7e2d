import { CODES, refused } from '../answers';
import type { FieldError } from '../registration';

/** A call that is refused; thrown by the rules, answered by `refusing`. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** Throws when there is something wrong with fields. @throws Refusal */
export function refuseFields(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first) throw new Refusal(CODES.FIELDS_REFUSED, first.message, { errors });
}

/** Answers what the work answers, or its refusal. */
export async function refusing(work: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refused(error.code, error.message, error.data);
    throw error;
  }
}
