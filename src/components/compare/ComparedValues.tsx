import { Flex } from 'antd';
import type { ComparedValue } from '@/domain/comparedCells';

/** Several values of one record in a row, with those told that the base does not have. */
export function ComparedValues({ values }: { values: readonly ComparedValue[] }) {
  return (
    <Flex component="ul" vertical>
      {values.map(({ text, own }) => (
        <li key={text}>
          {own ? (
            <ins>
              {text}
              <span className="ipr-visually-hidden">（基准没有）</span>
            </ins>
          ) : (
            text
          )}
        </li>
      ))}
    </Flex>
  );
}
