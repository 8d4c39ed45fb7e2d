import { toHalfWidth } from '@/domain/check';
import { patentTypeOfNumber } from '@/domain/numbers/applicationNumber';
import type { PatentType, Validity } from '@/domain/patentLabels';
import type { ProcessKey } from '@/domain/workflow/status';

/** What is known of a patent that is carried from page to page. */
export interface JourneyPatent {
  /** Application number in its normal form, `202119900001.9`. */
  readonly number: string;
  /** Id of its record, what it is called, its type and state; absent while not known. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly patentType?: PatentType | null | undefined;
  readonly validity?: Validity | null | undefined;
  /** Who holds it: its applicants, or its owners of today. */
  readonly holders?: readonly { readonly name: string }[] | undefined;
}

/** The services that take up a patent, in the order of its life (domain reference 2.2 to 2.9). */
export const JOURNEY_PROCESSES = ['PJSQ', 'JZPJ', 'WDXPJ', 'ZLJY', 'WQYZ'] as const;

export type JourneyProcess = (typeof JOURNEY_PROCESSES)[number];

/** Whether a process is one of those that take up a patent. */
export function isJourneyProcess(process: ProcessKey): process is JourneyProcess {
  return (JOURNEY_PROCESSES as readonly ProcessKey[]).includes(process);
}

/**
 * Whether a patent was granted as far as its type and state tell; null where they do not: a record
 * known from its publication may have been granted since.
 */
function grantedYet({
  patentType,
  validity,
}: Pick<JourneyPatent, 'patentType' | 'validity'>): boolean | null {
  if (validity === 'PENDING') return false;
  if (patentType === 'INVENTION_PUB') return validity === 'VALID' || null;
  return true;
}

/**
 * Why a service cannot be asked for about a patent; undefined where nothing known speaks against
 * it. Reports are made of utility models and designs (domain reference 2.2), stability and aid
 * concern granted rights (2.5, 2.8), ended ones are not traded (1.5).
 */
export function refusalOf(
  process: ProcessKey,
  { number, patentType, validity }: JourneyPatent,
): string | undefined {
  switch (process) {
    case 'PJSQ':
      return patentTypeOfNumber(number) === 'INVENTION' ? '只办理实用新型和外观设计' : undefined;
    case 'WDXPJ':
    case 'WQYZ':
      return grantedYet({ patentType, validity }) === false ? '授权以后才能办理' : undefined;
    case 'ZLJY':
      return validity === 'INVALID' ? '专利已经失效' : undefined;
    default:
      return undefined;
  }
}

/** Brackets of both widths and blanks do not make another holder. */
const folded = (name: string) => toHalfWidth(name).replace(/\s/g, '');

/**
 * What a user should know before a step that is possible; undefined for nothing. Who does not hold
 * a patent offers it with a proof of the right to do so (domain reference 1.5, attachments).
 *
 * @param names of the user: the enterprise's, or the person's
 */
export function adviceOf(
  process: ProcessKey,
  patent: Omit<JourneyPatent, 'number'>,
  names: readonly (string | undefined)[],
): string | undefined {
  if (process === 'WDXPJ' || process === 'WQYZ') {
    return grantedYet(patent) === null ? '是否授权不详，授权以后才能办理' : undefined;
  }
  const { holders } = patent;
  if (process !== 'ZLJY' || !holders?.length) return undefined;
  // A masked name says nothing about whose it is.
  if (holders.some(({ name }) => name.includes('*'))) return undefined;
  const own = names.flatMap((name) => (name ? [folded(name)] : []));
  if (holders.some(({ name }) => own.includes(folded(name)))) return undefined;
  return '不在您的名下，发布时要附权属证明或委托书';
}
