import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { MISSING_CLASS } from '@/components/classification/ClassTreeRow';
import partsStyles from '@/components/page/parts.module.css';
import { classOfTerm, includesBelow } from '@/domain/search/classQuery';
import type { ClassScheme } from '@/services/cnipr';
import styles from './classification.module.css';
import type { ChosenClass } from './useClassDraft';

interface Props {
  chosen: readonly ChosenClass[];
  titleOf: (one: ChosenClass) => string | undefined;
  onReveal: (scheme: ClassScheme, code: string) => void;
  onRemove: (one: ChosenClass) => void;
  onClear: () => void;
}

/** What a search for a class finds. */
function reachOf(one: ChosenClass): string {
  if (includesBelow(one)) return '含下位类';
  return one.scheme === 'LOC' ? '仅此小类' : '仅此组';
}

/** The chosen classes as chips, with what each finds. */
export function ChosenClasses({ chosen, titleOf, onReveal, onRemove, onClear }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  // Place of a class taken away: the focus goes to the next one instead of being lost with it.
  const gone = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (gone.current === undefined) return;
    const rest = list.current?.querySelectorAll<HTMLElement>('[aria-label^="去掉"]') ?? [];
    const next = rest[Math.min(gone.current, chosen.length - 1)] ?? none.current;
    next?.focus();
    gone.current = undefined;
  }, [chosen]);

  if (chosen.length === 0) {
    return (
      <p ref={none} className={styles.classNone} tabIndex={-1}>
        还没有选择。在分类树中勾选，或者查到以后勾选；两种分类可以一起选。
      </p>
    );
  }
  return (
    <>
      <ul ref={list} className={styles.classChosen} aria-label="已选分类">
        {chosen.map((one, index) => {
          const code = classOfTerm(one) ?? one.term;
          const title = titleOf(one);
          return (
            <li key={`${one.scheme} ${one.term}`}>
              <Button
                type="link"
                size="small"
                title={`在分类树中显示 ${code}`}
                onClick={() => onReveal(one.scheme, code)}
              >
                {code}
              </Button>
              <span className={`${partsStyles.twoLines} ${styles.classTitle}`}>
                {title === '' ? MISSING_CLASS : title}
              </span>
              <span className={styles.classReach}>{reachOf(one)}</span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={`去掉 ${code}`}
                onClick={() => {
                  gone.current = index;
                  onRemove(one);
                }}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.classNote}>
        “含下位类”：其下各级都会检索到。
        {chosen.length > 1 && (
          <Button
            type="link"
            size="small"
            onClick={() => {
              gone.current = 0;
              onClear();
            }}
          >
            全部去掉
          </Button>
        )}
      </p>
    </>
  );
}
