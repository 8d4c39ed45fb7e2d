import { CountedArea, textLength } from '@/components/form/CountedArea';
import type { Report } from '@/links/report';

/** Characters of a title, of the introduction and of the words for a chart. */
export const LONGEST = { title: 60, introduction: 1000, words: 600 };

/** Names of the texts of a report that are too long. */
export function tooLong<B extends string>(report: Report<B>, titles: Readonly<Record<B, string>>) {
  const { title, introduction, charts } = report;
  return [
    ...(textLength(title) > LONGEST.title ? ['报告标题'] : []),
    ...(textLength(introduction) > LONGEST.introduction ? ['导言'] : []),
    ...charts.flatMap(({ block, words }) =>
      textLength(words) > LONGEST.words ? [`${titles[block]}的说明文字`] : [],
    ),
  ];
}

interface WordsProps {
  id: string;
  value: string;
  max: number;
  /** Where no label stands beside it. */
  name?: string;
  placeholder?: string;
  onChange: (text: string) => void;
}

/** A text of the report; all that is pasted stays, and the count says what is too much. */
export function Words({ id, name, value, max, ...area }: WordsProps) {
  return (
    <CountedArea
      {...area}
      id={id}
      value={value}
      max={max}
      aria-label={name}
      aria-invalid={textLength(value) > max}
      aria-describedby={`${id}-count`}
    />
  );
}
