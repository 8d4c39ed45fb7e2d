import { type CSSProperties, useState } from 'react';
import { type Figure, useFigures } from './figures';

interface Props {
  figure: Figure;
  size: 'thumb' | 'full';
  /** Its name stands beside it, so that it need not be said twice. */
  named?: boolean;
  style?: CSSProperties;
  /** Told the natural size once the picture is there. */
  onSize?: (width: number, height: number) => void;
}

/** What the picture shows, in words. */
export function figureName({ label, caption }: Figure): string {
  return caption ? `${label}：${caption}` : label;
}

/**
 * A drawing. When it cannot be loaded, the record is fetched once for a new address; if that one
 * fails too, a placeholder says so. A picture that is there stays, whatever happens to others.
 */
export function FigureImage({ figure, size, named = false, style, onSize }: Props) {
  const { version, renew } = useFigures();
  const [attempt, setAttempt] = useState<'first' | 'renewing' | 'second' | 'lost'>('first');
  const [loaded, setLoaded] = useState<string>();
  const address = loaded ?? (size === 'thumb' ? figure.thumbUrl : figure.url);

  const fail = () => {
    if (attempt !== 'first') {
      setAttempt('lost');
      return;
    }
    setAttempt('renewing');
    renew(version).then(() => setAttempt('second'));
  };
  if (!address || attempt === 'renewing' || attempt === 'lost') {
    return (
      <span className="ipr-figure-missing" style={style}>
        {figure.label}
        <br />
        {attempt === 'renewing' ? '正在重新获取附图' : '附图暂时无法显示'}
      </span>
    );
  }
  return (
    <img
      key={attempt}
      src={address}
      alt={named ? '' : figureName(figure)}
      loading={size === 'thumb' ? 'lazy' : 'eager'}
      draggable={false}
      style={style}
      onError={fail}
      onLoad={({ currentTarget }) => {
        setLoaded(address);
        onSize?.(currentTarget.naturalWidth, currentTarget.naturalHeight);
      }}
    />
  );
}
