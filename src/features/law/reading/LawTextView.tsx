import { memo, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { LiveText } from '@/components/citation/LiveText';
import { WholeDates } from '@/components/reading/WholeDates';
import { placeAddress, placeAnchor, readPlaceAddress } from '@/domain/law/articleKey';
import { enterDivision } from '@/domain/law/contents';
import {
  frontLines,
  type LawArticle,
  type LawBlock,
  type LawDivision,
  type LawItem,
  type LawParagraph,
  type LawText,
} from '@/domain/law/lawText';
import { lawDetailLink } from '@/links/law';
import styles from './reading.module.css';

interface ItemProps {
  item: LawItem;
  article: string;
  paragraph: number;
  marked: string;
}

function Item({ item, article, paragraph, marked }: ItemProps) {
  const place = { article, paragraph, item: item.no };
  return (
    <>
      <p
        id={placeAnchor(place)}
        className={styles.lawItem}
        tabIndex={-1}
        data-marked={placeAddress(place) === marked || undefined}
      >
        {item.label}
        <LiveText text={item.text} article={article} />
      </p>
      {item.subitems.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a law never change places
        <p key={index} className={styles.lawSubitem}>
          {label}
          <LiveText text={text} article={article} />
        </p>
      ))}
    </>
  );
}

interface ParagraphProps {
  paragraph: LawParagraph;
  article: string;
  marked: string;
}

function Paragraph({ paragraph: { no, text, items }, article, marked }: ParagraphProps) {
  const place = { article, paragraph: no };
  return (
    <>
      {text !== '' && (
        <p
          id={placeAnchor(place)}
          className={styles.lawParagraph}
          tabIndex={-1}
          data-marked={placeAddress(place) === marked || undefined}
        >
          <LiveText text={text} article={article} />
        </p>
      )}
      {items.map((item, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: a law may number two items alike
          key={index}
          item={item}
          article={article}
          paragraph={no}
          marked={marked}
        />
      ))}
    </>
  );
}

interface LawArticleViewProps {
  /** Id of the version. */
  id: string;
  article: LawArticle;
  /** Level of its heading. */
  level: 2 | 3 | 4 | 5 | 6;
  /** The place the address names, as it stands there; '' when it is none of this article. */
  marked: string;
}

/** The place within an article that an address names; '' for that of another article. */
function markedWithin(article: string, at: string): string {
  return at !== '' && readPlaceAddress(at)?.article === article ? at : '';
}

/** Whether an article has the paragraph or item that an address names; else it is marked whole. */
const hasPart = ({ key, paragraphs }: LawArticle, marked: string): boolean =>
  paragraphs.some(({ no, items }) =>
    [undefined, ...items.map((item) => item.no)].some(
      (item) =>
        placeAddress({ article: key, paragraph: no, ...(item !== undefined && { item }) }) ===
        marked,
    ),
  );

/**
 * An article. What its links and buttons do stands in `useArticleActions`, once for all: a code has
 * a thousand articles.
 */
const LawArticleView = memo(function LawArticleView({
  id,
  article,
  level,
  marked,
}: LawArticleViewProps) {
  const { key, label, caption, paragraphs } = article;
  const Heading = `h${level}` as const;
  return (
    <div
      id={placeAnchor({ article: key })}
      className={styles.lawArticle}
      tabIndex={-1}
      data-marked={(marked !== '' && !hasPart(article, marked)) || undefined}
    >
      <Heading className={styles.lawNo} tabIndex={-1}>
        <a
          href={absoluteAddress(lawDetailLink({ id, at: key }))}
          data-at={key}
          title={`${label}的网址`}
        >
          {label}
        </a>
        {caption && <span>【{caption}】</span>}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph.no} paragraph={paragraph} article={key} marked={marked} />
      ))}
      <p className={`${styles.lawTools} ipr-no-print`}>
        <button type="button" data-copy={key} aria-label={`复制${label}`}>
          复制
        </button>
        <button type="button" data-uses={key} aria-label={`${label}的引用与沿革`}>
          引用与沿革
        </button>
      </p>
    </div>
  );
});

type Level = 2 | 3 | 4 | 5 | 6;

const LEVELS: readonly Level[] = [2, 3, 4, 5, 6];
const levelOf = (depth: number): Level => LEVELS[depth] ?? 6;

interface Levelled {
  block: LawBlock;
  level: Level;
}

/** The blocks with the level of their headings: those of a law without headings begin at h2. */
function levelled({ blocks }: LawText): Levelled[] {
  const path: LawDivision[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'division') return { block, level: levelOf(path.length) };
    enterDivision(path, block);
    return { block, level: levelOf(path.length - 1) };
  });
}

/** Lines of notes that stand above the first article; more of them are folded. */
const NOTES_IN_SIGHT = 2;

/** Who passed the law and what changed it, before its first article. */
function Notes({ lines }: { lines: readonly string[] }) {
  const all = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a law never change places
    <p key={index}>
      <WholeDates>{line}</WholeDates>
    </p>
  ));
  if (all.length <= NOTES_IN_SIGHT) return all.length > 0 && <div className="ipr-note">{all}</div>;
  return (
    <details className="ipr-note">
      <summary>通过与历次修改（{lines.length}）</summary>
      {all}
    </details>
  );
}

interface Props {
  /** Id of the version. */
  id: string;
  law: LawText;
  /** The place that the address names, '' for none. */
  at: string;
}

/** The text of a law, with an id for each of its places. */
export const LawTextView = memo(function LawTextView({ id, law, at }: Props) {
  const blocks = useMemo(() => levelled(law), [law]);
  const notes = frontLines(law, 'note');
  const preamble = frontLines(law, 'preamble');
  return (
    <>
      <Notes lines={notes} />
      {preamble.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a law never change places
        <p key={index} className={styles.lawPassage}>
          <LiveText text={line} />
        </p>
      ))}
      {blocks.map(({ block, level }) => {
        if (block.kind === 'article') {
          return (
            <LawArticleView
              key={block.key}
              id={id}
              article={block}
              level={level}
              marked={markedWithin(block.key, at)}
            />
          );
        }
        if (block.kind === 'passage') {
          return (
            <p key={block.key} id={block.key} className={styles.lawPassage} tabIndex={-1}>
              <LiveText text={block.text} />
            </p>
          );
        }
        const Heading = `h${level}` as const;
        return (
          <Heading
            key={block.key}
            id={block.key}
            className={styles.lawHeading}
            data-division={block.division}
            tabIndex={-1}
          >
            {`${block.no} ${block.title}`.trim()}
          </Heading>
        );
      })}
    </>
  );
});
