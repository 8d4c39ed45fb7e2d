import { Link } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { Flex } from 'antd';
import { useId, useRef, useState } from 'react';
import { AskDialog } from '@/components/form/draft/AskDialog';
import { dropDraft, type KeptDraft, keptDrafts } from '@/components/form/draft/draftStorage';
import { timeInWords } from '@/components/form/draft/draftWords';
import { RowAction } from '@/components/list/RowAction';
import partsStyles from '@/components/page/parts.module.css';
import { useOwner } from '@/components/page/useOwner';
import { rowsOf, textOf } from '@/domain/form/asked';
import { PROCESSES } from '@/domain/workflow/status';
import { ASSESSMENT_PROCESSES, type AssessmentProcess } from '@/links/assessment';
import { applyLink } from '@/links/business';

/** A form of an assessment that was begun in this browser and not sent. */
interface AssessmentDraft {
  /** By which it is deleted. */
  readonly name: string;
  readonly process: AssessmentProcess;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Where it is gone on with. */
  readonly link: string;
  /** It corrects a request that was sent back. */
  readonly correction: boolean;
}

/** A correction is kept under the number of its request and its round. */
const CORRECTION = /^(.+)\.\d+$/;

function draftOf({ name, form, target, record }: KeptDraft): AssessmentDraft[] {
  const process = ASSESSMENT_PROCESSES.find((one) => one === form);
  if (process === undefined) return [];
  const { caseName, patentTitle, patents } = record.values;
  const [first] = rowsOf(patents);
  const subject = textOf(caseName) || textOf(patentTitle) || textOf(first?.values.title);
  const corrected = CORRECTION.exec(target)?.[1];
  const link =
    corrected === undefined
      ? applyLink(process, { copy: target, step: 'fill' })
      : applyLink(process, { id: corrected, step: 'fill' });
  return [
    {
      name,
      process,
      title: subject || `${PROCESSES[process]}（还没有名称）`,
      savedAt: record.savedAt,
      link,
      correction: corrected !== undefined,
    },
  ];
}

/** The user's unsent assessments in this browser, the latest first, and how to delete one. */
function useDrafts(): {
  drafts: readonly AssessmentDraft[];
  remove: (name: string) => void;
} {
  const owner = useOwner();
  const read = () =>
    owner ? keptDrafts(owner, ASSESSMENT_PROCESSES, Date.now()).flatMap(draftOf) : [];
  const [held, setHeld] = useState(() => ({ owner, drafts: read() }));
  const { drafts } = held.owner === owner ? held : { drafts: read() };
  // Another tab keeps or deletes drafts as well.
  useEventListener('storage', () => setHeld({ owner, drafts: read() }));
  return {
    drafts,
    remove: (name) => {
      dropDraft(name);
      setHeld({ owner, drafts: read() });
    },
  };
}

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
