import type { ProcessKey } from '../../workflow/status';
import type { TradePatent } from '../patentFacts';

/** The rules of the check before publishing (portal features 4b.1). */
type PreflightRule =
  | 'INVALID'
  | 'PENDING_TYPE'
  | 'GRANTED_TYPE'
  | 'UNVERIFIED'
  | 'OWNER'
  | 'PLEDGED'
  | 'PRESERVED'
  | 'LICENSED'
  | 'TERM'
  | 'REPORT'
  | 'LICENSE_END'
  | 'FEE_LIMIT'
  | 'ANNUAL_FEE'
  | 'NEGOTIABLE';

/** Where a remedy is found, as data: the screen makes the address. */
type PreflightTarget =
  | { readonly to: 'patentRecord'; readonly id: string }
  | { readonly to: 'apply'; readonly process: ProcessKey; readonly patent: string }
  | { readonly to: 'field'; readonly path: string }
  | { readonly to: 'files'; readonly category: string };

/** One finding: what is so, what helps, and where. */
export interface PreflightFinding {
  readonly rule: PreflightRule;
  /** A listing with a blocking finding is refused. */
  readonly level: 'block' | 'warn';
  /** What is so, a whole sentence. */
  readonly sentence: string;
  /** What helps, a whole sentence. */
  readonly remedy: string;
  /** Words of the way to the remedy. */
  readonly targetLabel: string;
  readonly target: PreflightTarget;
  /** Application number of the patent that it is about; absent when it is about the terms. */
  readonly patent?: string;
}

/** The answers of a listing that the rules look at. */
export interface PreflightListing {
  readonly direction: string;
  readonly transactionTypeIds: readonly string[];
  readonly priceMode: string;
  /** 万元 */
  readonly priceMin?: number | undefined;
  /** 万元 */
  readonly priceMax?: number | undefined;
  /** Percent. */
  readonly royaltyRate?: number | undefined;
  readonly royaltyBase: string;
  /** `YYYY-MM-DD`; '' when not answered. */
  readonly licenseTo: string;
  /** Published for the owner by somebody else. */
  readonly hasAgent: boolean;
  /** Keys of the file categories that hold a file; absent when files are checked apart. */
  readonly attached?: readonly string[] | undefined;
}

/** Who publishes. */
export interface PreflightUser {
  readonly name: string;
}

/** What the rules on one patent look at. */
export interface PatentCheck {
  readonly listing: PreflightListing;
  readonly patent: TradePatent;
  readonly user: PreflightUser;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** How a patent is called in a sentence. */
export function patentName({ number, title }: Pick<TradePatent, 'number' | 'title'>): string {
  const short =
    Array.from(title).length > 20 ? `${Array.from(title).slice(0, 20).join('')}…` : title;
  return short === '' ? number : `“${short}”（${number}）`;
}

/** The way to the record of a patent, or to the entry where it has none. */
export function toRecord({ id }: TradePatent): Pick<PreflightFinding, 'target' | 'targetLabel'> {
  return id === undefined
    ? { target: { to: 'field', path: 'patents' }, targetLabel: '核对专利' }
    : { target: { to: 'patentRecord', id }, targetLabel: '查看专利详情' };
}

/** The way to a question of the form. */
export function toField(
  path: string,
  targetLabel: string,
): Pick<PreflightFinding, 'target' | 'targetLabel'> {
  return { target: { to: 'field', path }, targetLabel };
}

/** The way to a kind of file. */
export function toFiles(
  category: string,
  targetLabel: string,
): Pick<PreflightFinding, 'target' | 'targetLabel'> {
  return { target: { to: 'files', category }, targetLabel };
}
