import { Button } from 'antd';
import { useRef, useState } from 'react';
import styles from '../search.module.css';
import { NameForm } from './NameForm';
import { type Question, questionKey } from './question';
import { proposedName, saveSearch } from './savedSearches';
import { useUserId } from './useKept';

type Step = 'button' | 'name' | 'saved';

/**
 * Keeps the search on screen under a name; nothing where there is nobody to keep it for. What opens
 * below the button lies over the page, which stays where it is.
 */
export function SaveSearch({ question }: { question: Question }) {
  const userId = useUserId();
  const button = useRef<HTMLButtonElement>(null);
  const key = `${question.mode} ${questionKey(question.q, question)}`;
  const [state, setState] = useState<{ key: string; step: Step }>({ key, step: 'button' });
  // Another search is not the one that was saved.
  const step = state.key === key ? state.step : 'button';
  const go = (next: Step) => {
    setState({ key, step: next });
    if (next !== 'name') requestAnimationFrame(() => button.current?.focus());
  };
  if (!userId) return null;
  return (
    <div className={styles.saveSearch}>
      <Button
        ref={button}
        aria-expanded={step === 'name'}
        onClick={() => go(step === 'name' ? 'button' : 'name')}
        onBlur={() => {
          if (step === 'saved') setState({ key, step: 'button' });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') go('button');
        }}
      >
        保存检索
      </Button>
      {step === 'name' && (
        <div className={styles.savePanel}>
          <NameForm
            label="检索名称"
            initial={proposedName(question)}
            onSave={(name) => {
              const outcome = saveSearch(userId, name, question);
              if (!outcome.ok) return outcome.message;
              go('saved');
              return undefined;
            }}
            onCancel={() => go('button')}
          />
        </div>
      )}
      <div role="status" className={styles.savePanel}>
        {step === 'saved' && '已保存在这台设备的浏览器里，见检索页的“已存检索”。'}
      </div>
    </div>
  );
}
