import { Flex } from 'antd';
import type { DiffPart } from '@/domain/wordDiff';
import styles from './compare.module.css';

/** A text with what was added to and removed from that of the base, told by mark, word and colour. */
export function DifferenceText({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    // The parts of one text never change places.
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <span className="ipr-visually-hidden">{kind === 'added' ? '（新增：' : '（删去：'}</span>
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
      <ins>{texts ? '新增' : '基准没有'}</ins>
      {texts && <del>删去</del>}
    </Flex>
  );
}
