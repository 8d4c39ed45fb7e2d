import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { type Citation, citedRuns, findCitations } from '@/domain/law/findCitations';
import { CitationLink } from './CitationLink';
import { type CitationScope, useCitationScope } from './citationScope';
import type { CitationTarget } from './citationTarget';
import { keptTarget, wantTargets } from './targetCache';

interface Props {
  /** One paragraph, without the number of the article it belongs to. */
  text: string;
  /** Key of the article of the own law that the text stands in, for 本条第二款. */
  article?: string | undefined;
}

/** A place of the law that the text belongs to: null where that has no such place. */
function ownTarget(
  citation: Citation,
  { own }: Pick<CitationScope, 'own'>,
): CitationTarget | null | undefined {
  if (citation.kind !== 'law' || citation.name !== own?.name) return undefined;
  return citation.edition || !citation.place ? undefined : (own.target(citation.place) ?? null);
}

/** Null where the portal has nothing, undefined while it is not known. */
function targetOf(citation: Citation, scope: CitationScope): CitationTarget | null | undefined {
  const own = ownTarget(citation, scope);
  return own === undefined ? keptTarget(citation, scope.asOf) : own;
}

/**
 * A text whose citations of laws, cases and patents are links to the portal's own pages, each with
 * a preview. What the portal does not have stays text, and so does everything until it is known.
 */
export const LiveText = memo(function LiveText({ text, article }: Props) {
  const scope = useCitationScope();
  const { asOf, names, own } = scope;
  const citations = useMemo(
    () =>
      findCitations(text, {
        names,
        ...(own && { own: { name: own.name, ...(article !== undefined && { article }) } }),
      }),
    [text, names, own, article],
  );
  const [, setAnswers] = useState(0);
  useEffect(() => {
    const others = citations.filter((citation) => targetOf(citation, { own, asOf }) === undefined);
    if (others.length === 0) return;
    let gone = false;
    wantTargets(others, asOf).then(() => {
      if (!gone && others.some((citation) => keptTarget(citation, asOf))) {
        startTransition(() => setAnswers((count) => count + 1));
      }
    });
    return () => {
      gone = true;
    };
  }, [citations, asOf, own]);
  if (citations.length === 0) return text;
  let at = 0;
  return citedRuns(text, citations).map((run) => {
    const key = at;
    at += run.text.length;
    const target = run.citation && targetOf(run.citation, scope);
    const shown = target ? <CitationLink key={key} text={run.text} target={target} /> : run.text;
    // A number never breaks, known or not.
    return run.citation?.kind === 'patent' ? (
      <span key={key} className="ipr-nowrap">
        {shown}
      </span>
    ) : (
      shown
    );
  });
});
