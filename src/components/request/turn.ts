/** Under which heading the office says why a request was refused or ended. */
export const REFUSALS = { REJECTED: '不予受理的理由', TERMINATED: '终止的理由' } as const;
