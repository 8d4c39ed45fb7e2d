import {
  type KeyboardEvent,
  type Ref,
  type TextareaHTMLAttributes,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { PlainArea } from '@/components/form/PlainArea';
import { LIMITS } from '@/domain/search/limits';

interface Props
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'onSubmit'> {
  value: string;
  onText: (text: string) => void;
  /** Enter; Shift+Enter makes a new line. */
  onEnter: () => void;
  /** Enter makes a new line; with Ctrl or ⌘ it calls `onEnter`. */
  manyLines?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The style sheet lets the box grow; measuring would lay out the whole page once more. */
const GROWS = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

/**
 * A box for a query. It looks like one line and grows with what is in it: pasted columns keep
 * their lines, and nothing that was typed is out of sight. Enter that ends the choice of an input
 * method does not send.
 */
export function QueryField({
  value,
  onText,
  onEnter,
  manyLines = false,
  onKeyDown,
  ref,
  ...rest
}: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, []);

  // The height follows the text, so the value is what this effect waits for. What fills the box in
  // any case is not measured: laying out a megabyte anew takes the browser seconds for each key.
  useLayoutEffect(() => {
    const field = own.current;
    if (!field || field.value.length !== value.length) return;
    if (value.length > LIMITS.length * 2) {
      field.style.height = '100vh';
      return;
    }
    field.style.height = GROWS ? '' : 'auto';
    if (GROWS) return;
    const border = field.offsetHeight - field.clientHeight;
    field.style.height = `${field.scrollHeight + border}px`;
  }, [value]);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    // 229 is what Safari reports for the Enter that has just ended a composition.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    if (manyLines && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onEnter();
  };

  return (
    <PlainArea
      rows={1}
      enterKeyHint="search"
      {...rest}
      ref={own}
      value={value}
      onChange={onText}
      onKeyDown={press}
    />
  );
}
