import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { placeAddress, placeLabel } from '@/domain/law/articleKey';
import { quoteLawName } from '@/domain/law/lawName';
import { standingInWords } from '@/domain/law/timeliness';
import { readTypedArticle, type TypedArticle as Typed } from '@/domain/law/typedArticle';
import { lawDetailLink, lawListLink } from '@/links/law';
import { type ResolvedLaw, resolveLaws } from '@/services/data/law';
import { wasSent } from './openTyped';

const articleLink = ({ id }: ResolvedLaw, place: Typed) =>
  lawDetailLink({ id, at: placeAddress(place) });

/** What was found of a place: the way there, or the sentence that it is not there. */
function Found({ law, place }: { law: ResolvedLaw | null; place: Typed }) {
  const label = placeLabel(place);
  if (!law?.id) {
    return (
      <>
        没有找到叫“{place.law}”的法律法规，打不开它的{label}；下面按这些词检索。也可以
        <Link to={lawListLink({ q: place.law })}>只按名称“{place.law}”检索</Link>。
      </>
    );
  }
  const name = quoteLawName(law.title);
  if (!law.article) {
    return (
      <>
        {name}今天的版本没有{label}，<Link to={lawDetailLink({ id: law.id })}>打开这部法规</Link>。
      </>
    );
  }
  return (
    <>
      <Link to={articleLink(law, place)}>
        打开{name}
        {label}
      </Link>{' '}
      <span className="ipr-note">{standingInWords(law)}</span>
    </>
  );
}

/**
 * The article that the words of a search name, such as 专利法 71; nothing for other words. Words that
 * were just sent open it at once; who comes back to the list finds the way there.
 */
export function TypedArticle({ words }: { words: string }) {
  const place = readTypedArticle(words);
  const navigate = useNavigate();
  const sent = wasSent(useLocation().state);
  const { data, current, error, retry } = useLatestAnswer(
    place ? `${place.law} ${placeAddress(place)}` : undefined,
    async (signal) => {
      if (!place) return null;
      const { law, article } = place;
      // The list says everything else: that this one fails takes nothing away.
      const call = { signal, skipErrorHandler: true };
      const [found] = await resolveLaws([{ name: law, article }], undefined, call);
      return found ?? null;
    },
  );
  const to = place && current && data?.id && data.article ? articleLink(data, place) : '';
  useEffect(() => {
    if (sent && to) navigate(to, { replace: true });
  }, [sent, to, navigate]);
  if (!place) return null;
  return (
    <p role="status">
      {error ? (
        <>
          没有查到“{words}”是哪一条，下面的检索结果不受影响。
          <Button type="link" size="small" onClick={retry}>
            再查一次
          </Button>
        </>
      ) : (
        current && <Found law={data ?? null} place={place} />
      )}
    </p>
  );
}
