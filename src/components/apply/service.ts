import type { ComponentType } from 'react';
import type { FormSources, PartProps } from '@/components/form/edit/FormProvider';
import type { FormStore } from '@/components/form/edit/formStore';
import type { FormFiles } from '@/components/form/files/formFiles';
import type { ApplicantProfile } from '@/domain/application/applicant';
import type { Eligibility } from '@/domain/application/eligibility';
import type { ServiceGuide } from '@/domain/application/guide';
import type { FormDescription, FormValues } from '@/domain/form/description';
import type { ProcessKey } from '@/domain/workflow/status';
import type { ApplyState } from '@/links/business';
import type { CallOptions } from '@/requests/serviceClient';
import type { Application, NewApplication, Resubmission } from '@/services/data/process';
import type { Submitted } from '@/services/data/submission';

/** What is known when a new request begins. */
export interface Beginning {
  /** Registered data of the user; undefined when they could not be had. */
  readonly profile: ApplicantProfile | undefined;
  /** Answers of the user's last request of this service. */
  readonly last: FormValues | undefined;
  /** What the address carries: patent, record, kind of appeal. */
  readonly address: ApplyState;
}

/** What the parts of a service beside the fields get. */
export interface BesideForm {
  readonly store: FormStore;
  readonly files: FormFiles;
}

/** What the part of a service beside the fields of a section gets. */
export interface BesideSection extends BesideForm {
  /** Key of the section on the screen. */
  readonly section: string;
}

/** The calls of a process that has its own. */
export interface ServiceCalls {
  readonly create: (body: NewApplication, options: CallOptions) => Promise<Submitted>;
  readonly resubmit: (body: Resubmission, options: CallOptions) => Promise<Submitted>;
}

/** How requests are sent again that may be changed everywhere, as listings are. */
interface Revision {
  /** Before the form: what sending it again leads to. */
  readonly Notice: ComponentType<{ request: Application }>;
  /** What the receipt calls the way to the request, and the one to the guide with the own ones. */
  readonly progressLabel: string;
  readonly ownLabel: string;
}

/** A process that users begin: what differs between them, and nothing else. */
export interface Service {
  readonly process: ProcessKey;
  /** How it is sent; by default as `createProcess` and `process/resubmit`. */
  readonly calls?: ServiceCalls;
  /** By default a request sent back is corrected only where the office asked for it. */
  readonly revision?: Revision;
  readonly description: FormDescription;
  readonly guide: ServiceGuide;
  /** Short questions before the form, where they spare a form in vain. */
  readonly eligibility?: Eligibility;
  readonly sources: FormSources;
  /**
   * Choices of the description that are files of the form: their name → the category of files.
   * `FileChoices` gives them.
   */
  readonly fileChoices?: Readonly<Record<string, string>>;
  /** Parts that stand with a field, by the name in the description. */
  readonly parts?: Readonly<Record<string, ComponentType<PartProps>>>;
  /** The answers that need not be typed. What cannot be had is left out; it never rejects. */
  readonly prefill: (beginning: Beginning, signal: AbortSignal) => Promise<FormValues>;
  /** Keys of answers that a copy of an earlier request does not take over, such as a base date. */
  readonly notCopied?: readonly string[];
  /** Beside the guide, such as the public list or the way to ask after an anonymous report. */
  readonly Beside?: ComponentType;
  /**
   * Beside the fields of a section, below them on a narrow screen; nothing where the section has no
   * such part. It follows the typing and must not slow it.
   */
  readonly BesideFields?: ComponentType<BesideSection>;
  /** Keys of the sections that have such a part. */
  readonly besideSections?: readonly string[];
  /** Above the answers to check, such as how many copies of the papers are needed. */
  readonly BesideAnswers?: ComponentType<BesideForm>;
}
