import { memo } from 'react';
import { absoluteAddress } from '@/address';
import { LiveText } from '@/components/citation/LiveText';
import { placeAddress, placeAnchor, readPlaceAddress } from '@/domain/law/articleKey';
import type { LawArticle, LawItem, LawParagraph } from '@/domain/law/lawText';
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

interface Props {
  /** Id of the version. */
  id: string;
  article: LawArticle;
  /** Level of its heading. */
  level: 2 | 3 | 4 | 5 | 6;
  /** The place the address names, as it stands there; '' when it is none of this article. */
  marked: string;
}

/** The place within an article that an address names; '' for that of another article. */
export function markedWithin(article: string, at: string): string {
  return at !== '' && readPlaceAddress(at)?.article === article ? at : '';
}

/**
 * An article. What its links and buttons do stands in `useArticleActions`, once for all: a code has
 * a thousand articles.
 */
export const LawArticleView = memo(function LawArticleView({ id, article, level, marked }: Props) {
  const { key, label, caption, paragraphs } = article;
  const Heading = `h${level}` as const;
  return (
    <div
      id={placeAnchor({ article: key })}
      className={styles.lawArticle}
      tabIndex={-1}
      data-marked={marked === key || undefined}
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
