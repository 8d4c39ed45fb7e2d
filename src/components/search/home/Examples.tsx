import { Link } from '@umijs/max';
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
    <p className={styles.examples}>
      试一试：
      {words.map((example) => (
        <Link key={example} to={linkTo(example)}>
          {example}
        </Link>
      ))}
    </p>
  );
}
