import { Link } from '@umijs/max';
import { patentDetailLink } from '@/links/patent';
import { SearchLink } from './SearchLink';

/** Number of another document: its record where it can be opened here, else a search for it. */
export function DocumentLink({ id, number }: { id: string | undefined; number: string }) {
  return (
    <span className="ipr-num ipr-nowrap">
      {id ? (
        <Link to={patentDetailLink(id)}>{number || '号码不详'}</Link>
      ) : number ? (
        <SearchLink field="PN" value={number} />
      ) : (
        '—'
      )}
    </span>
  );
}
