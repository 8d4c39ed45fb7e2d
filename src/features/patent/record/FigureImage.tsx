import { type CSSProperties, useState } from 'react';
import { type Figure, useFigures } from './figures';

interface Props {
  figure: Figure;
  size: 'thumb' | 'full';
  /** Its name stands beside it, so that it need not be said twice. */
  named?: boolean;
  style?: CSSProperties;
  onSize?: (width: number, height: number) => void;
}

/** What the picture shows, in words. */
export function figureName({ label, caption }: Figure): string {
  return caption ? `${label}：${caption}` : label;
}

/**
 * A drawing. When it cannot be loaded, the record is fetched once for a new address; if that one
 * fails too, a placeholder says so.
 */
export function FigureImage({ figure, size, named = false, style, onSize }: Props) {
  const { version, renew } = useFigures();
  /** Version of the addresses with which loading failed; undefined while all is well. */
  const [failedWith, setFailedWith] = useState<number>();
  const [lost, setLost] = useState(false);

  const fail = () => {
    if (failedWith !== undefined) setLost(true);
    else {
      setFailedWith(version);
      renew(version);
    }
  };
  const waiting = failedWith !== undefined && failedWith === version;
  if (lost || waiting) {
    return (
      <span className="ipr-figure-missing" style={style}>
        {figure.label}
        <br />
        {lost ? '附图暂时无法显示' : '正在重新获取附图'}
      </span>
    );
  }
  return (
    <img
      key={version}
      src={size === 'thumb' ? figure.thumbUrl : figure.url}
      alt={named ? '' : figureName(figure)}
      loading={size === 'thumb' ? 'lazy' : 'eager'}
      draggable={false}
      style={style}
      onError={fail}
      onLoad={(event) => {
        setFailedWith(undefined);
        onSize?.(event.currentTarget.naturalWidth, event.currentTarget.naturalHeight);
      }}
    />
  );
}
