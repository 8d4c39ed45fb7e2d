import { Link } from '@umijs/max';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { lawDetailLink, lawSearchLink } from '@/links/law';
import { resolveLaws } from '@/services/data/law';
import type { LegalRule, Matter } from './matter';
import styles from './matters.module.css';
import { articleText, ruleText } from './rule';

const keyOf = ({ law, article }: LegalRule) => `${law} ${article}`;

/**
 * Where the articles stand that days come from: asked together, in the version of today.
 *
 * @returns the address of an article; the search for its law, where the portal does not hold it or
 *   does not know yet
 */
export function useArticles(matters: readonly Matter[]): (rule: LegalRule) => string {
  const rules = new Map(
    matters.flatMap(({ rule }) => (typeof rule === 'object' ? [[keyOf(rule), rule]] : [])),
  );
  const keys = [...rules.keys()].sort();
  const { data } = useLatestAnswer(keys.join('\n') || undefined, async (signal) => {
    const citations = [...rules.values()].map(({ law, article }) => ({ name: law, article }));
    const call = { signal, skipErrorHandler: true };
    const found = await resolveLaws(citations, undefined, call);
    return new Map([...rules.keys()].map((key, at) => [key, found[at]]));
  });
  return (rule) => {
    const held = data?.get(keyOf(rule));
    return held?.id
      ? lawDetailLink({ id: held.id, ...(held.article && { at: rule.article }) })
      : lawSearchLink({ q: rule.law });
  };
}

interface Props {
  rule: NonNullable<Matter['rule']>;
  articleLink: (rule: LegalRule) => string;
}

/** What a day comes from; a legal one leads to its article. */
export function RuleOf({ rule, articleLink }: Props) {
  return (
    <div className={`${styles.matterAbove} ipr-note`}>
      依据：
      {typeof rule === 'string' ? (
        ruleText(rule)
      ) : (
        <>
          <Link to={articleLink(rule)}>{articleText(rule)}</Link>，{rule.trust}
        </>
      )}
    </div>
  );
}
