import { createContext, useContext } from 'react';
import type { ArticlePlace } from '@/domain/law/articleKey';
import type { CitationTarget } from './citationTarget';

/** What all texts of a page have in common. */
export interface CitationScope {
  /** The day whose versions of laws are meant, such as that of a judgment; today when absent. */
  readonly asOf?: string | undefined;
  /** Further names of laws that the text may use without brackets. */
  readonly names?: readonly string[] | undefined;
  /** The law that is read, so that 本法第三条 and 第三条 lead into it. */
  readonly own?:
    | {
        /** Folded, as `foldLawName` makes it. */
        readonly name: string;
        /** Undefined where the law has no such place. */
        readonly target: (place: ArticlePlace) => CitationTarget | undefined;
      }
    | undefined;
}

const Scope = createContext<CitationScope>({});

/** Tells the `LiveText`s below it what they stand in; the value must stay the same object. */
export const CitationScopeProvider = Scope;

export function useCitationScope(): CitationScope {
  return useContext(Scope);
}
