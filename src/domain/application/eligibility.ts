import { isAsked, isBlank } from '../form/asked';
import type { Depends, FormContext, FormValues, PlainField } from '../form/description';
import { fieldProblem } from '../form/problems';
import type { ProcessKey } from '../workflow/status';

/** An answer with which an application is in vain. */
interface Refusal {
  /** Key of the question whose answer decides. */
  readonly question: string;
  readonly when: Depends<boolean>;
  /** Why, in one sentence without closing full stop. */
  readonly reason: string;
  /** What can be done in place of it. */
  readonly advice?: string;
  /** Service that is the right one. */
  readonly instead?: ProcessKey;
}

/** Something to know beforehand. */
interface Remark {
  readonly when?: Depends<boolean>;
  readonly text: string;
}

/** Short questions that spare forms in vain (portal features 5a): a table of decisions. */
export interface Eligibility {
  /** In order; each is asked when those before it are answered. */
  readonly questions: readonly PlainField[];
  readonly refusals: readonly Refusal[];
  readonly remarks: readonly Remark[];
  /** The answers that the form takes over. */
  readonly carried: (answers: FormValues) => FormValues;
}

/** What the answers come to. */
export type Outcome =
  | { readonly eligible: false; readonly refusal: Refusal }
  | { readonly eligible: true; readonly remarks: readonly string[]; readonly answers: FormValues };

interface Course {
  readonly questions: readonly PlainField[];
  readonly answers: FormValues;
  readonly refusal?: Refusal;
  readonly complete: boolean;
}

/** Follows the questions as far as the answers go; answers to questions not asked do not count. */
function follow({ questions, refusals }: Eligibility, given: FormValues, today: string): Course {
  const asked: PlainField[] = [];
  let answers: FormValues = {};
  for (const question of questions) {
    const before: FormContext = { today, form: answers, options: {} };
    if (!isAsked(question, answers, before)) continue;
    asked.push(question);
    const value = given[question.key];
    answers = { ...answers, [question.key]: value };
    const context: FormContext = { ...before, form: answers };
    if (isBlank(value) || fieldProblem(question, answers, context) !== undefined) {
      return { questions: asked, answers, complete: false };
    }
    const refusal = refusals.find(
      (one) => one.question === question.key && one.when(answers, context),
    );
    if (refusal) return { questions: asked, answers, refusal, complete: true };
  }
  return { questions: asked, answers, complete: true };
}

/**
 * The questions to show: those answered and the next one; after an answer that decides, no more.
 *
 * @param today `YYYY-MM-DD`
 */
export function questionsToAsk(
  eligibility: Eligibility,
  given: FormValues,
  today: string,
): readonly PlainField[] {
  return follow(eligibility, given, today).questions;
}

/** What the answers come to; undefined while a question is open. */
export function outcomeOf(
  eligibility: Eligibility,
  given: FormValues,
  today: string,
): Outcome | undefined {
  const { answers, refusal, complete } = follow(eligibility, given, today);
  if (!complete) return undefined;
  if (refusal) return { eligible: false, refusal };
  const context: FormContext = { today, form: answers, options: {} };
  const remarks = eligibility.remarks
    .filter((remark) => isAsked(remark, answers, context))
    .map(({ text }) => text);
  return { eligible: true, remarks, answers: eligibility.carried(answers) };
}
