import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import type { ParseError } from '@/domain/search/messages';
import { repairs } from '@/domain/search/repair';

interface Props {
  /** The expression with the error. */
  text: string;
  error: ParseError;
  onRepair: (text: string) => void;
}

/** The ways to repair an expression; nothing where none is known. Comes with the first error. */
export default function Repairs({ text, error, onRepair }: Props) {
  const offered = useMemo(() => repairs(text, error), [text, error]);
  if (!offered.length) return null;
  return (
    <Flex wrap gap="4px 8px" align="center">
      修复：
      {offered.map((repair) => (
        <Button
          key={repair.text}
          size="small"
          title={repair.text}
          onClick={() => onRepair(repair.text)}
        >
          {repair.label}
        </Button>
      ))}
    </Flex>
  );
}
