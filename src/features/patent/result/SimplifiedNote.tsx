import { Link } from '@umijs/max';
import { chosenKind, type ReadQuery } from '@/components/search/readQuery';
import { type PatentResultState, patentResultLink } from '@/links/patent';

interface Props {
  state: PatentResultState;
  read: ReadQuery;
}

/** The query with its traditional words in quotes, where they are looked for as they stand. */
function asTyped(state: PatentResultState, { parts }: ReadQuery): PatentResultState {
  const as = parts.map((part, index) => {
    const kind = chosenKind(part, state.as[index]);
    // Quotes make words of a name.
    const changed = kind !== part.kind || (part.simplified && kind !== 'text');
    return changed ? kind : '';
  });
  const q = parts.reduceRight(
    (text, { simplified, excluded, from, to }) =>
      simplified && !excluded
        ? `${text.slice(0, from)}"${text.slice(from, to)}"${text.slice(to)}`
        : text,
    state.q,
  );
  return { ...state, q, as, page: 1, sel: '' };
}

/** Says that simplified characters were looked for as well, and leads to the search without them. */
export default function SimplifiedNote({ state, read }: Props) {
  const words = read.parts.flatMap(({ simplified = [] }) => simplified);
  return (
    <p className="ipr-note" role="status">
      已同时按简体“{words.join('”“')}”检索。
      <Link to={patentResultLink(asTyped(state, read))}>只按输入的繁体检索</Link>
    </p>
  );
}
