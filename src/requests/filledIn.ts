type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type));

/** Fields of the page in which something was typed. */
const typed = new Set<Field>();

globalThis.document?.addEventListener(
  'input',
  ({ target }) => isField(target) && typed.add(target),
  true,
);

let alsoKept: () => boolean = () => false;

/** Tells what else knows that something is filled in: drafts that were brought back, for instance. */
export function setAlsoFilledIn(ask: () => boolean): void {
  alsoKept = ask;
}

/** Whether anything was filled in on the page that the user sees: it is still there after a failed call. */
function isFilledIn(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed].some(({ value }) => value !== '') || alsoKept();
}

/** What a sentence about a failure adds where something was filled in. */
export const keptSentence = (): string => (isFilledIn() ? '已填写的内容已保留。' : '');
