import type { ComponentType } from 'react';
import type { FormSources, PartProps } from '@/components/form/edit/FormProvider';
import type { FormStore } from '@/components/form/edit/formStore';
import type { FormFiles } from '@/components/form/files/formFiles';
import type { ApplicantProfile } from '@/domain/application/applicant';
import type { Eligibility } from '@/domain/application/eligibility';
import type { ServiceGuide } from '@/domain/application/guide';
import type { FormContext, FormDescription, FormValues } from '@/domain/form/description';
import type { ApplyState, BusinessService } from '@/links/business';
import type { Application } from '@/services/data/process';

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

/** One of the four services: what differs between them, and nothing else. */
export interface Service {
  readonly process: BusinessService;
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
  /** Beside the guide, such as the public list or the way to ask after an anonymous report. */
  readonly Beside?: ComponentType;
  /** Above the answers to check, such as how many copies of the papers are needed. */
  readonly BesideAnswers?: ComponentType<BesideForm>;
}

/** What the view of a request of a service shows besides what all have. */
export interface ServiceView {
  readonly process: BusinessService;
  readonly description: FormDescription;
  /** The choices that its description names, as far as the answers of this request need them. */
  readonly choices?: (request: Application, signal: AbortSignal) => Promise<FormContext['options']>;
  /** What the page shows when its address names no request; by default the way to one's own. */
  readonly Without?: ComponentType;
  /** Its own facts, such as the number at the national office. */
  readonly Facts?: ComponentType<{ readonly request: Application }>;
  /** Its own papers, such as the list of evidence. */
  readonly Papers?: ComponentType<{ readonly request: Application }>;
}
