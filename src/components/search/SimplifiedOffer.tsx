import { Button, Flex } from 'antd';
import styles from './search.module.css';
import { inSimplified, useSimplifier } from './simplified';

interface Props {
  text: string;
  onTake: (simplified: string) => void;
}

/** Characters of a text that are shown in its button. */
const SHOWN = 20;

/** Offers the search with simplified characters where a text has traditional ones. */
export default function SimplifiedOffer({ text, onTake }: Props) {
  // Drawn again once the table has come.
  useSimplifier(text);
  const simplified = inSimplified(text);
  if (simplified === undefined) return null;
  return (
    <Flex wrap gap="4px 8px" align="center" className={styles.simplifiedOffer} role="status">
      含有繁体字，按原文检索不到写成简体的内容：
      <Button size="small" title={simplified} onClick={() => onTake(simplified)}>
        改按“{simplified.length > SHOWN ? `${simplified.slice(0, SHOWN)}…` : simplified}”检索
      </Button>
    </Flex>
  );
}
