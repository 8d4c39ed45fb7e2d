import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useId, useRef, useState } from 'react';
import { AskDialog } from '@/components/form/draft/AskDialog';
import { timeInWords } from '@/components/form/draft/draftWords';
import { RowAction } from '@/components/list/RowAction';
import partsStyles from '@/components/page/parts.module.css';
import { PROCESSES } from '@/domain/workflow/status';
import { type AssessmentDraft, useDrafts } from './useDrafts';

/** Forms that were begun in this browser and not sent: go on with one, or delete it. */
export function Drafts() {
  const id = useId();
  const { drafts, remove } = useDrafts();
  const [asked, setAsked] = useState<AssessmentDraft>();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const go = () => {
    if (!asked) return;
    remove(asked.name);
    setSaid(`已删除草稿：${asked.title}`);
    setAsked(undefined);
    // The button that was pressed is gone.
    status.current?.focus();
  };
  return (
    <>
      {drafts.length > 0 && (
        <section className={partsStyles.notice} aria-labelledby={id}>
          <h2 id={id}>未提交的草稿</h2>
          <p className="ipr-note">只保存在这个浏览器中，提交后才会出现在下面的列表里。</p>
          <ul className={partsStyles.entries}>
            {drafts.map((draft) => (
              <Flex component="li" wrap gap="0 16px" align="center" key={draft.name}>
                <span>{draft.title}</span>
                <span className="ipr-note">
                  {PROCESSES[draft.process]}
                  {draft.correction && '，补正'}，保存于 {timeInWords(draft.savedAt)}
                </span>
                <Flex
                  component="span"
                  wrap
                  gap="0 12px"
                  align="center"
                  className={partsStyles.fingers}
                >
                  <Link to={draft.link} aria-label={`继续填写：${draft.title}`}>
                    继续填写
                  </Link>
                  <RowAction label="删除草稿" of={draft.title} onClick={() => setAsked(draft)} />
                </Flex>
              </Flex>
            ))}
          </ul>
        </section>
      )}
      <p ref={status} role="status" tabIndex={-1} className={said ? 'ipr-note' : undefined}>
        {said}
      </p>
      {asked && (
        <AskDialog
          title="删除这份草稿？"
          stay="保留"
          go="删除草稿"
          onStay={() => setAsked(undefined)}
          onGo={go}
        >
          “{asked.title}”中填写的内容将从这个浏览器中删除，不能恢复。
          {asked.correction && '已提交的办件不受影响。'}
        </AskDialog>
      )}
    </>
  );
}
