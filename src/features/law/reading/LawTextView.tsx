import { memo, useMemo } from 'react';
import { LiveText } from '@/components/citation/LiveText';
import { enterDivision } from '@/domain/law/contents';
import { frontLines, type LawBlock, type LawDivision, type LawText } from '@/domain/law/lawText';
import { LawArticleView, markedWithin } from './LawArticleView';
import styles from './reading.module.css';

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
      {notes.length > 0 && (
        <div className="ipr-note">
          {notes.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a law never change places
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
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
