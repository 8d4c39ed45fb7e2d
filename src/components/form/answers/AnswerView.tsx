import type { AnswerSection } from '@/domain/form/answers';
import { AnswerSections, type ShowLine } from './AnswerSections';
import { PersonalText } from './PersonalText';

interface Props {
  /** Made by `answersInWords`. */
  sections: readonly AnswerSection[];
  level?: 2 | 3;
}

const show: ShowLine = (line) => ({
  text: line.personal ? <PersonalText {...line} /> : (line.text ?? '—'),
});

/** A form that was sent, read only: personal data is masked and can be shown for a minute. */
export function AnswerView({ sections, level = 2 }: Props) {
  return <AnswerSections sections={sections} show={show} level={level} />;
}
