import { Link, useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { placeAnchor } from '@/domain/law/articleKey';
import { articleSpan, type ContentsEntry, contentsOf, shortNumber } from '@/domain/law/contents';
import type { LawArticle, LawText } from '@/domain/law/lawText';
import { lawDetailLink, readLawDetail } from '@/links/law';
import railStyles from './rail.module.css';
import readingStyles from './reading.module.css';

/** For every place of the law the headings it stands under, from the top, its own included. */
function pathsOf(entries: readonly ContentsEntry[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  const read = ({ division, articles, children }: ContentsEntry, above: readonly string[]) => {
    const path = [...above, division.key];
    paths.set(division.key, path);
    for (const { key } of articles) paths.set(placeAnchor({ article: key }), path);
    for (const child of children) read(child, path);
  };
  for (const entry of entries) read(entry, []);
  return paths;
}

const NOWHERE: readonly string[] = [];

interface NumbersProps {
  articles: readonly LawArticle[];
  current: string | undefined;
}

/** The articles under a heading, as a block of numbers. */
function ArticleNumbers({ articles, current }: NumbersProps) {
  const { search } = useLocation();
  const state = readLawDetail(search);
  if (articles.length === 0) return null;
  return (
    <Flex component="ol" className={railStyles.lawNumbers}>
      {articles.map(({ key, label }) => (
        <li key={key}>
          <Link
            to={lawDetailLink({ ...state, at: key })}
            replace
            title={label}
            aria-current={placeAnchor({ article: key }) === current ? 'location' : undefined}
          >
            <span aria-hidden="true">{shortNumber(key)}</span>
            <span className="ipr-visually-hidden">{label}</span>
          </Link>
        </li>
      ))}
    </Flex>
  );
}

interface EntriesProps {
  entries: readonly ContentsEntry[];
  /** Headings above the place being read, its own included. */
  path: readonly string[];
  current: string | undefined;
  /** What the reader opened or closed; the others are open where the reader is. */
  chosen: ReadonlyMap<string, boolean>;
  onToggle: (key: string, open: boolean) => void;
}

function Entries({ entries, path, current, chosen, onToggle }: EntriesProps) {
  return (
    <ul>
      {entries.map((entry) => {
        const { division, articles, children } = entry;
        const { key, no, title } = division;
        const name = `${no} ${title}`.trim();
        const isOpen = chosen.get(key) ?? path.includes(key);
        const hasMore = articles.length + children.length > 0;
        const isHere = path.includes(key) && (!isOpen || path[path.length - 1] === key);
        return (
          <li key={key}>
            <Flex className={railStyles.lawEntry}>
              {hasMore && (
                <Button
                  type="text"
                  size="small"
                  aria-expanded={isOpen}
                  aria-label={`${name}的条目`}
                  onClick={() => onToggle(key, !isOpen)}
                >
                  <span className={partsStyles.chevron} data-open={isOpen} aria-hidden="true" />
                </Button>
              )}
              <AnchorLink to={key} current={isHere}>
                <span>{name}</span>
                <span className="ipr-rail-count ipr-num">{articleSpan(entry)}</span>
              </AnchorLink>
            </Flex>
            {isOpen && (
              <>
                <ArticleNumbers articles={articles} current={current} />
                {children.length > 0 && (
                  <Entries
                    entries={children}
                    path={path}
                    current={current}
                    chosen={chosen}
                    onToggle={onToggle}
                  />
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const OVER = 8;

/** Scrolls the box of the rail, never the page, so that the current entry is in sight. */
function useInSight(current: string | undefined) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const scroller = box.current;
    const marks = scroller?.querySelectorAll('[aria-current="location"]');
    const entry = marks?.[marks.length - 1];
    if (!scroller || !entry || current === undefined) return;
    const outer = scroller.getBoundingClientRect();
    const inner = entry.getBoundingClientRect();
    if (inner.top < outer.top + OVER)
      scroller.scrollTop -= outer.top - inner.top + outer.height / 3;
    else if (inner.bottom > outer.bottom - OVER) {
      scroller.scrollTop += inner.bottom - outer.bottom + outer.height / 3;
    }
  }, [current]);
  return box;
}

interface Props {
  law: LawText;
  /** Id of the element being read. */
  current: string | undefined;
}

/** The table of contents that a law has by its headings; what is read stands open. */
export const LawContents = memo(function LawContents({ law, current }: Props) {
  const contents = useMemo(() => contentsOf(law), [law]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const box = useInSight(current);
  const paths = useMemo(() => pathsOf(contents.entries), [contents]);
  const path = paths.get(current ?? '') ?? NOWHERE;
  if (contents.articles.length + contents.entries.length === 0) return null;
  return (
    <nav ref={box} className={`ipr-rail ${railStyles.lawContents}`} aria-label="目录">
      <ArticleNumbers articles={contents.articles} current={current} />
      <Entries
        entries={contents.entries}
        path={path}
        current={current}
        chosen={chosen}
        onToggle={(key, open) => setChosen((before) => new Map(before).set(key, open))}
      />
    </nav>
  );
});

/** The headings for paper, where a rail is of no use. */
export function PrintedContents({ law }: { law: LawText }) {
  const { entries } = useMemo(() => contentsOf(law), [law]);
  if (entries.length === 0) return null;
  const list = (some: readonly ContentsEntry[]) => (
    <ul>
      {some.map((entry) => (
        <li key={entry.division.key}>
          {`${entry.division.no} ${entry.division.title}`.trim()}
          {entry.first && `（第${articleSpan(entry)}条）`}
          {entry.children.length > 0 && list(entry.children)}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={readingStyles.lawPrintedContents} aria-hidden="true">
      <p>目录</p>
      {list(entries)}
    </div>
  );
}
