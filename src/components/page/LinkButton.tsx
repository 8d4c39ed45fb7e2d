import { useNavigate } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import { pathOnServer } from '@/address';

type Props = Omit<ButtonProps, 'href' | 'htmlType'> & {
  /** Address within the portal: path, search and fragment. */
  to: string;
  /** Leaves no entry in the history. */
  replace?: boolean;
};

/**
 * A link that is drawn as a button, for the ways on that stand beside buttons. The browser knows its
 * address (new tab, copied link); a plain press stays in the portal.
 */
export function LinkButton({ to, replace = false, onClick, ...props }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      {...props}
      href={pathOnServer(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (onClick) onClick(event);
        else navigate(to, { replace });
      }}
    />
  );
}
