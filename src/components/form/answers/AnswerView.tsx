import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { AnswerLine, AnswerSection } from '@/domain/form/answers';
import { AnswerSections, type ShowLine } from './AnswerSections';
import styles from './answers.module.css';

interface Props {
  /** Made by `answersInWords`. */
  sections: readonly AnswerSection[];
  level?: 2 | 3;
}

/** How long personal data stays in sight (domain reference 7.5). */
const REVEALED_SECONDS = 60;

/**
 * The user's own personal data: masked, in sight for a minute on request, masked again then. Paper
 * gets the masked form whatever the screen shows.
 */
function PersonalText({ label, text, masked }: AnswerLine) {
  const [revealed, setRevealed] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!revealed) return;
    const timer = setTimeout(() => {
      setRevealed(false);
      setSaid(`${label}已重新隐藏`);
    }, REVEALED_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [revealed, label]);
  const toggle = () => {
    setSaid(revealed ? `${label}已隐藏` : `${label}：${text}，${REVEALED_SECONDS} 秒后自动隐藏`);
    setRevealed(!revealed);
  };
  return (
    <>
      <span className="ipr-no-print ipr-answers-text">{revealed ? text : masked}</span>
      <span className={styles.answersPaper} aria-hidden>
        {masked}
      </span>
      <Button
        type="link"
        size="small"
        className={`ipr-no-print ${styles.answersEye}`}
        aria-label={`${revealed ? '隐藏' : '显示'}${label}`}
        onClick={toggle}
      >
        {revealed ? '隐藏' : '显示'}
      </Button>
      <span className="ipr-visually-hidden ipr-no-print" role="status">
        {said}
      </span>
    </>
  );
}

const show: ShowLine = (line) => ({
  text: line.personal ? <PersonalText {...line} /> : (line.text ?? '—'),
});

/** A form that was sent, read only: personal data is masked and can be shown for a minute. */
export function AnswerView({ sections, level = 2 }: Props) {
  return <AnswerSections sections={sections} show={show} columns level={level} />;
}
