import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ExampleList } from './ExampleList';
import { ExpressionFields } from './ExpressionFields';
import { ExpressionRules } from './ExpressionRules';
import styles from './expressionHelp.module.css';

/** What the parts of the help may do with the box. */
interface HelpActions {
  /** Puts a piece where the caret is. */
  onInsert: (text: string) => void;
  /** Puts a whole expression into the box. */
  onFill: (expression: string) => void;
}

const PARTS: readonly { name: string; Part: ComponentType<HelpActions> }[] = [
  { name: '字段', Part: ExpressionFields },
  { name: '例子', Part: ExampleList },
  { name: '规则', Part: ExpressionRules },
];

/** The tab a key leads to from one of several; undefined for keys that lead nowhere. */
function target(key: string, from: number): number | undefined {
  const last = PARTS.length - 1;
  if (key === 'ArrowRight') return from === last ? 0 : from + 1;
  if (key === 'ArrowLeft') return from === 0 ? last : from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Fields, examples and rules of the search language; what is chosen is put into the box. */
export function ExpressionHelp(actions: HelpActions) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, shown);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section className={styles.exprHelp} aria-label="检索式的写法">
      <div
        ref={tabs}
        role="tablist"
        aria-label="检索式的写法"
        className={styles.exprHelpTabs}
        onKeyDown={onKeyDown}
      >
        {PARTS.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {PARTS.map(({ name, Part }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
        >
          <Part {...actions} />
        </div>
      ))}
    </section>
  );
}
