import { Link } from '@umijs/max';
import { Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import styles from './home.module.css';

interface Props {
  /** Words that find something in any collection. */
  words: readonly string[];
  /** The list of what is found by them. */
  linkTo: (words: string) => string;
}

/** Searches to begin with, each of which runs at one press. */
export function Examples({ words, linkTo }: Props) {
  return (
    <Flex component="p" wrap gap="4px 16px" align="center" className={styles.examples}>
      试一试：
      {words.map((example) => (
        <Link key={example} className={partsStyles.finger} to={linkTo(example)}>
          {example}
        </Link>
      ))}
    </Flex>
  );
}
