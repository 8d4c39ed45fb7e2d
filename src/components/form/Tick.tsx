import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'checked' | 'onChange' | 'className' | 'title' | 'children'
  > {
  /** One of several that exclude each other, in place of a box of its own. */
  radio?: boolean;
  checked: boolean;
  /** Some of what the box stands for is ticked. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
  /** Of the label. */
  className?: string | undefined;
  title?: string;
  /** What stands beside the sign. */
  children?: ReactNode;
}

/**
 * A box to tick or a choice, the browser's own, with its label: for rows, facets and trees, where a
 * page has a hundred of them and antd's take 3 ms each, and for pages that have no room for antd's.
 */
export function Tick(props: Props) {
  const { radio, partly, onChange, className, title, children, ...box } = props;
  return (
    <label className={className} title={title}>
      <input
        {...box}
        ref={(input) => {
          if (input) input.indeterminate = Boolean(partly);
        }}
        type={radio ? 'radio' : 'checkbox'}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
