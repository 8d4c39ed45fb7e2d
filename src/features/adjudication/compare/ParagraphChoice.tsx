import { Link } from '@umijs/max';
import { useId, useMemo } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import readingStyles from '@/components/reading/reading.module.css';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { adjudicationDetailLink } from '@/links/adjudication';
import adjudicationStyles from '../adjudication.module.css';
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
  const paragraphs = useMemo(
    () =>
      [...new Set(lines.map(({ section }) => section))].map((section) => ({
        label: section,
        options: lines
          .filter((line) => line.section === section)
          .map(({ address, no, text }) => ({
            value: address,
            label: `第 ${no} 段　${text.slice(0, SHORT)}${text.length > SHORT ? '…' : ''}`,
          })),
      })),
    [lines],
  );
  const chosen = lines.find(({ address }) => address === picked);
  const { document } = loaded;
  return (
    <div className={adjudicationStyles.csePick}>
      <label className="ipr-visually-hidden" htmlFor={id}>
        选择关键段落：{shownTitle(document)}
      </label>
      <PlainSelect
        id={id}
        className="ipr-small-input ipr-no-print"
        value={chosen?.address ?? ''}
        options={[{ value: '', label: '选择一段' }, ...paragraphs]}
        onChange={onPick}
      />
      {chosen && (
        <p className={readingStyles.inText}>
          <Link to={adjudicationDetailLink(document.id, { at: chosen.address, from })}>
            第 <span className="ipr-num">{chosen.no}</span> 段
          </Link>
          　{chosen.text}
        </p>
      )}
    </div>
  );
}
