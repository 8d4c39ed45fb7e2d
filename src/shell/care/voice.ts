/** Milliseconds in which a browser may name its voices: some load them only when asked. */
const VOICES_WITHIN = 1500;

/** Whether a voice speaks Chinese as it is spoken here. */
const speaksChinese = ({ lang }: SpeechSynthesisVoice) => /^(zh|cmn)([-_]|$)/i.test(lang);

function bestOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const chinese = voices.filter(speaksChinese);
  const mainland = chinese.filter(({ lang }) => /CN|Hans/i.test(lang));
  // A voice of this device first: the others send the text to a service of the browser's maker.
  for (const some of [mainland, chinese]) {
    const found = some.find(({ localService }) => localService) ?? some[0];
    if (found) return found;
  }
  return undefined;
}

/** The Chinese voice to read with; undefined when this browser has none. */
export function findVoice(): Promise<SpeechSynthesisVoice | undefined> {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') {
    return Promise.resolve(undefined);
  }
  const found = bestOf(synthesis.getVoices());
  if (found) return Promise.resolve(found);
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      synthesis.removeEventListener?.('voiceschanged', onVoices);
      done(bestOf(synthesis.getVoices()));
    };
    const onVoices = () => {
      if (bestOf(synthesis.getVoices())) finish();
    };
    const timer = setTimeout(finish, VOICES_WITHIN);
    synthesis.addEventListener?.('voiceschanged', onVoices);
  });
}
