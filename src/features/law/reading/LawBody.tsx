import { useLocation, useNavigate } from '@umijs/max';
import { useEventListener } from 'ahooks';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CitationScope, CitationScopeProvider } from '@/components/citation/citationScope';
import { copyText } from '@/components/reading/copyText';
import styles from '@/components/reading/frame.module.css';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { settle } from '@/components/reading/settle';
import { useReadingSize } from '@/components/reading/TextSize';
import { anchorOf } from '@/components/reading/useAnchor';
import {
  type ArticlePlace,
  placeAddress,
  placeAnchor,
  placeLabel,
  readPlaceAddress,
} from '@/domain/law/articleKey';
import { dayLabel, quotedCitation } from '@/domain/law/citationText';
import { foldLawName } from '@/domain/law/lawName';
import { articlesOf, articleText, type LawText } from '@/domain/law/lawText';
import { type LawDetailState, lawDetailLink } from '@/links/law';
import type { LawRecord } from '@/services/data/law';
import { citedLaw } from './citedLaw';
import { PrintedContents } from './LawContents';
import { Amendments, LawFacts, RelatedLaws } from './LawFacts';
import { lawAddress } from './LawHead';
import { LawRail } from './LawRail';
import { LawTextView } from './LawTextView';
import type { ReadLaw } from './lawRecords';
import railStyles from './rail.module.css';
import readingStyles from './reading.module.css';

interface Actions {
  /** Address inside the portal of an article. */
  addressOf: (article: string) => string;
  onCopy: (article: string) => void;
  onUses: (article: string) => void;
}

/** What the links and buttons of all articles do: one listener for a thousand of each. */
function useArticleActions(root: RefObject<HTMLElement | null>, actions: Actions): void {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-at], [data-copy], [data-uses]');
    if (!control) return;
    const { at, copy, uses } = control.dataset;
    if (copy !== undefined) actions.onCopy(copy);
    else if (uses !== undefined) actions.onUses(uses);
    else if (at !== undefined) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      navigate(actions.addressOf(at), { replace: true });
    }
  };
  useEventListener('click', onClick, { target: () => root.current });
}

/** What stands around the texts of a law: its own articles, and the day read. */
function useLawScope(record: LawRecord, text: LawText, asOf: string): CitationScope {
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

const ArticleUses = lazy(() => import('./uses/ArticleUses'));

/** What opens over the text leaves the reader where he is. */
const STILL = { replace: true, state: { still: true } } as const;

const SHOWN_FOR = 4000;

/** Articles from which on only those in sight are drawn. */
const LONG = 300;

/** What was said of the last copy, for a while. */
function useSaid() {
  const [said, say] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say] as const;
}

interface Props {
  record: ReadLaw['record'];
  text: LawText;
  state: LawDetailState;
  /** The column beside the text: its versions. */
  side: ReactNode;
}

/**
 * Whether only what is in sight is drawn. Who arrives at an article gets the text whole: heights
 * that are only guessed would move it under the reader.
 */
function useDrawnInSight(articles: number, at: string): boolean {
  const [atTop] = useState(at === '');
  return atTop && articles >= LONG;
}

/** The element of a place; of a paragraph or item that is not there, what it would stand in. */
function elementOf(place: ArticlePlace): HTMLElement | null {
  const { article, paragraph } = place;
  return (
    document.getElementById(placeAnchor(place)) ??
    (paragraph === undefined
      ? null
      : document.getElementById(placeAnchor({ article, paragraph }))) ??
    document.getElementById(placeAnchor({ article }))
  );
}

/**
 * Goes to the place that the address names, whenever the address changes and when the same link is
 * followed again. A step whose state says `still` moves nothing, but for the one that arrives here.
 *
 * @param id of the version on screen
 * @param at the article, as the address has it; '' for none
 */
function useGoToPlace(id: string, at: string): void {
  const { hash, key, state } = useLocation();
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: id and key change with what is on screen
  useEffect(() => {
    if (arrived.current && (state as { still?: unknown } | null)?.still === true) return;
    arrived.current = true;
    const place = readPlaceAddress(at);
    const element = hash ? document.getElementById(anchorOf(hash)) : place && elementOf(place);
    if (!element) return;
    const stop = settle(() => element.scrollIntoView());
    // An article is told by its heading; the element around it has no name.
    (element.querySelector<HTMLElement>(`:scope > .${readingStyles.lawNo}`) ?? element).focus({
      preventScroll: true,
    });
    return stop;
  }, [id, at, hash, key]);
}

/** Said at the article that was opened, where the text is not that of the day that is read. */
function otherDay(record: LawRecord, asOf: string): CSSProperties | undefined {
  const { dayRead = '' } = citedLaw(record, asOf);
  if (!asOf || dayRead === dayLabel(asOf, { timeliness: 'IN_FORCE' })) return undefined;
  return { '--ipr-other-day': JSON.stringify(dayRead) } as CSSProperties;
}

/** The text of a law with what goes along with it. */
export function LawBody({ record, text, state, side }: Props) {
  const { search } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const [size, setSize] = useReadingSize();
  const [said, say] = useSaid();
  const navigate = useNavigate();
  const scope = useLawScope(record, text, state.asOf);
  const inSight = useDrawnInSight(articlesOf(text).length, state.at);
  const articleOf = (key: string) => articlesOf(text).find((article) => article.key === key);
  useGoToPlace(record.id, state.at);
  useArticleActions(root, {
    addressOf: (at) => lawDetailLink({ ...state, at }),
    onUses: (uses) => navigate(lawDetailLink({ ...state, at: uses, uses }), STILL),
    onCopy: async (key) => {
      const article = articleOf(key);
      if (!article) return;
      const quoted = quotedCitation(
        citedLaw(record, state.asOf),
        { article: key },
        articleText(article),
      );
      const copied = await copyText(quoted);
      say(copied ? `已复制${article.label}及其出处` : `浏览器不允许复制，请手动选取：${quoted}`);
    },
  });
  const used = state.uses ? articleOf(state.uses) : undefined;
  return (
    <div className={`${styles.recordBody} ${railStyles.lawBody}`} data-tools>
      <div className={`${styles.recordSide} ipr-no-print`}>{side}</div>
      <LawRail law={text} search={search} text={root} size={size} onSize={setSize} />
      <div className={`ipr-sheet ${styles.recordText}`} data-reading-size={size}>
        <PrintFacts address={lawAddress(record.id)} />
        <PrintedContents law={text} />
        <div
          ref={root}
          className={`ipr-reading ${readingStyles.lawText}`}
          data-long={inSight || undefined}
          style={otherDay(record, state.asOf)}
        >
          <CitationScopeProvider value={scope}>
            <LawTextView id={record.id} law={text} at={state.at} />
          </CitationScopeProvider>
        </div>
        <div className={styles.recordBeside}>
          <Amendments record={record} />
          <LawFacts record={record} />
          <RelatedLaws record={record} />
        </div>
      </div>
      <p role="status" className={`${readingStyles.lawSaid} ipr-no-print`}>
        {said}
      </p>
      {used && (
        <Suspense fallback={null}>
          <ArticleUses
            key={used.key}
            record={record}
            article={used}
            onClose={() => navigate(lawDetailLink({ ...state, uses: '' }), STILL)}
          />
        </Suspense>
      )}
    </div>
  );
}
