import { useEventListener, useUnmount, useUpdateEffect } from 'ahooks';
import { useRef } from 'react';
import { careChoices } from '../careMode';
import styles from './care.module.css';
import { type Place, placeAtPoint, sentenceAt, sentencesIn } from './pageText';
import { reading } from './reader';
import { say } from './shared';
import { findVoice } from './voice';
import { SILENCES } from './wording';

/** Milliseconds for which the pointer rests before what is under it is read. */
const RESTS = 400;

const CONTROL =
  'a, button, input, select, textarea, summary, label, img, [role="option"], [role="tab"], [role="menuitem"], [role="treeitem"], [role="img"]';

/** The reader's own parts show and say themselves. */
const OWN = `.${styles.careStrip}, .${styles.careCaption}, .${styles.careGuide}`;

const wordsOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** What a field, link, button or picture is called, with what a field holds. */
function nameOf(control: Element): string {
  const named = control
    .getAttribute('aria-labelledby')
    ?.split(/\s+/)
    .map((id) => wordsOf(document.getElementById(id)))
    .filter(Boolean)
    .join(' ');
  const label = named || control.getAttribute('aria-label') || control.getAttribute('alt');
  if (control instanceof HTMLSelectElement) {
    return [label || wordsOf(control.labels[0]), control.selectedOptions[0]?.text]
      .filter(Boolean)
      .join('：');
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const called = label || wordsOf(control.labels?.[0]) || control.placeholder;
    if (/^(checkbox|radio)$/.test(control.type)) {
      return `${called}：${(control as HTMLInputElement).checked ? '已选中' : '未选中'}`;
    }
    return [called, control.type === 'password' ? '' : control.value].filter(Boolean).join('：');
  }
  return label || wordsOf(control);
}

/** The sentence at a place of the page. */
function sentenceAtPlace(place: Place): string {
  let box = place.node.parentElement;
  while (box && /^inline/.test(getComputedStyle(box).display)) box = box.parentElement;
  const sentences = box ? sentencesIn(box) : [];
  const { before = '', text = '' } = sentences[sentenceAt(sentences, place)] ?? {};
  return before ? `${before}：${text}` : text;
}

/** What stands under the pointer, or has the focus: a control by its name, else a sentence. */
function textAt(target: Element, at?: { clientX: number; clientY: number }): string {
  const control = target.closest(CONTROL);
  if (control) return nameOf(control);
  const place = at && placeAtPoint(at.clientX, at.clientY);
  // The browser names the nearest text, however far away it is.
  return place && target.contains(place.node) ? sentenceAtPlace(place) : '';
}

/** Says a text in place of what was being said; never while the page is being read. */
async function speakOut(text: string, wanted: () => boolean): Promise<void> {
  if (reading().phase !== 'idle') return;
  const voice = await findVoice();
  if (!wanted() || reading().phase !== 'idle') return;
  if (!voice) {
    say(SILENCES.noVoice);
    return;
  }
  window.speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = careChoices().rate;
  window.speechSynthesis.speak(utterance);
}

/**
 * Follows the pointer and the focus (domain reference 7, 适老化: read-aloud of focus or hover
 * text).
 *
 * @param onText gets each new text, for the large line
 * @param aloud says it as well, once the pointer rests; Escape silences it
 */
export function usePointing(onText: (text: string) => void, aloud: boolean): void {
  const last = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef(0);
  const take = (text: string) => {
    if (!text || text === last.current) return;
    last.current = text;
    onText(text);
    if (!aloud) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void speakOut(text, () => last.current === text), RESTS);
  };
  const onPointer = (event: PointerEvent) => {
    const { target } = event;
    cancelAnimationFrame(request.current);
    request.current = requestAnimationFrame(() => {
      if (target instanceof Element && !target.closest(OWN)) take(textAt(target, event));
    });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(CONTROL) && !target.closest(OWN)) {
      take(nameOf(target));
    }
  };
  const hush = () => {
    clearTimeout(timer.current);
    last.current = '';
    if (reading().phase === 'idle') window.speechSynthesis?.cancel();
  };
  useEventListener('pointermove', onPointer, { passive: true });
  useEventListener('focusin', onFocus, { target: document });
  useEventListener('keydown', ({ key }) => key === 'Escape' && hush(), { capture: true });
  useUpdateEffect(hush, [aloud]);
  useUnmount(() => {
    cancelAnimationFrame(request.current);
    hush();
  });
}
