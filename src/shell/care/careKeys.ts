import { history } from '@umijs/max';
import { dialogOver } from '@/components/dialog/dialogOver';
import { links } from '@/links/paths';
import { dropStored } from '@/storage';
import { STORAGE_KEYS } from '../../../config/portal';
import {
  CARE_DEFAULTS,
  CARE_OPTIONS,
  type CareChoices,
  careChoices,
  setCareChoices,
  toolsShown,
} from '../careMode';
import styles from '../header.module.css';
import { MAIN_ID } from '../mainId';
import { readableRoot } from './pageText';
import { pauseOrGoOn, reading, startReading, stopReading } from './reader';
import { lastPlace, openDialog, say } from './shared';
import { CONTRAST_NAMES, zoomName } from './wording';

/** How long the search page may take until its box can have the focus, and how often it is looked for, in ms. */
const BOX_WITHIN = 5000;
const LOOK_EVERY = 100;

const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

/** The page's search box: of a form with 检索, or marked as one. */
function searchBox(): HTMLElement | null {
  const main = document.getElementById(MAIN_ID);
  const form = Array.from(main?.querySelectorAll('form') ?? []).find((one) =>
    Array.from(one.querySelectorAll('button')).some(
      ({ textContent }) => textContent?.trim() === '检索',
    ),
  );
  return (
    form?.querySelector<HTMLElement>(TEXT_FIELD) ??
    main?.querySelector<HTMLElement>(`[role="search"] input, input[type="search"]`) ??
    null
  );
}

function toSearch(): void {
  const box = searchBox();
  if (box) {
    box.focus();
    return;
  }
  history.push(links.patentSearch);
  const began = Date.now();
  const timer = setInterval(() => {
    const found = searchBox();
    found?.focus();
    if (found || Date.now() - began > BOX_WITHIN) clearInterval(timer);
  }, LOOK_EVERY);
}

function toMenu(): void {
  const link = document.querySelector<HTMLElement>('.ant-pro-sider a[href]');
  const button = document.querySelector<HTMLElement>(`.${styles.header} button[aria-expanded]`);
  if (link?.getClientRects().length) link.focus();
  else if (button) button.focus();
  else say('本页没有导航菜单。');
}

/** Changes a choice and says so; the toolbar comes with it, so that the change can be taken back. */
function choose(some: Partial<CareChoices>, words: string): void {
  const kept = setCareChoices({ ...some, ...(!toolsShown() && { asked: true }) });
  say(kept ? words : `${words}。浏览器没有允许保存，只在这次打开时有效。`);
}

function zoomBy(step: 1 | -1): void {
  const { zoom } = careChoices();
  const at = CARE_OPTIONS.zoom.indexOf(zoom);
  const next = CARE_OPTIONS.zoom[at + step];
  if (next) choose({ zoom: next }, `放大 ${zoomName(next)}`);
  else say(step > 0 ? '已经是最大' : '已经是最小');
}

function nextContrast(): void {
  const { contrast } = careChoices();
  const at = CARE_OPTIONS.contrast.indexOf(contrast) + 1;
  const next = CARE_OPTIONS.contrast[at] ?? 'none';
  choose({ contrast: next }, CONTRAST_NAMES[next]);
}

/** Reads from where the focus is, else from the beginning; pauses or goes on while reading. */
function readOrPause(): void {
  const { phase } = reading();
  if (phase === 'starting') {
    stopReading();
    return;
  }
  if (phase !== 'idle') {
    pauseOrGoOn();
    return;
  }
  const root = readableRoot();
  const focused = document.activeElement;
  const within = focused && focused !== root && root?.contains(focused);
  startReading(within ? (lastPlace() ?? { node: focused, offset: 0 }) : undefined);
}

/** Takes all choices back and says so; whether the tools show stays as it is. */
export function resetCare(): void {
  stopReading();
  const { asked } = careChoices();
  setCareChoices({ ...CARE_DEFAULTS, asked });
  if (!asked) dropStored(STORAGE_KEYS.careChoices);
  say('辅助设置已恢复默认。');
}

const ACTIONS: Record<string, () => void> = {
  Digit1: () => history.push(links.landing),
  Digit2: () => document.getElementById(MAIN_ID)?.focus(),
  Digit3: toSearch,
  Digit4: toMenu,
  Digit0: () => openDialog('help'),
  ArrowUp: () => zoomBy(1),
  ArrowDown: () => zoomBy(-1),
  KeyH: nextContrast,
  KeyR: readOrPause,
  KeyQ: resetCare,
};

/**
 * Does what a key with Alt, or Shift and Alt, is for. A dialog that is open is not left behind: the
 * keys that lead elsewhere do nothing before it is closed.
 *
 * @param code the key's place, `event.code`
 */
export function pressCareKey(code: string): void {
  const leads = code.startsWith('Digit');
  if (leads && dialogOver()) return;
  ACTIONS[code]?.();
}
