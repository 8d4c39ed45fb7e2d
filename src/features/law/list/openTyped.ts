/** How a search is sent on: an article that its words name is opened at once. */
export const SENT = { state: { opens: true } } as const;

/** Whether a place of the history is one that was just sent. */
export const wasSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === true;
