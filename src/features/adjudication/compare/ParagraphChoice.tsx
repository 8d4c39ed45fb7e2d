import { Link } from '@umijs/max';
import { useId, useMemo } from 'react';
import { adjudicationDetailLink } from '@/links/adjudication';
import { shownTitle } from '../facts';
import { paragraphLines } from '../reading/documentText';
import type { LoadedDocument } from '../reading/useDocument';

/** Characters of a paragraph in the list of them. */
const SHORT = 24;

interface Props {
  loaded: LoadedDocument;
  /** Address of the paragraph picked, '' for none. */
  picked: string;
  /** Query string of the list, with the comparison. */
  from: string;
  onPick: (address: string) => void;
}

/** The paragraph of a document that matters to the reader: picked from the list of all. */
export function ParagraphChoice({ loaded, picked, from, onPick }: Props) {
  const id = useId();
  const lines = useMemo(() => paragraphLines(loaded.sections), [loaded]);
  const groups = useMemo(() => [...new Set(lines.map(({ section }) => section))], [lines]);
  const chosen = lines.find(({ address }) => address === picked);
  const { document } = loaded;
  return (
    <div className="ipr-cse-pick">
      <label className="ipr-visually-hidden" htmlFor={id}>
        选择关键段落：{shownTitle(document)}
      </label>
      <select
        id={id}
        className="ipr-small-input ipr-no-print"
        value={chosen?.address ?? ''}
        onChange={({ target }) => onPick(target.value)}
      >
        <option value="">选择一段</option>
        {groups.map((section) => (
          <optgroup key={section} label={section}>
            {lines
              .filter((line) => line.section === section)
              .map(({ address, no, text }) => (
                <option key={address} value={address}>
                  第 {no} 段　{text.slice(0, SHORT)}
                  {text.length > SHORT && '…'}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {chosen && (
        <p className="ipr-in-text">
          <Link to={adjudicationDetailLink(document.id, { at: chosen.address, from })}>
            第 <span className="ipr-num">{chosen.no}</span> 段
          </Link>
          　{chosen.text}
        </p>
      )}
    </div>
  );
}
