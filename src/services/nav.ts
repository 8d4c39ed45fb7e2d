import { pageOf } from '@/requests/envelopes';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from './contract/nav';

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
