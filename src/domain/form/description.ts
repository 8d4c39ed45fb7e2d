import type { Checked } from '../check';
import type { MaskKind } from '../mask';

/**
 * A form, described once. The description makes the edit form, the check-answers page, the
 * read-only view and the print, and the rules by which the back end of the tests accepts a body.
 */

/** One answer; an absent one has not been given. Dates are `YYYY-MM-DD`. */
export type FormValue = string | boolean | readonly string[] | readonly FormRow[];

export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** An entry of a list field; its id keeps messages and focus with it when others come and go. */
export interface FormRow {
  readonly id: string;
  readonly values: FormValues;
}

/** An answer to choose from. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** What rules may look at besides the answers beside them. */
export interface FormContext {
  /** Today in China, `YYYY-MM-DD`. */
  readonly today: string;
  /** Answers of the whole form; the same as `values` outside list fields. */
  readonly form: FormValues;
  /** Choices that come from a service, by name; absent while they load. */
  readonly options: Readonly<Record<string, readonly FormOption[] | undefined>>;
  /** What the account says; absent while it is asked, and where nobody asks it. */
  readonly account?: FormValues | undefined;
}

/** Name under which `options` has the provinces. */
export const PROVINCES = 'provinces';

/**
 * Depends on other answers.
 *
 * @param values the answers of the same section, or of the same row of a list
 */
export type Depends<T> = (values: FormValues, context: FormContext) => T;

interface FieldBase {
  /** Name in the body of the application. */
  readonly key: string;
  readonly label: string;
  /** Under the label, before the user errs: what is wanted, with an example. */
  readonly hint?: string | Depends<string>;
  /** Asked only when this holds; an answer that is not asked for is not sent. */
  readonly when?: Depends<boolean>;
  readonly required?: true | Depends<boolean>;
  /** Filled in by the portal and only shown. */
  readonly readOnly?: true | Depends<boolean>;
  /** Only shown where the account says it; typed where it does not. */
  readonly fromAccount?: true;
  /** Personal data: masked where it is only shown (domain reference 7.5). */
  readonly mask?: MaskKind;
  /** Never kept on the device (domain reference 2.1: no ID number in a draft). */
  readonly kept?: false;
  /** A remark that does not block. */
  readonly warn?: Depends<string | undefined>;
  /** Name of a part of the service's own that stands with the field, such as a look-up. */
  readonly part?: string;
}

export interface TextDescription extends FieldBase {
  readonly kind: 'text';
  /** Unicode code points. */
  readonly maxLength: number;
  readonly check?: (text: string, values: FormValues, context: FormContext) => Checked;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  readonly autoComplete?: string;
  /** Behind the field, e.g. 元. */
  readonly unit?: string;
}

export interface AreaDescription extends FieldBase {
  readonly kind: 'area';
  readonly minLength?: number;
  readonly maxLength: number;
  readonly check?: (text: string, values: FormValues, context: FormContext) => Checked;
}

interface DateDescription extends FieldBase {
  readonly kind: 'date';
  /** What is wrong with a day that exists; undefined when nothing is. */
  readonly check?: (day: string, values: FormValues, context: FormContext) => string | undefined;
}

export interface ChoiceDescription extends FieldBase {
  /** One of few (radio), one of many (select), any of them (checks). */
  readonly kind: 'radio' | 'select' | 'checks';
  /** The choices, or the name of those that come from a service. */
  readonly options: readonly FormOption[] | string | Depends<readonly FormOption[]>;
  /** What is wrong with one chosen value that is on offer; undefined when nothing is. */
  readonly check?: (chosen: string, values: FormValues, context: FormContext) => string | undefined;
}

/** Yes or no; a declaration that must be ticked has `mustBe: true`. */
interface YesNoDescription extends FieldBase {
  readonly kind: 'yesNo' | 'tick';
  /** The answer without which the form cannot be sent, and the sentence that says so. */
  readonly mustBe?: { readonly answer: boolean; readonly message: string };
}

/**
 * Province, city, county: the code of the county, `320581`. It is asked for where there is a list
 * to choose from; without one, what a record or draft holds is kept as it is.
 */
interface RegionDescription extends FieldBase {
  readonly kind: 'region';
}

/** Several entries of the same shape. */
export interface ListDescription extends FieldBase {
  readonly kind: 'list';
  readonly fields: readonly PlainField[];
  readonly min?: number;
  readonly max: number;
  /** What one entry is called, e.g. 被投诉人. */
  readonly entryName: string;
  /** Fields that together tell entries apart; two equal ones are refused. */
  readonly distinctBy?: readonly string[];
  /** What is wrong with the entries taken together, such as their sum; undefined when nothing is. */
  readonly check?: (
    rows: readonly FormRow[],
    values: FormValues,
    context: FormContext,
  ) => string | undefined;
}

export type PlainField =
  | TextDescription
  | AreaDescription
  | DateDescription
  | ChoiceDescription
  | YesNoDescription
  | RegionDescription;

export type FormField = PlainField | ListDescription;

/** A group of fields with a sentence that says why they are asked. */
export interface FormSection {
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly when?: Depends<boolean>;
  readonly fields: readonly FormField[];
}

/** A kind of document to attach. */
export interface FileCategory {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly rule: 'standard' | 'evidence';
  readonly when?: Depends<boolean>;
  readonly required?: true | Depends<boolean>;
  /** In which case it is needed, where it is not always: 投诉须提交. */
  readonly inCase?: string;
  /** Key of the question, not one of a list, whose answer decides whether it is asked for. */
  readonly decidedBy?: string;
  /** Most files; by default what the rule allows. */
  readonly max?: number;
  /** The extensions taken, lower case, where the rule allows more. */
  readonly extensions?: readonly string[];
  /** Code of the article (type NEWS_DOWNLOAD) that offers a template. */
  readonly template?: string;
}

/** Something the user declares before applying. */
export interface ConsentItem {
  readonly key: string;
  readonly text: string;
  /** May be left unticked. */
  readonly optional?: true;
}

/** A whole form. */
export interface FormDescription {
  /** Process key of the application (domain reference 1.6), e.g. PJSQ. */
  readonly key: string;
  readonly title: string;
  /** Grows when drafts of the former shape can no longer be read. */
  readonly schemaVersion: number;
  readonly sections: readonly FormSection[];
  readonly files: readonly FileCategory[];
  readonly consent: { readonly version: string; readonly items: readonly ConsentItem[] };
}
