import { Link } from '@umijs/max';
import { Button } from 'antd';
import { patentResultLink } from '@/links/patent';
import { EXPRESSION_EXAMPLES, type ExpressionExample } from './expressionExamples';
import styles from './expressionHelp.module.css';

/** Examples in sight; they show most of the language. */
const FIRST = 6;

interface ExampleListProps {
  /** Puts a whole expression into the box. */
  onFill: (expression: string) => void;
}

interface ExamplesProps extends ExampleListProps {
  examples: readonly ExpressionExample[];
}

function Examples({ examples, onFill }: ExamplesProps) {
  return (
    <ul className={styles.exprHelpExamples}>
      {examples.map(({ q, meaning }) => (
        <li key={q}>
          <Link to={patentResultLink({ mode: 'expr', q })}>
            <code>{q}</code>
          </Link>
          <Button type="link" size="small" aria-label={`填入 ${q}`} onClick={() => onFill(q)}>
            填入
          </Button>
          <span>{meaning}</span>
        </li>
      ))}
    </ul>
  );
}

/** Expressions that find something; a link runs one, the button beside it puts it into the box. */
export function ExampleList({ onFill }: ExampleListProps) {
  return (
    <>
      <p className={styles.exprHelpHint}>点检索式直接检索；点“填入”先放进输入框再改。</p>
      <Examples examples={EXPRESSION_EXAMPLES.slice(0, FIRST)} onFill={onFill} />
      <details>
        <summary>更多例子</summary>
        <Examples examples={EXPRESSION_EXAMPLES.slice(FIRST)} onFill={onFill} />
      </details>
    </>
  );
}
