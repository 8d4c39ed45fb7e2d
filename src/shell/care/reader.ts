import { createStore, useStore } from '@/store';
import { careChoices } from '../careMode';
import {
  type Place,
  rangeBetween,
  rangeOf,
  readableRoot,
  type Sentence,
  sentenceAt,
  sentencesIn,
} from './pageText';
import { findVoice } from './voice';

const NAME = 'ipr-spoken';
const WORD = 'ipr-spoken-word';
const BLOCK = 'data-spoken';

/** Part of the window's height at which the sentence read is brought into sight. */
const READING_LINE = 0.35;

/** Whether the browser can mark a part of a text. */
const marksText = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined';

/** Takes the mark of the sentence read away. */
function unmark(): void {
  if (marksText()) {
    CSS.highlights.delete(NAME);
    CSS.highlights.delete(WORD);
  }
  for (const element of document.querySelectorAll(`[${BLOCK}]`)) element.removeAttribute(BLOCK);
}

/**
 * Marks the word that is being said, within its sentence; nothing where the voice does not tell it.
 *
 * @param at its first character in the sentence, from 0
 */
function markWord(sentence: Sentence, at: number, length: number): void {
  if (!marksText() || sentence.field || at < 0 || !length) return;
  const start = sentence.placeAt(at, false);
  const end = sentence.placeAt(Math.min(at + length, sentence.text.length), true);
  const range = start && end && rangeBetween(start, end);
  if (!range) return;
  const word = new Highlight(range);
  word.priority = 1;
  CSS.highlights.set(WORD, word);
}

/**
 * Marks the sentence that is read and brings it into sight. Browsers that cannot mark a part of a
 * text get a line beside the element that it stands in.
 *
 * @returns false when the page has changed there, so that the sentence is no longer in it
 */
function mark(sentence: Sentence): boolean {
  unmark();
  const range = rangeOf(sentence);
  const element = sentence.field ?? sentence.start.node.parentElement;
  if (!range || !element) return false;
  if (sentence.field || !marksText()) element.setAttribute(BLOCK, '');
  else CSS.highlights.set(NAME, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const { innerHeight } = window;
  if (top < innerHeight * 0.15 || bottom > innerHeight * 0.7) {
    // Inside of a part that scrolls by itself first, then the page.
    element.scrollIntoView({ block: 'nearest' });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({
      top: range.getBoundingClientRect().top - innerHeight * READING_LINE,
      behavior: still ? 'auto' : 'smooth',
    });
  }
  return true;
}

/** Why reading is not going on, beside the reader's own wish. */
export type Silence = 'noVoice' | 'noText' | 'failed' | 'changed' | 'finished';

/** A place among so many, from 0. */
interface Step {
  readonly at: number;
  readonly total: number;
}

const NOWHERE: Step = { at: 0, total: 0 };

export interface Reading {
  readonly phase: 'idle' | 'starting' | 'speaking' | 'paused';
  /** Number of the sentence, from 0, and how many there are. */
  readonly at: number;
  readonly total: number;
  /** The same of the paragraphs, cells and headings, and of the sentences within this one. */
  readonly block: Step;
  readonly within: Step;
  readonly silence?: Silence | undefined;
}

/** Milliseconds after which a voice that has not begun is taken for one that never will. */
const BEGINS_WITHIN = 10_000;

const IDLE: Reading = { phase: 'idle', at: 0, total: 0, block: NOWHERE, within: NOWHERE };

const state = createStore<Reading>(IDLE);
let sentences: readonly Sentence[] = [];
let voice: SpeechSynthesisVoice | undefined;
let page = '';
/** Told apart from what an utterance that was broken off says afterwards. */
let run = 0;
let watch: ReturnType<typeof setTimeout> | undefined;

const become = state.set;

function hush(): void {
  run += 1;
  clearTimeout(watch);
  window.speechSynthesis?.cancel();
}

function end(silence?: Silence): void {
  hush();
  unmark();
  sentences = [];
  become({ ...IDLE, silence });
}

/** Stops where it is; the sentence stays marked and is read again when it goes on. */
function halt(silence?: Silence): void {
  hush();
  become({ ...state.get(), phase: 'paused', silence });
}

/** Where a sentence stands among the paragraphs, and within its own one. */
function placesOf(at: number, { block }: Sentence) {
  const first = sentences.findIndex((one) => one.block === block);
  const own = sentences.filter((one) => one.block === block).length;
  const blocks = new Set(sentences.map((one) => one.block));
  return {
    block: { at: [...blocks].indexOf(block), total: blocks.size },
    within: { at: at - first, total: own },
  };
}

function speak(at: number): void {
  const sentence = sentences[at];
  if (!sentence) {
    end('finished');
    return;
  }
  hush();
  const own = run;
  const ours = () => own === run;
  if (window.location.pathname !== page || !mark(sentence)) {
    end('changed');
    return;
  }
  const { before, text } = sentence;
  become({ phase: 'speaking', at, total: sentences.length, ...placesOf(at, sentence) });
  const said = before ? `${before}：` : '';
  const utterance = new SpeechSynthesisUtterance(said + text);
  utterance.voice = voice ?? null;
  utterance.lang = voice?.lang ?? 'zh-CN';
  utterance.rate = careChoices().rate;
  utterance.onstart = () => ours() && clearTimeout(watch);
  utterance.onboundary = ({ charIndex, charLength }) =>
    ours() && markWord(sentence, charIndex - said.length, charLength);
  utterance.onend = () => ours() && speak(at + 1);
  utterance.onerror = () => ours() && halt('failed');
  watch = setTimeout(() => ours() && halt('failed'), BEGINS_WITHIN);
  window.speechSynthesis.speak(utterance);
}

/**
 * Reads the main content, or the dialog that is open, sentence by sentence.
 *
 * @param from begins with the sentence at this place, else with the first one
 */
export async function startReading(from?: Place): Promise<void> {
  end();
  const own = run;
  become({ ...IDLE, phase: 'starting' });
  const found = await findVoice();
  if (own !== run) return;
  voice = found;
  if (!voice) {
    end('noVoice');
    return;
  }
  const root = readableRoot();
  sentences = root ? sentencesIn(root) : [];
  if (!sentences.length) {
    end('noText');
    return;
  }
  page = window.location.pathname;
  speak(from ? sentenceAt(sentences, from) : 0);
}

/** Pauses, or goes on with the sentence at which it was paused. */
export function pauseOrGoOn(): void {
  const { phase, at } = state.get();
  if (phase === 'speaking') halt();
  else if (phase === 'paused') speak(at);
}

/** Goes to another sentence: 1 for the next, -1 for the one before. */
export function moveReading(by: 1 | -1): void {
  const { phase, at, total } = state.get();
  if (phase === 'idle' || phase === 'starting') return;
  speak(Math.min(total - 1, Math.max(0, at + by)));
}

/** Reads the sentence again, with a speed that was just chosen. */
export function respeak(): void {
  const { phase, at } = state.get();
  if (phase === 'speaking') speak(at);
}

/** Ends the reading and takes its mark away. */
export function stopReading(): void {
  end();
}

/** Ends a reading whose page was left. */
export function stopElsewhere(): void {
  if (sentences.length && window.location.pathname !== page) end('changed');
}

export function reading(): Reading {
  return state.get();
}

/** Where the reading is. */
export function useReading(): Reading {
  return useStore(state, state.get);
}
