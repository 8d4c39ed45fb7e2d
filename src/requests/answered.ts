import { createStore } from '@/store';

/** When the back end answered this page last, in milliseconds since 1970; 0 before the first time. */
export const lastAnswer = createStore(0);

/** A call was answered, so the session goes on from here. */
export const noteAnswered = (): void => lastAnswer.set(Date.now());
