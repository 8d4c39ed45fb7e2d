import { type Complete, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from './contract/nav';
import * as readers from './contract/navReaders';

type Schemas = components['schemas'];
export type SubjectDetail = Complete<Schemas['SubjectDetail']>;
export type SubjectFacts = Complete<Schemas['SubjectFacts']>;
export type ChainNode = Complete<Schemas['ChainNode']>;
export type NodeFacts = Complete<Schemas['NodeFacts']>;
export type NodeDetail = Complete<Schemas['NodeDetail']>;
export type Indicators = Complete<Schemas['Indicators']>;
export type NavConclusion = Complete<Schemas['Conclusion']>;
export type NavReport = Complete<Schemas['Report']>;
export type Subject = Complete<Schemas['Subject']>;
export type SubjectQuery = components['schemas']['SubjectQuery'];

export interface SubjectPage {
  content: Subject[];
  totalElements: number;
}

/** Navigation subjects by tag and text, newest first. The path is assumed. */
export async function findSubjects(
  params: { queryData?: SubjectQuery; page?: number; size?: number },
  options?: CallOptions,
): Promise<SubjectPage> {
  const call = { ...options, params };
  return readPage(
    readers.Subject,
    await callService('GET', 'nav', '/api/front/subject/find', call),
  );
}

/** GET {nav}/api/front/subject/findOne: a subject with its industry chain; the path is assumed. */
export async function findSubject(id: string, options?: CallOptions): Promise<SubjectDetail> {
  const call = { ...options, params: { id } };
  return readOne(
    readers.SubjectDetail,
    await callService('GET', 'nav', '/api/front/subject/findOne', call),
  );
}

/** GET {nav}/api/front/node/findOne: a node with its indicators; the path is assumed. */
export async function findNode(
  subjectId: string,
  id: string,
  options?: CallOptions,
): Promise<NodeDetail> {
  const call = { ...options, params: { subjectId, id } };
  return readOne(
    readers.NodeDetail,
    await callService('GET', 'nav', '/api/front/node/findOne', call),
  );
}
