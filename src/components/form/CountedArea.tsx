import TextArea, { type TextAreaProps, type TextAreaRef } from 'antd/es/input/TextArea';
import type { Ref } from 'react';

/** Length of a text in characters as people count them, without the blanks around it. */
export const textLength = (text: string): number => Array.from(text.trim()).length;

interface CountProps {
  id: string;
  count: number;
  max: number;
}

/** `n/max` of a field, under its id with `-count`, and by how much it is too long. */
export function Count({ id, count, max }: CountProps) {
  return (
    <span id={`${id}-count`} className="ipr-num" aria-live="off">
      <span className="ipr-visually-hidden">字数</span>
      {`${count}/${max}`}
      {count > max && `，超出 ${count - max} 个字`}
    </span>
  );
}

interface Props
  extends Omit<TextAreaProps, 'count' | 'showCount' | 'autoSize' | 'onChange' | 'value'> {
  id: string;
  /** Most characters; more can be typed, and the count says how many are too many. */
  max: number;
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<TextAreaRef> | undefined;
}

/**
 * Several lines of text, counted as people do; the box grows with them. The count has the id of
 * the field with `-count`, for its description.
 */
export function CountedArea({ id, max, onChange, ...area }: Props) {
  return (
    <TextArea
      {...area}
      id={id}
      size="large"
      status={area['aria-invalid'] ? 'error' : ''}
      rows={4}
      count={{
        max,
        strategy: textLength,
        show: ({ count }) => <Count id={id} count={count} max={max} />,
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
