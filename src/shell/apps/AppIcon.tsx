import { useState } from 'react';
import type { App } from '@/services/website';

/** The picture of an app, decorative; the first letter of its title where there is none. */
export function AppIcon({ icon, title }: Pick<App, 'icon' | 'title'>) {
  const [broken, setBroken] = useState(false);
  if (broken || !icon) {
    return (
      <span className="ipr-app-icon ipr-app-letter" aria-hidden>
        {Array.from(title.trim())[0] ?? '应'}
      </span>
    );
  }
  return (
    <img
      className="ipr-app-icon"
      src={icon}
      alt=""
      width={20}
      height={20}
      onError={() => setBroken(true)}
    />
  );
}
