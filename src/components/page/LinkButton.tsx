import { useNavigate } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import { absoluteAddress } from '@/address';

interface Props extends Pick<ButtonProps, 'title' | 'children'> {
  /** Path inside the portal. */
  to: string;
}

/**
 * A link that looks like the buttons it stands among. It is one for the browser (new tab, copied
 * address); a plain press stays in the portal.
 */
export function LinkButton({ to, ...button }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      {...button}
      href={absoluteAddress(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
