import type { AssessmentResult } from '../../src/domain/assessment/result';
import type { Application, Attachment, FlowNode } from '../contract';

/** Processes whose whole life the mock plays (domain 2.2–2.9). */
export const HANDLED_PROCESSES = [
  'PJSQ',
  'JBTS',
  'SXSS',
  'WQYZ',
  'SQQPG',
  'WDXPJ',
  'JZPJ',
] as const;

/** Sent by createProcess. */
export type CreatedProcess = (typeof HANDLED_PROCESSES)[number];

/** Listings are sent by a call of their own (domain 2.6). */
export type HandledProcess = CreatedProcess | 'ZLJY';

/** A stop on the way of a request; corrections and objections stop at the same step again. */
export interface Visit {
  key: string;
  name: string;
  assignee: string;
  type: FlowNode['type'];
  state: 'ACTIVE' | 'DONE' | 'REJECTED';
  /** How often the way has come here, from 1. */
  round: number;
  startTime: string;
  endTime?: string;
  action?: string;
  opinion?: string;
  /** The opinion stays inside the office. */
  staffOnly?: boolean;
}

/** A request as the mock keeps it: what the contract shows, and what stays inside. */
export type StoredApplication = Omit<Application, 'processKey' | 'record'> & {
  processKey: HandledProcess;
  /** Id of the user; null for an anonymous report. */
  ownerId: string | null;
  visits: Visit[];
  /** Of an SXSS request. */
  recordId?: string;
  /** What became of a listing (ZLJY). */
  listing?: ListingLife;
  /** Assessed by the system alone, at once (domain 2.9). */
  automatic?: true;
  /** One of those that the mock begins with; nobody sent it. */
  sample?: true;
  /** What an assessment came to; made when it is first asked for, of the day it was finished. */
  assessment?: AssessmentResult;
};

/** What became of a listing. */
interface ListingLife {
  publishTime?: string;
  /** When it was taken off, expired, dealt or blocked. */
  endTime?: string;
  /** Why it is offline, or blocked. */
  reason?: string;
  deal?: { transactionTypeId: string; month: string; amount?: number; buyer?: string };
}

/** A file with its bytes. */
export interface StoredFile extends Attachment {
  /** Null: a document of the office; see `applicationId`. */
  ownerId: string | null;
  content: Uint8Array;
  /** The request it belongs to; absent until it is sent. */
  applicationId?: string;
}

/** An upload under way, or ended with its file. */
export interface Upload {
  ownerId: string;
  name: string;
  category: string;
  total: number;
  sha256: string;
  chunks: Uint8Array[];
  received: number;
  fileId?: string;
}

/** A dishonesty record as the mock keeps it; what depends on user and day is computed. */
export interface StoredRecord {
  id: string;
  recordNo: string;
  subjectType: 'ENTERPRISE' | 'PERSON';
  subjectName: string;
  subjectCode: string;
  /** User whose record it is, where the code cannot tell. */
  ownerId?: string;
  behavior: '1' | '2' | '3' | '4' | '5' | '6' | '7';
  description: string;
  basis: string;
  level: 'GENERAL' | 'SERIOUS';
  decisionNo: string;
  decisionOrg: string;
  decisionDate: string;
  measures: string[];
  managedFrom: string;
  managedTo: string;
  publishFrom: string;
  publishTo: string;
  repairStatus: 'NONE' | 'APPLIED' | 'REPAIRED' | 'REMOVED' | 'REVOKED';
  lastRepairDate?: string;
  /** Invented. */
  sample?: true;
}

/** Everything about requests that the mock remembers. */
export interface ProcessState {
  /** By id, the oldest first. */
  applications: Map<string, StoredApplication>;
  /** Id of the request by user and idempotency key. */
  keys: Map<string, string>;
  files: Map<string, StoredFile>;
  /** By user and upload id. */
  uploads: Map<string, Upload>;
  records: Map<string, StoredRecord>;
  /** Wrong codes in a row, by the number of an anonymous report. */
  wrongCodes: Map<string, number>;
}
