import { Flex } from 'antd';
import type { DiffPart } from '@/domain/wordDiff';
import styles from './compare.module.css';

/** Of a text that was changed into another one. */
const CHANGED = { added: '新增', removed: '删去' };

/** Of two texts of which neither came from the other. */
export const APART = { added: '仅此件有', removed: '仅基准有' };

interface DifferenceTextProps {
  parts: readonly DiffPart[];
  /** What the marks are called by ear. */
  words?: { readonly added: string; readonly removed: string };
}

/** A text with what it has beyond the base and what the base has, told by mark, word and colour. */
export function DifferenceText({ parts, words = CHANGED }: DifferenceTextProps) {
  return parts.map(({ kind, text }, index) => {
    // The parts of one text never change places.
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <span className="ipr-visually-hidden">（{words[kind]}：</span>
        {text}
        <span className="ipr-visually-hidden">）</span>
      </Mark>
    );
  });
}

/**
 * What the marks mean.
 *
 * @param texts texts are compared word by word
 */
export function DifferenceLegend({ texts = false }: { texts?: boolean }) {
  return (
    <Flex component="p" wrap gap="4px 8px" className={`ipr-note ${styles.compareLegend}`}>
      与基准相比：
      <ins>{texts ? APART.added : '基准没有'}</ins>
      {texts && <del>{APART.removed}</del>}
    </Flex>
  );
}
