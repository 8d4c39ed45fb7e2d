import { pageOf } from '@/requests/envelopes';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from './contract/nav';

type Schemas = components['schemas'];
export type SubjectDetail = Schemas['SubjectDetail'];
export type SubjectFacts = Schemas['SubjectFacts'];
export type ChainNode = Schemas['ChainNode'];
export type NodeFacts = Schemas['NodeFacts'];
export type NodeDetail = Schemas['NodeDetail'];
export type Indicators = Schemas['Indicators'];
export type NavConclusion = Schemas['Conclusion'];
export type NavReport = Schemas['Report'];
export type Subject = components['schemas']['Subject'];
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
  return pageOf(await callService('GET', 'nav', '/api/front/subject/find', { ...options, params }));
}

/** GET {nav}/api/front/subject/findOne: a subject with its industry chain; the path is assumed. */
export function findSubject(id: string, options?: CallOptions): Promise<SubjectDetail> {
  return callService('GET', 'nav', '/api/front/subject/findOne', { ...options, params: { id } });
}

/** GET {nav}/api/front/node/findOne: a node with its indicators; the path is assumed. */
export function findNode(
  subjectId: string,
  id: string,
  options?: CallOptions,
): Promise<NodeDetail> {
  const params = { subjectId, id };
  return callService('GET', 'nav', '/api/front/node/findOne', { ...options, params });
}
