import { Link } from '@umijs/max';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { placeLabel } from '@/domain/law/articleKey';
import { quoteLawName } from '@/domain/law/lawName';
import { standingInWords } from '@/domain/law/timeliness';
import { readTypedArticle } from '@/domain/law/typedArticle';
import { lawDetailLink } from '@/links/law';
import { resolveLaws } from '@/services/data/law';

/** The way to the article that the words of a search name, such as 专利法 71; nothing else. */
export function TypedArticle({ words }: { words: string }) {
  const place = readTypedArticle(words);
  const { data, current } = useLatestAnswer(
    place ? `${place.law} ${place.article}` : undefined,
    async (signal) => {
      if (!place) return null;
      const { law, article } = place;
      // The list says everything else: that this one fails takes nothing away.
      const call = { signal, skipErrorHandler: true };
      const [found] = await resolveLaws([{ name: law, article }], undefined, call);
      return found ?? null;
    },
  );
  if (!place || !current || !data?.id || !data.article) return null;
  return (
    <p role="status">
      <Link to={lawDetailLink({ id: data.id, at: data.article.key })}>
        打开{quoteLawName(data.title)}
        {placeLabel(place)}
      </Link>{' '}
      <span className="ipr-note">{standingInWords(data)}</span>
    </p>
  );
}
