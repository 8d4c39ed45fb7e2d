import type { ApplicantProfile } from '@/domain/application/applicant';
import { isBlank } from '@/domain/form/asked';
import { formValues, keptValues } from '@/domain/form/body';
import type { FormDescription, FormValues } from '@/domain/form/description';
import { requestOwnership } from '@/domain/workflow/requestOwner';
import type { ApplyState } from '@/links/business';
import { isNotOffered } from '@/requests/errors';
import { getApplicantProfile } from '@/services/applicantProfile';
import { findApplications, getApplication } from '@/services/data/process';
import type { CurrentUser } from '@/services/platform';
import { carriesKey } from './sent/sentRequest';
import type { Service } from './service';

/** What a new form begins with, and what could not be had. */
export interface Known {
  readonly values: FormValues;
  /** In words, for the user. */
  readonly missed: readonly string[];
  /** An own request has shown that the back end makes no second one of the same key. */
  readonly knowsKeys: boolean;
}

/** What the session itself tells of the user, for when the registered data cannot be had. */
function profileOfSession(user: CurrentUser): ApplicantProfile | undefined {
  const isEnterprise = user.userType === 'ENTERPRISE';
  const applicantName = isEnterprise ? user.enterpriseName : user.name;
  if (user.userType === undefined || applicantName === undefined) return undefined;
  return { applicantType: user.userType, applicantName, uscc: user.uscc, contactName: user.name };
}

/** A request of before, and its answers. */
interface Former {
  readonly answers: FormValues | undefined;
  readonly knowsKeys: boolean;
}

/** The answers of a request that the user has named; nothing of somebody else's. */
async function answersOf(
  description: FormDescription,
  id: string,
  user: CurrentUser,
  signal: AbortSignal,
): Promise<Former> {
  const request = await getApplication(id, { signal, skipErrorHandler: true });
  const named = request && requestOwnership(request, user) !== 'other' ? request : undefined;
  return {
    answers: named && formValues(description, named.formData),
    knowsKeys: named !== undefined && carriesKey(named),
  };
}

/** Rows to look for the last request among: a back end may answer those of all services. */
const LATEST = 20;

/** The answers of the user's last request, where it is this service's and the user's beyond doubt. */
async function lastAnswers(
  { process, description }: Service,
  user: CurrentUser,
  signal: AbortSignal,
): Promise<Former | undefined> {
  const { content } = await findApplications(
    { processKey: process, size: LATEST },
    { signal, skipErrorHandler: true },
  );
  const last = content.find(
    (row) => row.id && row.processKey === process && requestOwnership(row, user) === 'own',
  );
  return last && answersOf(description, last.id, user, signal);
}

/** What the account says goes before what was copied. */
function fixedAnswers({ sections }: FormDescription, values: FormValues): FormValues {
  const fixed = sections.flatMap(({ fields }) =>
    fields.filter(({ readOnly, fromAccount }) => readOnly === true || fromAccount),
  );
  return Object.fromEntries(
    fixed.flatMap(({ key }) => (isBlank(values[key]) ? [] : [[key, values[key]]])),
  );
}

/** The answers of a new form that need not be typed; it never rejects. */
export async function beginningOf(
  service: Service,
  address: ApplyState,
  user: CurrentUser,
  signal: AbortSignal,
): Promise<Known> {
  const { description, prefill, notCopied = [] } = service;
  const [profile, last, copied] = await Promise.allSettled([
    getApplicantProfile({ signal, skipErrorHandler: true }),
    address.copy ? undefined : lastAnswers(service, user, signal),
    address.copy ? answersOf(description, address.copy, user, signal) : undefined,
  ]);
  const former = [last, copied].map((one) => (one.status === 'fulfilled' ? one.value : undefined));
  const knowsKeys = former.some((one) => one?.knowsKeys);
  const copy = former[1]?.answers;
  const missed: string[] = [];
  const ofSession = profileOfSession(user);
  // What no back end keeps is not missed.
  if (profile.status === 'rejected' && !isNotOffered(profile.reason)) {
    missed.push(`登记信息没有读取到，${ofSession ? '只填入了账户名称' : '请自行填写'}`);
  }
  if (address.copy && !copy) missed.push('原办件的内容没有读取到，请重新填写');
  const values = await prefill(
    {
      profile: profile.status === 'fulfilled' ? profile.value : ofSession,
      last: former[0]?.answers,
      address,
    },
    signal,
  );
  if (!copy) return { values, missed, knowsKeys };
  // ID numbers are typed anew each time.
  const kept = Object.fromEntries(
    Object.entries(keptValues(description, copy)).filter(([key]) => !notCopied.includes(key)),
  );
  return {
    values: { ...values, ...kept, ...fixedAnswers(description, values) },
    missed,
    knowsKeys,
  };
}
