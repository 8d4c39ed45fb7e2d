import type { ComponentType } from 'react';
import type { FormContext, FormDescription } from '@/domain/form/description';
import type { ComplaintWay } from '@/domain/workflow/limits';
import type { ProcessKey } from '@/domain/workflow/status';
import type { Application } from '@/services/data/process';

/** What the view of a request of a service shows besides what all have. */
export interface ServiceView {
  readonly process: ProcessKey;
  readonly description: FormDescription;
  /** The choices that its description names, as far as the answers of this request need them. */
  readonly choices?: (request: Application, signal: AbortSignal) => Promise<FormContext['options']>;
  /** How a report or complaint is dealt with, on which its limits depend; undefined if not known. */
  readonly wayOf?: (request: Application) => ComplaintWay | undefined;
  /** What the page shows when its address names no request; by default the way to one's own. */
  readonly Without?: ComponentType;
  /**
   * What the request came to, where that is more than a document: it comes first, and is printed as
   * it stands, before the request.
   */
  readonly Result?: ComponentType<{ readonly request: Application }>;
  /** What lies over the texts of a confidential request. */
  readonly Over?: ComponentType;
  /** What its own facts are called; undefined where a request has none. */
  readonly factsOf?: (request: Application) => string | undefined;
  /** Its own facts, such as the number at the national office. */
  readonly Facts?: ComponentType<{ readonly request: Application }>;
  /** The answers that its own facts tell, by field, in the words of the answers. */
  readonly toldOf?: (request: Application) => Readonly<Record<string, string | undefined>>;
  /** Its own papers, such as the list of evidence. */
  readonly Papers?: ComponentType<{ readonly request: Application }>;
}
