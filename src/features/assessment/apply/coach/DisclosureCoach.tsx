import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type CSSProperties, startTransition, useEffect, useId, useState } from 'react';
import { useApply } from '@/components/apply/ApplyContext';
import type { BesideSection } from '@/components/apply/service';
import type { FormStore } from '@/components/form/edit/formStore';
import type { FormFiles } from '@/components/form/files/formFiles';
import partsStyles from '@/components/page/parts.module.css';
import { type Coaching, type CoachPart, coachDisclosure } from '@/domain/application/sqqpg/coach';
import { graceInWords } from '@/domain/application/sqqpg/disclosure';
import { patentResultLink } from '@/links/patent';
import styles from './coach.module.css';

/** Typing goes first: what it comes to is worked out in its pauses. */
const PAUSE_MS = 300;

function now(store: FormStore, files: FormFiles): Coaching {
  const drawings = files
    .attached()
    .filter(({ category, state }) => category === 'drawings' && state === 'ready').length;
  return coachDisclosure(store.values(), drawings, store.context().today);
}

/** What the coach says of the form; it follows the typing a pause behind. */
function useCoaching(store: FormStore, files: FormFiles): Coaching {
  const [coaching, setCoaching] = useState(() => now(store, files));
  useEffect(() => {
    let timer: number | undefined;
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        startTransition(() => setCoaching(now(store, files)));
      }, PAUSE_MS);
    };
    later();
    const stops = [store.subscribe(later), files.subscribe(later)];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [store, files]);
  return coaching;
}

/** A score as a bar, for the eye alone: the number stands beside it. */
function Bar({ score }: { score: number }) {
  return (
    <span className={styles.coachBar} style={{ '--ipr-share': score / 100 } as CSSProperties} />
  );
}

interface PartProps {
  part: CoachPart;
  /** Before anything is written there is nothing to judge. */
  begun: boolean;
  onGo: () => void;
}

function Part({ part, begun, onGo }: PartProps) {
  const { label, score, missing, why } = part;
  return (
    <li>
      <details>
        <summary>
          {label} <span className="ipr-num">{begun ? `${score} 分` : '—'}</span>
          {begun && <Bar score={score} />}
        </summary>
        <p className="ipr-note">{why}。</p>
        {missing.length > 0 ? (
          <>
            <ul>
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <Button type="link" size="small" onClick={onGo}>
              去填写{label}
            </Button>
          </>
        ) : (
          <p>这一部分已经完整。</p>
        )}
      </details>
    </li>
  );
}

/**
 * Beside the technical information: what the disclosure still lacks and why it matters, how the
 * grace period stands, and a first search. It reads the form on this device and sends nothing.
 */
export function DisclosureCoach({ store, files }: BesideSection) {
  const { go } = useApply();
  const title = useId();
  const { begun, total, parts, grace, query } = useCoaching(store, files);
  const goTo = ({ field }: CoachPart) => {
    if (field === 'files') go({ step: 'files' });
    else store.goTo(field);
  };
  return (
    <aside className={`${styles.coach} ipr-no-print`} aria-labelledby={title}>
      <h3 id={title}>交底完整度</h3>
      <p className={styles.coachTotal}>
        {begun ? (
          <>
            <strong className="ipr-num">{total}</strong> 分（满分 100）
            <Bar score={total} />
          </>
        ) : (
          '— 填写后显示（满分 100）'
        )}
      </p>
      <p className="ipr-note">只看写得全不全，不代表能否授权；在本机计算，不会发送。</p>
      {grace && (
        <div className={styles.coachGrace} data-state={grace.state}>
          <h4>宽限期</h4>
          {graceInWords(grace)}。
        </div>
      )}
      <ul className={partsStyles.entries}>
        {parts.map((part) => (
          <Part key={part.key} part={part} begun={begun} onGo={() => goTo(part)} />
        ))}
      </ul>
      <h4>第一次检索</h4>
      {query === undefined ? (
        <p className="ipr-note">填写技术领域、IPC 分类或检索关键词后，这里给出检索式。</p>
      ) : (
        <>
          <p className={styles.coachQuery}>{query}</p>
          <Flex component="p" wrap gap="4px 16px" align="center" className={partsStyles.fingers}>
            <Link to={patentResultLink({ mode: 'expr', q: query })} target="_blank" rel="noopener">
              检索专利（新窗口）
            </Link>
            <Button
              type="link"
              size="small"
              onClick={() => {
                store.set('expression', query);
                store.leave('expression');
              }}
            >
              填入“检索式”
            </Button>
          </Flex>
        </>
      )}
    </aside>
  );
}
