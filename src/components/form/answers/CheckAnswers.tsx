import { Button } from 'antd';
import { useEffect } from 'react';
import { WholeDates } from '@/components/reading/WholeDates';
import type { AnswerLine, AnswerSection } from '@/domain/form/answers';
import { AnswerSections } from './AnswerSections';
import styles from './answers.module.css';

interface Props {
  /** Made by `answersInWords`. */
  sections: readonly AnswerSection[];
  /** Whether an answer can be changed; what the portal filled in cannot. */
  canChange: (path: string) => boolean;
  /** Leads to the field. */
  onChange: (path: string) => void;
  /** The path from which the user comes back; its 更改 takes the focus. */
  returnTo?: string | undefined;
}

const changeId = (path: string) => `change-${path}`;

/** Whole on the screen, where it is to be checked; masked on paper. */
function TypedText({ text, masked, personal }: AnswerLine) {
  if (text === undefined) return <span className={styles.answersNone}>未填写</span>;
  if (!personal) return <WholeDates>{text}</WholeDates>;
  return (
    <>
      <span className="ipr-no-print">{text}</span>
      <span className={styles.answersPaper} aria-hidden>
        {masked}
      </span>
    </>
  );
}

/** All answers before they are sent, each with a way to change it and back. */
export function CheckAnswers({ sections, canChange, onChange, returnTo }: Props) {
  useEffect(() => {
    if (returnTo !== undefined) document.getElementById(changeId(returnTo))?.focus();
  }, [returnTo]);
  const action = (path: string, label: string) =>
    canChange(path) && (
      <Button
        id={changeId(path)}
        type="link"
        size="small"
        className="ipr-no-print"
        onClick={() => onChange(path)}
      >
        更改<span className="ipr-visually-hidden">{label}</span>
      </Button>
    );
  const names = new Map(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ entries = [] }) => entries)
      .flatMap(({ name, lines }) => lines.map((line) => [line.path, `${name} 的`] as const)),
  );
  return (
    <AnswerSections
      sections={sections}
      level={3}
      show={(line) => ({
        text: <TypedText {...line} />,
        action: action(line.path, `${names.get(line.path) ?? ''}${line.label}`),
      })}
      listAction={({ field }) => action(field.key, field.label)}
    />
  );
}
