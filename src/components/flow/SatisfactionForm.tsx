import type { RadioRef } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FieldError } from '@/components/form/Field';
import { FormAlert } from '@/components/form/FormAlert';
import { RadioField } from '@/components/form/RadioField';
import styles from './flow.module.css';
import { useKeptWords } from './keptWords';
import { SendButton } from './SendButton';
import { useSend } from './useSend';
import { WordsField, wordsProblem } from './WordsField';

/** What the applicant thinks of how a request was handled. */
export interface Satisfaction {
  /** 1 to 5. */
  readonly score: number;
  readonly comment?: string;
}

/** The same as the service has it; undefined is not known. */
interface GivenSatisfaction {
  readonly score: number | undefined;
  readonly comment?: string | undefined;
}

const SCORES = [
  { value: 5, label: '非常满意' },
  { value: 4, label: '满意' },
  { value: 3, label: '基本满意' },
  { value: 2, label: '不满意' },
  { value: 1, label: '非常不满意' },
] satisfies readonly { value: number; label: string }[];

const COMMENT = { label: '意见和建议', min: 0, max: 200 };

interface Props {
  /** Present once it has been given; it cannot be changed. */
  given?: GivenSatisfaction | undefined;
  onSend: (satisfaction: Satisfaction) => Promise<void>;
}

function Given({ given: { score, comment } }: { given: GivenSatisfaction }) {
  const label = SCORES.find((one) => one.value === score)?.label;
  const points = score === undefined ? '已评价，分数不详' : `${score} 分`;
  return (
    <>
      <p>您的评价：{label ? `${label}（${points}）` : points}</p>
      {comment && <p className={styles.requestWords}>{comment}</p>}
    </>
  );
}

function Rate({ onSend }: Pick<Props, 'onSend'>) {
  const id = useId();
  const first = useRef<RadioRef>(null);
  const area = useRef<TextAreaRef>(null);
  const [score, setScore] = useState<number>();
  const { words: comment, setWords: setComment, forget } = useKeptWords(COMMENT.label);
  const [tried, setTried] = useState(false);
  const { busy, failure, submit } = useSend(async (satisfaction: Satisfaction) => {
    await onSend(satisfaction);
    forget();
  });
  const unrated = tried && score === undefined ? '请选择满意度' : undefined;
  const problem = wordsProblem(comment, COMMENT);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const words = comment.trim();
    if (score === undefined) first.current?.focus();
    else if (problem) area.current?.focus();
    else void submit({ score, ...(words && { comment: words }) });
  };
  return (
    <form className={styles.requestForm} noValidate onSubmit={send}>
      <RadioField
        name={`${id}-score`}
        label="您对本次办理是否满意"
        value={score}
        options={SCORES}
        onChange={setScore}
        errorId={unrated && `${id}-score-error`}
        firstRef={first}
      />
      <FieldError id={`${id}-score`} error={unrated} />
      <WordsField
        {...COMMENT}
        id={`${id}-comment`}
        value={comment}
        error={tried ? problem : undefined}
        inputRef={area}
        onChange={setComment}
      />
      <FormAlert text={failure} />
      <p className="ipr-request-buttons">
        <SendButton label="提交评价" busy={busy} />
        <span className="ipr-note">只能评价一次，提交后不能修改。</span>
      </p>
    </form>
  );
}

/** Rates a finished request, once. */
export function SatisfactionForm({ given, onSend }: Props) {
  const id = useId();
  return (
    <section className={`ipr-sheet ${styles.requestPanel}`} aria-labelledby={id}>
      <h2 id={id}>服务评价</h2>
      {given ? <Given given={given} /> : <Rate onSend={onSend} />}
    </section>
  );
}
