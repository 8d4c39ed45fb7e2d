import { isPlainObject, readStored, writeStored } from '@/storage';
import { createStore, useStore } from '@/store';
import { STORAGE_KEYS } from '../../config/portal';

/** What each tool of the care mode can be set to (domain reference 7, 适老化); the first is the default. */
export const CARE_OPTIONS = {
  zoom: [1, 1.25, 1.5, 1.75, 2],
  contrast: ['none', 'black', 'white', 'yellow'],
  spacing: [false, true],
  plain: [false, true],
  guide: [false, true],
  cursor: [false, true],
  /** What is pointed at, once more and large; and said. */
  caption: [false, true],
  point: [false, true],
  rate: [1, 0.75, 1.25, 1.5, 2],
  /** The tools were asked for by a key, outside of the care mode. */
  asked: [false, true],
} as const;

export type CareChoices = {
  [Name in keyof typeof CARE_OPTIONS]: (typeof CARE_OPTIONS)[Name][number];
};

const NAMES = Object.keys(CARE_OPTIONS) as (keyof CareChoices)[];

/** The choices that a stored value holds; what is missing or unknown gets its default. */
function choicesOf(stored: Record<string, unknown>): CareChoices {
  return Object.fromEntries(
    NAMES.map((name) => {
      const options: readonly unknown[] = CARE_OPTIONS[name];
      return [name, options.includes(stored[name]) ? stored[name] : options[0]];
    }),
  ) as CareChoices;
}

/** What holds until something is chosen. */
export const CARE_DEFAULTS = choicesOf({});

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

interface Care {
  readonly on: boolean;
  readonly choices: CareChoices;
}

/** Undefined until it is asked for. */
const care = createStore<Care | undefined>(undefined);

function read(): Care {
  const known = care.get();
  if (known) return known;
  const stored = {
    on: readStored(STORAGE_KEYS.careMode, isBoolean) ?? false,
    choices: choicesOf(readStored(STORAGE_KEYS.careChoices, isPlainObject) ?? {}),
  };
  care.set(stored);
  return stored;
}

/** What was chosen in this browser, whether it shows at present or not. */
export function careChoices(): CareChoices {
  return read().choices;
}

/**
 * Switches the care mode (适老化) and remembers the choice in this browser. Off puts the tools away
 * as well; what was chosen with them is kept for the next time.
 */
export function setCareMode(value: boolean): void {
  writeStored(STORAGE_KEYS.careMode, value);
  care.set({ ...read(), on: value });
  if (careChoices().asked) setCareChoices({ asked: false });
}

/**
 * Changes some of the choices and remembers all of them in this browser.
 *
 * @returns false when the browser refused to store them; they then hold for this page
 */
export function setCareChoices(some: Partial<CareChoices>): boolean {
  const choices = { ...careChoices(), ...some };
  const kept = writeStored(STORAGE_KEYS.careChoices, choices);
  care.set({ ...read(), choices });
  return kept;
}

/** Forgets the values held in memory, so that the next read comes from storage. For tests. */
export function forgetCareMode(): void {
  care.set(undefined);
}

const isOn = () => read().on;
const shownChoices = () => (toolsShown() ? careChoices() : CARE_DEFAULTS);

/** Whether the care mode is on. */
export function useCareMode(): boolean {
  return useStore(care, isOn);
}

/** Whether the toolbar shows: in the care mode, or when a key asked for one of its tools. */
export function toolsShown(): boolean {
  const { on, choices } = read();
  return on || choices.asked;
}

/** Whether the toolbar shows. */
export function useToolsShown(): boolean {
  return useStore(care, toolsShown);
}

/** The choices that show at present: the defaults while the tools are put away. */
export function useCareChoices(): CareChoices {
  return useStore(care, shownChoices);
}
