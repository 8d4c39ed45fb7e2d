import { NumberSource } from '@/components/chart/NumberSource';
import styles from '../enterprise.module.css';
import type { KeyFigure } from './figures';
import { PatentLists } from './PatentLists';
import type { Scope } from './scope';

interface Props {
  figures: readonly KeyFigure[];
  scope: Scope;
}

/** The figures of a portfolio with how they were counted; a number of patents opens their list. */
export function KeyFigures({ figures, scope: { title, source, asOf } }: Props) {
  return (
    <>
      <dl className={styles.enterpriseFigures}>
        {figures.map(({ key, label, value, unit, definition, links, unlisted }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {value === null ? (
                '—'
              ) : (
                <PatentLists links={links} label={`${label} ${value} ${unit}`}>
                  <strong>{value}</strong>
                  <span className={styles.enterpriseUnit}> {unit}</span>
                </PatentLists>
              )}
              <span className={styles.enterpriseDefinition}>
                {definition}
                {unlisted && value !== null && value !== '0' && '；检索式没有这一项，不能列出清单'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <NumberSource how={`范围：${title}。`} source={source} asOf={asOf} />
    </>
  );
}
