import type { Node } from '@/domain/search/ast';
import { highlightTerms } from '@/domain/search/highlight';
import type { PatentSortKey } from '@/links/patent';

interface Sort {
  value: PatentSortKey;
  label: string;
}

const BY_FACTS: readonly Sort[] = [
  { value: '-filingDate', label: '申请日从新到旧' },
  { value: 'filingDate', label: '申请日从旧到新' },
  { value: '-publicationDate', label: '公开日从新到旧' },
  { value: 'publicationDate', label: '公开日从旧到新' },
  { value: '-citedBy', label: '被引证次数从多到少' },
];
const WITH_WORDS: readonly Sort[] = [{ value: 'relevance', label: '相关度' }, ...BY_FACTS];
const WITHOUT: readonly Sort[] = [{ value: 'relevance', label: '默认顺序' }, ...BY_FACTS];

/**
 * Orders of the list in words. A query that looks for no words in the documents has nothing to
 * be relevant to: how the service orders its hits is not known.
 */
export const sortsOf = (ast: Node | undefined): readonly Sort[] =>
  ast && highlightTerms(ast).length > 0 ? WITH_WORDS : WITHOUT;
