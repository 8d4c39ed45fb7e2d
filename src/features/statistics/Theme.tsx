import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import styles from './statistics.module.css';

interface Props {
  name: string;
  /** Its charts are in sight from the start, also on a telephone. */
  first?: boolean;
  /** Nothing of it can be drawn. */
  hidden: boolean;
  children: ReactNode;
}

/** The charts of one theme under their heading; on a telephone the heading opens and closes them. */
export function Theme({ name, first = false, hidden, children }: Props) {
  const [open, setOpen] = useState(first);
  const folds = useScreenMatches('(max-width: 575px)');
  return (
    <section aria-label={name} className={styles.statisticsTheme} data-open={open} hidden={hidden}>
      <h2>
        {folds ? (
          <Button
            type="text"
            className={styles.statisticsFold ?? ''}
            icon={<RightOutlined rotate={open ? 90 : 0} />}
            iconPlacement="end"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {name}
          </Button>
        ) : (
          name
        )}
      </h2>
      {children}
    </section>
  );
}
