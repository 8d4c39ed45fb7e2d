import { createContext, useContext, useEffect, useState } from 'react';
import { useKeptOnScreen } from '@/components/form/keptOnScreen';
import { dropTabDraft, readTabDraft, writeTabDraft } from '@/components/form/tabDraft';

const TEXT = 'words';

/**
 * Names the request whose forms stand below, so that what is written in them is kept in this tab:
 * the login after a lost session leads back to it. Without a name nothing is kept.
 */
export const KeptWordsOf = createContext<string | undefined>(undefined);

const keyOf = (owner: string, label: string) => `ipr-words ${owner} ${label}`;

/**
 * Words of one field, kept in this tab while they are not sent.
 *
 * @param label tells the fields of a request apart
 */
export function useKeptWords(label: string) {
  const owner = useContext(KeptWordsOf);
  const key = owner === undefined ? undefined : keyOf(owner, label);
  const [words, setWords] = useState(() => (key && readTabDraft(key)[TEXT]) || '');
  useEffect(() => {
    if (key) writeTabDraft(key, { [TEXT]: words });
  }, [key, words]);
  useKeptOnScreen(() => key !== undefined && words !== '' && TEXT in readTabDraft(key));
  const forget = () => {
    if (key) dropTabDraft(key);
    setWords('');
  };
  return { words, setWords, forget };
}

/** Whether words of a field wait to be sent, so that its form is opened again. */
export function useHasKeptWords(label: string): boolean {
  const owner = useContext(KeptWordsOf);
  const [kept] = useState(
    () => owner !== undefined && readTabDraft(keyOf(owner, label))[TEXT] !== undefined,
  );
  return kept;
}
