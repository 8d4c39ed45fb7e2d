import type { Procedure } from './types';

/** What the two sides are called in each instance: who began it, and the other. */
export const PROCEDURE_ROLES: Readonly<Record<Procedure, readonly [own: string, other: string]>> = {
  FIRST: ['原告', '被告'],
  SECOND: ['上诉人（原审原告）', '被上诉人（原审被告）'],
  RETRIAL: ['再审申请人（一审原告、二审上诉人）', '被申请人（一审被告、二审被上诉人）'],
  OTHER: ['请求人', '被请求人'],
};

/** The role without what stands in brackets. */
export const bareRole = (role: string): string => role.replace(/（.*/, '');
