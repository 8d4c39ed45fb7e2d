import type { BodyValue, FormBody } from '../../../src/domain/form/body';
import type { LegalEvent } from '../../../src/domain/legalStatus';
import {
  kindOfPatentType,
  type PatentKind,
  type PatentType,
  type Validity,
} from '../../../src/domain/patentLabels';

export interface FactClaim {
  readonly no: number;
  readonly kind: 'INDEPENDENT' | 'DEPENDENT';
  readonly dependsOn: readonly number[];
  readonly category: 'PRODUCT' | 'METHOD' | 'USE';
  readonly text: string;
}

/**
 * What the rules read of a patent. A record of the search service has this shape; what is absent
 * was not delivered, an empty list is known to be empty.
 */
export interface PatentFacts {
  readonly title: string;
  readonly applicationNumber?: string;
  readonly patentType?: PatentType;
  readonly abstract?: string;
  readonly filingDate?: string;
  readonly grantDate?: string;
  readonly expiryDate?: string;
  readonly validity?: Validity;
  readonly priorities?: readonly { readonly number: string }[];
  readonly parentApplicationNumber?: string;
  readonly sameDayApplication?: string;
  readonly ipcs?: readonly string[];
  readonly locs?: readonly string[];
  readonly applicants?: readonly { readonly name: string }[];
  readonly legalEvents?: readonly LegalEvent[];
  readonly claims?: readonly FactClaim[];
  readonly description?: {
    readonly sections: readonly {
      readonly heading: string;
      readonly paragraphs: readonly { readonly text: string }[];
    }[];
  };
  readonly drawings?: readonly unknown[];
  readonly designViews?: readonly unknown[];
  readonly citations?: readonly {
    readonly direction: 'BACKWARD' | 'FORWARD';
    readonly number: string;
    readonly category?: string;
  }[];
  readonly family?: { readonly simple: readonly { readonly country: string }[] };
  readonly counts?: { readonly citedBy?: number; readonly countries?: number };
  readonly transfers?: readonly unknown[];
  readonly licenses?: readonly unknown[];
  readonly pledges?: readonly unknown[];
  readonly openLicense?: unknown;
  readonly disputes?: readonly {
    readonly kind: '无效' | '复审' | '诉讼';
    readonly date: string;
    readonly result?: string;
  }[];
  readonly tags?: { readonly highValue?: readonly string[] };
}

/** The field of technology around a patent, counted in a stock of patents. */
export interface FieldFacts {
  /** Class that was counted, e.g. `H01M`. */
  readonly ipcClass: string;
  /** Applications by year of filing, any order. */
  readonly years: readonly { readonly year: number; readonly count: number }[];
  /** Applications by applicant, the most first; at least the first fifty. */
  readonly applicants: readonly { readonly name: string; readonly count: number }[];
}

/** A document to compare with; without a text it is named but not compared. */
export interface DocumentFacts {
  readonly number: string;
  readonly title?: string;
  /** Day of its publication, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly origin: 'KNOWN' | 'CITED';
  readonly abstract?: string;
  readonly claims?: readonly { readonly no: number; readonly text: string }[];
  readonly note?: string;
}

/** The kind of right, where the type is delivered. */
export function kindOfFacts({ patentType }: PatentFacts): PatentKind | undefined {
  return patentType === undefined ? undefined : kindOfPatentType(patentType);
}

/** An answer as text, trimmed; '' where it was not given. */
export function textAnswer(answers: FormBody, key: string): string {
  const value: BodyValue | undefined = answers[key];
  return typeof value === 'string' ? value.trim() : '';
}

/** An answer as a number; undefined where none was given. */
export function numberAnswer(answers: FormBody, key: string): number | undefined {
  return toNumber(textAnswer(answers, key));
}

/** A number of a form, also with thousands separators; undefined when the text is none. */
export function toNumber(text: string): number | undefined {
  const plain = text.replace(/[,，\s]/g, '');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return undefined;
  return Number(plain);
}

/** The entries of a list of the form. */
export function rowsAnswer(answers: FormBody, key: string): readonly FormBody[] {
  const value = answers[key];
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is FormBody => typeof row === 'object' && row !== null);
}

/** The choices of a question with several. */
export function choicesAnswer(answers: FormBody, key: string): readonly string[] {
  const value = answers[key];
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is string => typeof one === 'string');
}

/** Years from one day to another, 365.25 days each, not below 0; one decimal. */
export function yearsBetween(from: string, to: string): number {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
  return Number.isFinite(days) ? Math.max(0, Math.round((days / 365.25) * 10) / 10) : 0;
}
