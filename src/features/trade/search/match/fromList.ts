/** What the history keeps of matches that were opened from the list. */
export const FROM_LIST = { fromList: true } as const;

/** Whether going back leads to the list under the matches. */
export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
