import { useMemo } from 'react';
import type { CitationScope } from '@/components/citation/citationScope';
import { type ArticlePlace, placeAddress, placeLabel } from '@/domain/law/articleKey';
import { foldLawName } from '@/domain/law/lawName';
import { articlesOf, articleText, type LawText } from '@/domain/law/lawText';
import { lawDetailLink } from '@/links/law';
import type { LawRecord } from '@/services/data/law';

/** What stands around the texts of a law: its own articles, and the day read. */
export function useLawScope(record: LawRecord, text: LawText, asOf: string): CitationScope {
  return useMemo(() => {
    const articles = new Map(articlesOf(text).map((article) => [article.key, article]));
    const target = (place: ArticlePlace) => {
      const article = articles.get(place.article);
      return (
        article && {
          to: lawDetailLink({ id: record.id, at: placeAddress(place) }),
          title: record.title,
          facts: [placeLabel(place)],
          text: articleText(article),
        }
      );
    };
    return {
      ...(asOf && { asOf }),
      own: { name: foldLawName(record.title).name, target },
    };
  }, [record, text, asOf]);
}
