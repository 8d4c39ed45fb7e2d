import { Button, Flex } from 'antd';
import { SCALES, withinScales } from './usePan';

interface Props {
  /** 1 for its own size. */
  scale: number;
  onScale: (scale: number) => void;
}

/** Smaller, own size, larger. */
export function ChainZoom({ scale, onScale }: Props) {
  const percent = `${Math.round(scale * 100)}%`;
  return (
    <Flex gap={4} role="group" aria-label="缩放">
      <Button
        aria-label="缩小"
        disabled={scale <= SCALES.least}
        onClick={() => onScale(withinScales(scale - SCALES.step))}
      >
        −
      </Button>
      <Button aria-label={`原大，现在是 ${percent}`} onClick={() => onScale(1)}>
        {percent}
      </Button>
      <Button
        aria-label="放大"
        disabled={scale >= SCALES.most}
        onClick={() => onScale(withinScales(scale + SCALES.step))}
      >
        ＋
      </Button>
    </Flex>
  );
}
