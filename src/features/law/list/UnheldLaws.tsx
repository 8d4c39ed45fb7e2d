import { Fragment } from 'react';
import { RowLink } from '@/components/list/RowLink';
import { titleText } from '@/domain/titleText';
import { lawDetailLink } from '@/links/law';
import styles from '../law.module.css';
import { LAW } from '../noun';
import type { FoundLaws } from './useLawSearch';

interface Props {
  /** The day whose versions are listed. */
  asOf: string;
  found: FoundLaws | undefined;
}

/** What a list of the versions of a day leaves out: laws of which none of that time is held. */
export function UnheldLaws({ asOf, found }: Props) {
  if (!found) return null;
  const { unheld, unheldCount = unheld.length } = found;
  return (
    <div className={`${styles.lawUnheld} ipr-note`}>
      {unheldCount > 0 && (
        <p>
          另有 <span className="ipr-num">{unheldCount.toLocaleString('zh-CN')}</span> {LAW.unit}在{' '}
          <span className="ipr-num">{asOf}</span> 已经有了，但当时的版本没有收录：
          {unheld.map(({ id, title, promulgationDate }, index) => (
            <Fragment key={id || `${index}`}>
              {index > 0 && '、'}
              <RowLink to={id && lawDetailLink({ id })}>{titleText(title)}</RowLink>
              {promulgationDate && `（收录的是 ${promulgationDate} 公布的版本）`}
            </Fragment>
          ))}
          {unheldCount > unheld.length && '等'}。
        </p>
      )}
      <p>只列本平台收录的版本；没有列出的，不表示当时没有这部法规。</p>
    </div>
  );
}
