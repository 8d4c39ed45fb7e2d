import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { SkeletonLines } from '@/components/state/Skeleton';
import { placeAddress, placeLabel } from '@/domain/law/articleKey';
import { dayCaution } from '@/domain/law/dayCaution';
import { quoteLawName } from '@/domain/law/lawName';
import { readTypedArticle, type TypedArticle } from '@/domain/law/typedArticle';
import { type LawListState, type LawSearchState, lawDetailLink, lawListLink } from '@/links/law';
import { type ResolvedLaw, resolveArticle } from '@/services/data/law';
import lawStyles from '../law.module.css';
import { TimelinessTag } from '../TimelinessTag';
import { wasSent } from './openTyped';

/** The article that the words of a search name, such as 专利法 71; null for other words. */
export const typedPlace = ({ q, words }: LawSearchState): TypedArticle | null =>
  words ? null : readTypedArticle(q);

const articleLink = ({ id }: ResolvedLaw, place: TypedArticle, asOf: string) =>
  lawDetailLink({ id, at: placeAddress(place), asOf });

/** What became of the words of a search that name an article. */
export interface TypedArticleRead {
  readonly place: TypedArticle | null;
  /** Null where no such law is held, undefined until it is known. */
  readonly law: ResolvedLaw | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** It stands in place of a search for its words. */
  readonly taken: boolean;
}

/**
 * Looks for the article that the words of a search name. Words that were just sent open it at once;
 * who comes back to the list finds it in place of the rows. Where there is no such law, or nobody
 * can tell, the words are searched.
 */
export function useTypedArticle(state: LawSearchState): TypedArticleRead {
  const place = typedPlace(state);
  const { asOf } = state;
  const navigate = useNavigate();
  const sent = wasSent(useLocation().state);
  const { data, current, error, retry } = useLatestAnswer(
    place ? `${place.law} ${placeAddress(place)} ${asOf}` : undefined,
    // The list says everything else: that this one fails takes nothing away.
    async (signal) => place && resolveArticle(place, asOf, { signal, skipErrorHandler: true }),
  );
  const law = place && current ? data : undefined;
  const to = place && law?.article ? articleLink(law, place, asOf) : '';
  useEffect(() => {
    if (sent && to) navigate(to, { replace: true });
  }, [sent, to, navigate]);
  return { place, law, error, retry, taken: place !== null && !error && law !== null };
}

interface Props {
  article: TypedArticleRead;
}

/** Why the words of a search that name an article are searched all the same. */
export function UnfoundArticle({ article: { place, law, error, retry } }: Props) {
  if (!place || law) return null;
  const label = placeLabel(place);
  return (
    <p role="status">
      {error ? (
        <>
          没有查到“{place.law}”的{label}，下面按这些词检索。
          <Button type="link" size="small" onClick={retry}>
            再查一次
          </Button>
        </>
      ) : (
        <>
          没有找到叫“{place.law}”的法律法规，打不开它的{label}；下面按这些词检索。也可以
          <Link to={lawListLink({ q: place.law })}>只按名称“{place.law}”检索</Link>。
        </>
      )}
    </p>
  );
}

/** The article that the words name, in place of a search for them, and the way to that search. */
export function FoundArticle({ article: { place, law }, state }: Props & { state: LawListState }) {
  if (!place || law === null) return null;
  if (!law) return <SkeletonLines widths={[40, 90, 84]} label="正在查找条文" />;
  const { asOf, q } = state;
  const label = placeLabel(place);
  const name = quoteLawName(law.title);
  const version = asOf ? `${asOf} 的版本` : '今天的版本';
  const caution = dayCaution(law, asOf);
  return (
    <Flex vertical gap={8} role="status" className={lawStyles.lawFoundArticle}>
      <p className="ipr-note">
        “{q.trim()}”理解为条文：{name}
        {label}（{version}），没有按词语检索。
      </p>
      <Flex wrap gap="4px 12px" align="center">
        <h2>
          {law.article ? (
            <Link to={articleLink(law, place, asOf)}>
              打开{name}
              {label}
            </Link>
          ) : (
            <>
              {name}
              {version}里没有查到{label}
            </>
          )}
        </h2>
        <TimelinessTag timeliness={law.timeliness} doubt={law.doubt} />
        {caution && <span className="ipr-note">{caution}</span>}
      </Flex>
      {law.article && <p>{law.article.text}</p>}
      <Flex wrap gap="4px 24px">
        {!law.article && <Link to={lawDetailLink({ id: law.id, asOf })}>打开这部法规</Link>}
        <Link to={lawListLink({ ...state, words: true, page: 1 })}>按词语检索“{q.trim()}”</Link>
      </Flex>
    </Flex>
  );
}
