import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './chart.module.css';

interface Props {
  /** What is drawn, for those who hear the button. */
  title: string;
  /** Of the element with the definition. */
  id?: string;
  /** How the numbers were counted; read out and printed, shown on request. */
  definition: ReactNode;
  /** Where they come from and as of when; nothing while they are on their way. */
  children: ReactNode;
}

/** The line below a drawing: its source and day, and behind 口径 how its numbers were counted. */
export function ChartSource({ title, id, definition, children }: Props) {
  const [defined, setDefined] = useState(false);
  return (
    <p className="ipr-chart-source">
      <span id={id} className={styles.chartDefinition} hidden={!defined}>
        {definition}
      </span>
      {children && (
        <>
          {children}
          <Button
            type="link"
            size="small"
            className="ipr-no-print"
            aria-expanded={defined}
            aria-label={`统计口径：${title}`}
            onClick={() => setDefined(!defined)}
          >
            口径
          </Button>
        </>
      )}
    </p>
  );
}
